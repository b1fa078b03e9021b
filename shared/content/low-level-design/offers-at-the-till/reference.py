"""One good design of the till: what was scanned is the only truth, everything else is computed from it."""

from dataclasses import dataclass
from itertools import permutations
from typing import Protocol, Sequence

Cents = int


def rounded(numerator: int, denominator: int) -> Cents:
    """Half a cent goes up; whole numbers only, so that no binary fraction comes in between."""
    return (2 * numerator + denominator) // (2 * denominator)


@dataclass(frozen=True)
class Article:
    name: str
    group: str
    price: Cents
    """For a piece, or for a kilogram."""
    by_weight: bool = False


@dataclass(frozen=True)
class Scanned:
    """One thing on the belt; its number makes it different from an equal one."""

    number: int
    article: Article
    grams: int = 0

    @property
    def price(self) -> Cents:
        return rounded(self.article.price * self.grams, 1000) if self.article.by_weight else self.article.price


@dataclass(frozen=True)
class Discount:
    why: str
    saved: Cents
    uses: tuple[Scanned, ...]


class Offer(Protocol):
    def discounts(self, free: Sequence[Scanned]) -> list[Discount]:
        """What this offer gives for things that no other offer uses; each thing in one discount at most."""
        ...


@dataclass(frozen=True)
class ThreeForTwo:
    name: str

    def discounts(self, free: Sequence[Scanned]) -> list[Discount]:
        same = [each for each in free if each.article.name == self.name]
        triples = [tuple(same[at : at + 3]) for at in range(0, len(same) - 2, 3)]
        return [Discount(f"3 for 2: {self.name}", triple[0].price, triple) for triple in triples]


@dataclass(frozen=True)
class PercentOff:
    group: str
    percent: int

    def discounts(self, free: Sequence[Scanned]) -> list[Discount]:
        return [
            Discount(f"{self.percent} % off {self.group}", rounded(each.price * self.percent, 100), (each,))
            for each in free
            if each.article.group == self.group
        ]


@dataclass(frozen=True)
class Together:
    names: tuple[str, ...]
    price: Cents

    def discounts(self, free: Sequence[Scanned]) -> list[Discount]:
        stacks = [[each for each in free if each.article.name == name] for name in self.names]
        sets = zip(*stacks)
        found = [Discount(" + ".join(self.names), sum(each.price for each in one) - self.price, one) for one in sets]
        return [discount for discount in found if discount.saved > 0]


def best_discounts(things: Sequence[Scanned], offers: Sequence[Offer]) -> list[Discount]:
    """The offers in the order that saves most; a week has few of them, so every order is tried."""
    return max((in_this_order(things, order) for order in permutations(offers)), key=saving)


def in_this_order(things: Sequence[Scanned], offers: Sequence[Offer]) -> list[Discount]:
    given: list[Discount] = []
    for offer in offers:
        used = {each.number for discount in given for each in discount.uses}
        given += offer.discounts([each for each in things if each.number not in used])
    return given


def saving(discounts: Sequence[Discount]) -> Cents:
    return sum(discount.saved for discount in discounts)


@dataclass(frozen=True)
class Receipt:
    things: tuple[Scanned, ...]
    discounts: tuple[Discount, ...]

    @property
    def total(self) -> Cents:
        return sum(each.price for each in self.things) - saving(self.discounts)


class Sale:
    def __init__(self, offers: Sequence[Offer]):
        self._offers = tuple(offers)
        self._things: dict[int, Scanned] = {}
        self._next_number = 1

    def scan(self, article: Article, grams: int = 0) -> Scanned:
        thing = Scanned(self._next_number, article, grams)
        self._things[thing.number] = thing
        self._next_number += 1
        return thing

    def take_back(self, number: int) -> bool:
        """Whether there was such a thing on this receipt."""
        return self._things.pop(number, None) is not None

    def receipt(self) -> Receipt:
        things = tuple(self._things.values())
        return Receipt(things, tuple(best_discounts(things, self._offers)))


bread = Article("bread", "bakery", 220)
butter = Article("butter", "dairy", 180)
yoghurt = Article("yoghurt", "dairy", 75)
cheese = Article("cheese", "dairy", 1990, by_weight=True)

week = [ThreeForTwo("yoghurt"), Together(("bread", "butter"), 300), PercentOff("dairy", 10)]

sale = Sale(week)
assert sale.receipt().total == 0
for article in (yoghurt, yoghurt, yoghurt):
    sale.scan(article)
assert sale.receipt().total == 150, "the third one for nothing is better than ten per cent off each"
extra = sale.scan(yoghurt)
assert sale.receipt().total == 150 + 75 - 8, "the fourth one gets its ten per cent: 7.5 cents, rounded up"
assert sale.take_back(extra.number) and not sale.take_back(extra.number)
assert sale.receipt().total == 150, "taken back as if it had never been there"

sale.scan(bread)
assert sale.receipt().total == 150 + 220
sale.scan(butter)
assert sale.receipt().total == 150 + 300, "together, which saves 100 where ten per cent would save 18"

sale.scan(cheese, grams=255)
last = sale.receipt()
assert last.things[-1].price == 507, "19.90 for a kilogram, 255 grams"
assert last.total == 150 + 300 + 507 - 51
used = [each.number for discount in last.discounts for each in discount.uses]
assert len(used) == len(set(used)), "nothing takes part in two offers"


@dataclass(frozen=True)
class FirstCustomer:
    """An offer that nobody thought of when the rest was written."""

    def discounts(self, free: Sequence[Scanned]) -> list[Discount]:
        return [Discount("a gift for the first customer", each.price, (each,)) for each in free[:1]]


early = Sale([*week, FirstCustomer()])
early.scan(bread)
assert early.receipt().total == 0, "a new kind of offer needs no change anywhere else"
print("the design holds")
