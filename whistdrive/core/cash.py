"""What an evening takes and spends."""

from __future__ import annotations

from dataclasses import dataclass

from whistdrive.core.drive import Drive, Entrant
from whistdrive.core.prizes import awards


@dataclass(frozen=True, slots=True)
class Cash:
    """Sums in the smallest coin: fees that are paid and still to come, all else taken and spent, and the prizes."""

    fees: int
    unpaid: int
    taken: int
    spent: int
    prizes: int

    @property
    def raised(self) -> int:
        """What is left for the hall or the good cause; less than nothing where it cost more."""
        return self.fees + self.taken - self.spent - self.prizes


def cash_of(drive: Drive) -> Cash:
    """The money of a drive. Dummies pay nothing; a prize that nobody can win is not given."""
    guests = payers(drive)
    paid = sum(entrant.paid for entrant in guests)
    return Cash(
        fees=paid * drive.plan.fee,
        unpaid=(len(guests) - paid) * drive.plan.fee,
        taken=sum(line.amount for line in drive.cash if line.kind == "taken"),
        spent=sum(line.amount for line in drive.cash if line.kind == "spent"),
        prizes=sum(award.prize.amount for award in awards(drive) if award.winners or award.open),
    )


def payers(drive: Drive) -> tuple[Entrant, ...]:
    """Everybody who pays the fee: all but the dummies."""
    return tuple(entrant for entrant in drive.entrants if not entrant.dummy)


def owing(drive: Drive) -> tuple[Entrant, ...]:
    """Who has not paid the fee yet, by number; nobody where there is none."""
    unpaid = (entrant for entrant in payers(drive) if not entrant.paid and drive.plan.fee)
    return tuple(sorted(unpaid, key=lambda entrant: entrant.number))


def has_money(drive: Drive) -> bool:
    """Whether the evening has to do with money at all."""
    return bool(drive.plan.fee or drive.cash or any(prize.amount for prize in drive.prizes))
