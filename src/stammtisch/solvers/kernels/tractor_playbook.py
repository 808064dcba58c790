"""How a sound player of Tractor leads and follows, from what its seat may know.

What belongs here: the choice of one play, by weighing a few sensible ones. What does not: what the seat knows and what
cards are worth to it (`tractor_outlook.py`), the rules (`tractor.py`), playing a deal to its end
(`tractor_rollouts.py`).

A play is worth the card points it is expected to win or lose, less what its cards would be worth later. Chances are in
thousandths, worths of plays in ten thousandths of a card point.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.tractor_deal import Deal

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import ctz, msb, pop
    from stammtisch.solvers.kernels.tractor import TRUMPS
    from stammtisch.solvers.kernels.tractor_outlook import SURE, Outlook

WORST = -1_000_000_000

WEIGHTS = {
    "lead": 12,
    "follow": 45,
    "rank": 0,
    "boss": 1,
    "trump": 6,
    "trump_rank": 3,
    "boss_trump": 30,
    "pair": 8,
    "trump_pair": 32,
    "held_points": 2,
    "voiding": 10,
    "ruffs_single": 900,
    "ruffs_pair": 450,
    "ruffs_tractor": 400,
    "partner": 500,
    "long_suit": 2,
    "pair_lead": 20,
    "draw": 4,
    "draw_attacking": -24,
    "last_trump": 57,
}
"""In tenths of a card point, but for the five chances in thousandths (ruffs, partner).

