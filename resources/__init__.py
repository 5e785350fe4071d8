"""Fonts, icons, translations, samples and movements: installed as `whistdrive.resources`."""
