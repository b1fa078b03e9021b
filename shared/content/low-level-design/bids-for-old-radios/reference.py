"""One good design of the exchange for old radios, small enough to read; its assertions stand at the end."""

from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import Callable, Iterable


class Side(Enum):
    BUY = "buy"
    SELL = "sell"

    @property
    def other(self) -> "Side":
        return Side.SELL if self is Side.BUY else Side.BUY


@dataclass
class Offer:
    number: int
    member: str
    side: Side
    price: int
    pieces: int


@dataclass(frozen=True)
class Deal:
    buyer: str
    seller: str
    price: int
    pieces: int


class Waiting:
    """The offers of one side in the order in which they are served: the best price first, then the oldest."""

    def __init__(self, side: Side):
        self._side = side
        self._by_price: dict[int, list[Offer]] = {}

    def add(self, offer: Offer) -> None:
        self._by_price.setdefault(offer.price, []).append(offer)

    def remove(self, offer: Offer) -> None:
        at_price = self._by_price[offer.price]
        at_price.remove(offer)
        if not at_price:
            del self._by_price[offer.price]

    def first(self) -> Offer | None:
        if not self._by_price:
            return None
        best = max if self._side is Side.BUY else min
        return self._by_price[best(self._by_price)][0]


class Exchange:
    """The only part that others call. It keeps no money and no radios, only offers and deals."""

    def __init__(self, report: Callable[[Deal], None]):
        self._report = report
        self._numbers = count(1)
        self._waiting = {side: Waiting(side) for side in Side}
        self._open: dict[int, Offer] = {}

    def place(self, member: str, side: Side, price: int, pieces: int) -> int:
        """Makes all deals that the offer allows, lets the rest wait, and returns the offer's number."""
        if price <= 0 or pieces <= 0:
            raise ValueError("a price and a number of pieces are above zero")
        offer = Offer(next(self._numbers), member, side, price, pieces)
        while offer.pieces > 0:
            partner = self._waiting[side.other].first()
            if partner is None or not _meet(offer, partner):
                break
            self._trade(offer, partner)
        if offer.pieces > 0:
            self._open[offer.number] = offer
            self._waiting[side].add(offer)
        return offer.number

    def withdraw(self, member: str, number: int) -> bool:
        """Whether the offer was still waiting, was this member's, and is gone now."""
        offer = self._open.get(number)
        if offer is None or offer.member != member:
            return False
        self._drop(offer)
        return True

    def best(self, side: Side) -> int | None:
        first = self._waiting[side].first()
        return None if first is None else first.price

    def _trade(self, arriving: Offer, waiting: Offer) -> None:
        pieces = min(arriving.pieces, waiting.pieces)
        arriving.pieces -= pieces
        waiting.pieces -= pieces
        if waiting.pieces == 0:
            self._drop(waiting)
        buyer, seller = (arriving, waiting) if arriving.side is Side.BUY else (waiting, arriving)
        self._report(Deal(buyer.member, seller.member, waiting.price, pieces))

    def _drop(self, offer: Offer) -> None:
        del self._open[offer.number]
        self._waiting[offer.side].remove(offer)


def _meet(one: Offer, other: Offer) -> bool:
    buy, sell = (one, other) if one.side is Side.BUY else (other, one)
    return buy.price >= sell.price


def played(calls: Iterable[tuple[str, Side, int, int]]) -> tuple[Exchange, list[Deal], list[int]]:
    deals: list[Deal] = []
    exchange = Exchange(deals.append)
    numbers = [exchange.place(*call) for call in calls]
    return exchange, deals, numbers


BUY, SELL = Side.BUY, Side.SELL

exchange, deals, _ = played([("ann", SELL, 50, 1), ("ben", BUY, 60, 1)])
assert deals == [Deal("ben", "ann", 50, 1)], "the waiting offer's price counts"
assert exchange.best(BUY) is None and exchange.best(SELL) is None

_, deals, _ = played([("ann", SELL, 50, 1), ("cem", SELL, 45, 1), ("dora", SELL, 45, 1), ("ben", BUY, 50, 3)])
assert [deal.seller for deal in deals] == ["cem", "dora", "ann"], "the best price, then the oldest"
assert [deal.price for deal in deals] == [45, 45, 50]

exchange, deals, numbers = played([("ann", SELL, 50, 2), ("ben", BUY, 50, 5), ("cem", SELL, 55, 1)])
assert deals == [Deal("ben", "ann", 50, 2)]
assert exchange.best(BUY) == 50 and exchange.best(SELL) == 55, "the rest waits"
assert exchange.withdraw("ann", numbers[0]) is False, "it is gone already"
assert exchange.withdraw("cem", numbers[1]) is False, "nobody withdraws the offer of another"
assert exchange.withdraw("ben", numbers[1]) is True
assert exchange.best(BUY) is None

again = played([("ann", SELL, 50, 2), ("ben", BUY, 50, 5), ("cem", SELL, 50, 1)])
assert again[1] == [Deal("ben", "ann", 50, 2), Deal("ben", "cem", 50, 1)], "a part that waits keeps its place"
assert again[1] == played([("ann", SELL, 50, 2), ("ben", BUY, 50, 5), ("cem", SELL, 50, 1)])[1], "the same calls, the same deals"
print("the design holds")