lead: being on lead. follow: what each later player adds on average to a card led. rank: a class higher in a plain
suit. boss: a card that nothing out beats in its suit. trump, trump_rank, boss_trump: the same of trumps. pair,
trump_pair: a pair that stays whole. held_points: a card point kept. voiding: the last card of a plain suit gone while
trumps are held. ruffs_*: that a void seat holds trumps of the shape. partner: that a partner takes what others took
from the lead. long_suit: each further card of the suit led. pair_lead: each pair led. draw, draw_attacking: a trump
led from strength by the dealer's side, and by the other. last_trump: a trump led when no other hand has one.
"""


class Playbook(Outlook):
    """The choice of a play in a deal; it stands in `ones` and `twos`."""

    def __init__(self, deal: Deal, weights: dict[str, int]) -> None:
        super().__init__(deal, weights)
        self.ones = 0
        self.twos = 0
        self.best_ones = 0
        self.best_twos = 0
        self.best_worth = 0
        self.lead_worth = weights["lead"]
        self.follow_worth = weights["follow"]
        self.partner = weights["partner"]
        self.long_suit = weights["long_suit"]
        self.pair_lead = weights["pair_lead"]
        self.draw = weights["draw"]
        self.draw_attacking = weights["draw_attacking"]
        self.last_trump = weights["last_trump"]

    def choose(self, seat: int) -> None:
        """What the seat, whose turn it is, leads or follows with."""
        if self.deal.places:
            self.choose_follow(seat)
        else:
            self.choose_lead(seat)

    # ---- leading

    def choose_lead(self, seat: int) -> None:
        """The best of the tops, bottoms, pairs and tractors of each suit."""
        self.look(seat)
        self.best_worth = WORST
        for suit in range(5):
            mask = self.rules.suits[suit]
            ones, twos = self.deal.hand_ones[seat] & mask, self.deal.hand_twos[seat] & mask
            if ones:
                self._weigh_single_leads(ones, twos)
            length = 1
            runs = self.rules.bottoms(twos, 1)
            while runs:
                self._weigh_lead_of(twos, msb(runs), length)
                if runs & (runs - 1):
                    self._weigh_lead_of(twos, ctz(runs), length)
                length += 1
                runs = self.rules.bottoms(twos, length)
        self.ones = self.best_ones
        self.twos = self.best_twos

    def _weigh_single_leads(self, ones: int, twos: int) -> None:
        """The top, the lowest card, and the lowest without card points."""
        self.weigh_lead(self.rules.one_of(ones, self.rules.highest(ones)), 0)
        worthless = ones & ~(self.rules.fives | self.rules.tens)
        if worthless:
            self._weigh_lowest(worthless, twos)
        if worthless != ones:
            self._weigh_lowest(ones & ~worthless, twos)

    def _weigh_lowest(self, faces: int, twos: int) -> None:
        """The cheapest of the faces, led alone."""
        self.weigh_lead(self._cheapest(faces, twos, 0), 0)

    def _weigh_lead_of(self, twos: int, bottom: int, length: int) -> None:
        faces = self.rules.stretch(twos, bottom, length)
        self.weigh_lead(faces, faces)

    def weigh_lead(self, ones: int, twos: int) -> None:
        """Keep this lead if it is worth more than those before."""
        worth = self.lead_value(ones, twos)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best_ones = ones
            self.best_twos = twos

    def lead_value(self, ones: int, twos: int) -> int:
        """What it is worth to lead these cards."""
        seat = self.seat
        self.trick.lead(ones, twos)
        pairs, top = self.trick.longest_component(), self.trick.top()
        first = self.holds((seat + 1) & 3, pairs, top, False)
        last = self.holds((seat + 3) & 3, pairs, top, False)
        chance = first * last // SURE
        behind = SURE - self.holds((seat + 2) & 3, pairs, top, False)
        chance += (SURE - chance) * (behind * self.partner // SURE) // SURE
        stake = 10 * self.trick.card_points() + self.follow_worth * self.trick.count
        worth = stake * (2 * chance - SURE) + chance * self.lead_worth
        return worth + SURE * (self._shape_worth() - self._spent(ones, twos))

    def _shape_worth(self) -> int:
        """What speaks for a lead beside the trick: pairs that draw cards out, a long suit, trumps."""
        seat = self.seat
        mask = self.rules.suits[self.trick.suit]
        held = pop(self.deal.hand_ones[seat] & mask) + pop(self.deal.hand_twos[seat] & mask)
        worth = self.pair_lead * self.trick.pairs
        if self.trick.suit != TRUMPS:
            return worth + self.long_suit * held
        if self.out_counts[TRUMPS] == 0:
            return worth - self.last_trump
        if (seat ^ self.deal.dealer) & 1:
            return worth + self.draw_attacking
        return worth + self.draw if 3 * held > self.out_counts[TRUMPS] else worth

    # ---- following

    def choose_follow(self, seat: int) -> None:
        """The best of the cheapest play, the one richest in card points, and the cheapest and highest that win."""
        self.look(seat)
        mask = self.rules.suits[self.trick.suit]
        ones, twos = self.deal.hand_ones[seat], self.deal.hand_twos[seat]
        held = pop(ones & mask) + pop(twos & mask)
        self.best_worth = WORST
        if pop(ones) + pop(twos) == self.trick.count:
            self.ones = ones
            self.twos = twos
            return
        if held == self.trick.count:
            self.ones = ones & mask
            self.twos = twos & mask
            return
        for giving in range(2):
            self._give(ones, twos, held, 12 - 24 * giving)
            self.weigh_follow(self.ones, self.twos)
        if held > self.trick.count and not self.trick.ruffs[self.trick.winner()] and self.trick.components() == 1:
            self._weigh_winners(ones & mask, twos & mask)
        elif held == 0 and self.trick.suit != TRUMPS:
            mask = self.rules.suits[TRUMPS]
            self._weigh_ruffs(ones & mask, twos & mask)
        self.ones = self.best_ones
        self.twos = self.best_twos

    def _give(self, ones: int, twos: int, held: int, points: int) -> None:
        """A legal play of cards that are missed least. points: what a card point counts against a card."""
        mask = self.rules.suits[self.trick.suit]
        if held <= self.trick.count:
            self.ones = ones & mask
            self.twos = twos & mask
            self._fill(ones & ~mask, twos & ~mask, self.trick.count - held, points)
            return
        ones &= mask
        twos &= mask
        self.ones = self._pairs_asked(twos, points) if self.trick.pairs else 0
        self.twos = self.ones
        left = self.trick.count - 2 * pop(self.ones)
        self._fill(ones & ~self.ones, twos & ~self.ones, left, points)

    def _pairs_asked(self, twos: int, points: int) -> int:
        """The cheapest pairs that the lead asks for, tractors among them where they must be given (T-A17, T-X4)."""
        taken = 0
        if not self.trick.asks_tractors():
            return self._cheapest_pairs(twos, self.trick.pairs, points)
        for index in range(self.trick.number):
            length = self.trick.length_asked(twos, index)
            found = 0
            if length > 1:
                found = self.rules.stretch(twos, ctz(self.rules.bottoms(twos, length)), length)
            found |= self._cheapest_pairs(twos & ~found, self.trick.sizes[index] - pop(found), points)
            twos &= ~found
            taken |= found
        return taken

    def _cheapest_pairs(self, twos: int, count: int, points: int) -> int:
        taken = 0
        for _ in range(count):
            if twos == taken:
                break
            taken |= self._cheapest(twos & ~taken, 0, points)
        return taken

    def _fill(self, ones: int, twos: int, count: int, points: int) -> None:
        """So many of these cards more."""
        for _ in range(count):
            face = self._cheapest(ones, twos, points)
            self.twos |= self.ones & face
            self.ones |= face
            if twos & face:
                twos ^= face
            else:
                ones ^= face

    def _cheapest(self, faces: int, twos: int, points: int) -> int:
        """The face that is missed least."""
        best, least = 0, 0
        while faces:
            face = faces & -faces
            faces ^= face
            cost = self.keeping(face, twos) + points * self.rules.card_points(face, 0)
            if best == 0 or cost < least:
                best = face
                least = cost
        return best

    def _weigh_winners(self, ones: int, twos: int) -> None:
        """Plays of the suit led that win: the lowest, the highest, and the one with most card points."""
        pairs = self.trick.longest_component()
        top = self.trick.top()
        if pairs == 0:
            higher = self._above(ones, top)
            if higher:
                self.weigh_follow(self._cheapest(higher, twos, 0), 0)
                self.weigh_follow(self._cheapest(higher, twos, -12), 0)
                self.weigh_follow(self.rules.one_of(higher, self.rules.highest(higher)), 0)
            return
        self._weigh_runs(twos, pairs, top)

    def _weigh_runs(self, twos: int, pairs: int, top: int) -> None:
        """The lowest and the highest run of so many pairs above a top."""
        runs = self.rules.bottoms(twos, pairs)
        while runs and ctz(runs) + pairs - 1 <= top:
            runs &= runs - 1
        if runs:
            low = self.rules.stretch(twos, ctz(runs), pairs)
            high = self.rules.stretch(twos, msb(runs), pairs)
            if self.trick.may_follow(self.deal.hand_ones[self.seat], self.deal.hand_twos[self.seat], low, low):
                self.weigh_follow(low, low)
            if high != low and self.trick.may_follow(
                self.deal.hand_ones[self.seat], self.deal.hand_twos[self.seat], high, high
            ):
                self.weigh_follow(high, high)

    def _weigh_ruffs(self, ones: int, twos: int) -> None:
        """Trumps of the shape led that win."""
        top = self.trick.top() if self.trick.ruffs[self.trick.winner()] else -1
        if self.trick.components() > 1:
            self._weigh_ruff_of_throw(ones, twos, top)
        elif self.trick.number:
            self._weigh_runs(twos, self.trick.longest_component(), top)
        else:
            higher = self._above(ones, top) if top >= 0 else ones
            if higher:
                self.weigh_follow(self._cheapest(higher, twos, 0), 0)
                self.weigh_follow(self._cheapest(higher, twos, -12), 0)
                self.weigh_follow(self.rules.one_of(higher, self.rules.highest(higher)), 0)

    def _weigh_ruff_of_throw(self, ones: int, twos: int, top: int) -> None:
        """The lowest trumps that have the shape of a throw and beat this top (T-X5)."""
        self.ones = 0
        self.twos = 0
        for index in range(self.trick.number):
            runs = self.rules.bottoms(twos & ~self.ones, self.trick.sizes[index])
            while index == 0 and runs and ctz(runs) + self.trick.sizes[0] - 1 <= top:
                runs &= runs - 1
            if not runs:
                return
            self.ones |= self.rules.stretch(twos & ~self.ones, ctz(runs), self.trick.sizes[index])
        self.twos = self.ones
        ones &= ~self.ones
        twos &= ~self.ones
        left = self.trick.singles
        if pop(ones) + pop(twos) < left:
            return
        if self.trick.number == 0:
            higher = self._above(ones, top) if top >= 0 else ones
            if not higher:
                return
            face = self._cheapest(higher, twos, 0)
            self.ones = face
            left -= 1
            if twos & face:
                twos ^= face
            else:
                ones ^= face
        self._fill(ones, twos, left, 0)
        self.weigh_follow(self.ones, self.twos)

    def weigh_follow(self, ones: int, twos: int) -> None:
        """Keep this play if it is worth more than those before."""
        if ones == self.best_ones and twos == self.best_twos and self.best_worth > WORST:
            return
        worth = self.follow_value(ones, twos)
        if worth > self.best_worth:
            self.best_worth = worth
            self.best_ones = ones
            self.best_twos = twos

    def follow_value(self, ones: int, twos: int) -> int:
        """What it is worth to follow with these cards."""
        seat = self.seat
        place = self.trick.places
        self.trick.follow(ones, twos)
        chance = self._chance_of_trick(place, seat)
        stake = 10 * self.trick.card_points() + self.follow_worth * self.trick.count * (3 - place) // 3
        self.trick.take_back()
        return stake * (2 * chance - SURE) + chance * self.lead_worth - SURE * self._spent(ones, twos)

    def _chance_of_trick(self, place: int, seat: int) -> int:
        """That the own side gets the trick as it stands, with the seats after `place` to play."""
        winner = self.trick.winner()
        ours = (winner ^ place) & 1 == 0
        pairs, top, ruffed = self.trick.longest_component(), self.trick.top(), self.trick.ruffs[winner] != 0
        if place == 3:
            return SURE if ours else 0
        if place == 2:
            last = self.holds((seat + 1) & 3, pairs, top, ruffed)
            return last if ours else 0
        third = self.holds((seat + 1) & 3, pairs, top, ruffed)
        partner = SURE - self.holds((seat + 2) & 3, pairs, top, ruffed)
        return third + (SURE - third) * (partner // 2) // SURE if ours else partner
