# cython: auto_pickle=False
"""Making the tables of `cribbage_beliefs.py`: best responses in the discard, many deals played out, chances to win.

What belongs here: the loops that take minutes. What does not: their order, and the file they end in.
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.cribbage import Pegging, rank_score, show_score
    from stammtisch.solvers.kernels.cribbage_beliefs import number_of_four, number_of_two
    from stammtisch.solvers.kernels.cribbage_random import Lots

TARGET = 121
JACK = 10
WAYS = [1, 4, 6, 4, 1]
"""In how many ways so many cards of one rank are held."""


def number_of_six(ranks: list[int], first: int) -> int:
    """From 0 to 18,563, for six ranks low to high from this place on."""
    number = 0
    for place in range(6):
        rank = ranks[first + place]
        ways = 1
        for step in range(place + 1):
            ways = ways * (rank + step) // (step + 1)
        number += ways
    return number


class Making:
    """kept, thrown, pegs, wins: as in `Beliefs`. choices: by role and six ranks, which two places to lay away, as
    6 * first + second. steps: who scores in a deal and how much, one pair after the other: heels, pegs by turns, three
    shows. means: by role and ranks kept, how much more one pegs than the other seat.
    """

    def __init__(self, seed: int) -> None:
        self.lots = Lots(seed)
        self.pegging = Pegging()
        self.deck = list(range(52))
        self.kept = [0.0] * 3_640
        self.thrown = [1 / 91] * 182
        self.answers = [0.0] * 91
        self.choices = [0] * 37_128
        self.means = [0.0] * 3_640
        self.pegs = [0.0] * 116_480
        self.wins = [0.0] * 14_641
        self.steps = [0] * 64
        self.record = [0] * 800_000
        self.recorded = 0
        self.unseen = [4] * 13
        self.held = [0] * 6
        self.cards = [0] * 12
        self.hand = [0] * 4
        self.got = [0] * 2
        self.fours = [0] * 7_280
        self.crib_scores = [0] * 107_653
        self.weights = [0.0] * 1_183
        self.wholes = [0.0] * 13
        self._fill_crib_scores()

    def _fill_crib_scores(self) -> None:
        """By a pair of ranks, a starter and another pair: what this crib scores."""
        at = 0
        for b in range(13):
            for a in range(b + 1):
                for starter in range(13):
                    for y in range(13):
                        for x in range(y + 1):
                            self.crib_scores[at] = rank_score(a, b, x, y, starter)
                            at += 1

    def tables(self) -> tuple[list[float], list[float], list[float], list[float]]:
        """What was made: kept, thrown, pegs, wins."""
        return list(self.kept), list(self.thrown), list(self.pegs), list(self.wins)

    # --- best responses ---

    def respond(self, role: int) -> None:
        """Finds, for all 18,395 classes of six ranks, the discard of this role that answers the other's best."""
        with cython.nogil:
            self._respond(role)

    def _respond(self, role: int) -> None:
        for place in range(1820):
            self.kept[1820 * role + place] = 0.0
        for place in range(91):
            self.answers[place] = 0.0
        whole = 0.0
        number = 0
        for f in range(13):
            for e in range(f + 1):
                for d in range(e + 1):
                    for c in range(d + 1):
                        for b in range(c + 1):
                            for a in range(b + 1):
                                if b != f and a != e:  # no five of a rank
                                    self._hold(a, b, c, d, e, f)
                                    ways = self._ways_to_hold()
                                    self._choose(role, number)
                                    self._count_choice(role, number, ways)
                                    whole += ways
                                number += 1
        for place in range(1820):
            self.kept[1820 * role + place] /= whole
        for place in range(91):
            self.thrown[91 * role + place] = self.answers[place] / whole

    def _hold(self, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        held = self.held
        held[0] = a
        held[1] = b
        held[2] = c
        held[3] = d
        held[4] = e
        held[5] = f
        for rank in range(13):
            self.unseen[rank] = 4
        for place in range(6):
            self.unseen[held[place]] -= 1

    def _ways_to_hold(self) -> float:
        ways = 1.0
        for rank in range(13):
            ways *= WAYS[4 - self.unseen[rank]]
        return ways

    def _choose(self, role: int, number: int) -> None:
        """The pair whose hand, crib and pegs are best together."""
        self._weigh_others(1 - role)
        highest = -1000.0
        for first in range(5):
            for second in range(first + 1, 6):
                worth = self._worth(role, first, second)
                if worth > highest:
                    highest = worth
                    self.choices[18_564 * role + number] = 6 * first + second

    def _stay(self, first: int, second: int) -> None:
        staying = 0
        for place in range(6):
            if place != first and place != second:
                self.hand[staying] = self.held[place]
                staying += 1

    def _weigh_others(self, role: int) -> None:
        """For each starter: how likely a seat of this role lays away each pair, from the cards not held."""
        for starter in range(13):
            if self.unseen[starter]:
                self.unseen[starter] -= 1
                self._weigh_pairs(role, starter)
                self.unseen[starter] += 1

    def _weigh_pairs(self, role: int, starter: int) -> None:
        place = 0
        whole = 0.0
        for y in range(13):
            for x in range(y + 1):
                if x == y:
                    weight = self.thrown[91 * role + place] * (self.unseen[x] * (self.unseen[x] - 1)) / 12.0
                else:
                    weight = self.thrown[91 * role + place] * (self.unseen[x] * self.unseen[y]) / 16.0
                self.weights[91 * starter + place] = weight
                whole += weight
                place += 1
        self.wholes[starter] = whole

    def _worth(self, role: int, first: int, second: int) -> float:
        """Average of hand, crib and pegs in our favour; suits enter as a chance of nobs only."""
        self._stay(first, second)
        hand = self.hand
        low = self.held[first]
        high = self.held[second]
        total = 0.0
        cribs = 0.0
        for starter in range(13):
            number = self.unseen[starter]
            if number:
                total += number * rank_score(hand[0], hand[1], hand[2], hand[3], starter)
                cribs += number * self._crib_mean(number_of_two(low, high), starter)
        for place in range(4):
            if hand[place] == JACK:
                total += 11.5  # of the 46 starters, about so many have its suit
        if low == JACK:
            cribs += 11.5
        if high == JACK:
            cribs += 11.5
        if role == 0:
            cribs = -cribs
        return (total + cribs) / 46.0 + self.means[1820 * role + number_of_four(hand[0], hand[1], hand[2], hand[3])]

    def _crib_mean(self, pair: int, starter: int) -> float:
        """Average of the crib by ranks."""
        scores = 1_183 * pair + 91 * starter
        weights = 91 * starter
        total = 0.0
        for other in range(91):
            total += self.weights[weights + other] * self.crib_scores[scores + other]
        return total / self.wholes[starter]

    def _count_choice(self, role: int, number: int, ways: float) -> None:
        choice = self.choices[18_564 * role + number]
        self._stay(choice // 6, choice % 6)
        hand = self.hand
        self.kept[1820 * role + number_of_four(hand[0], hand[1], hand[2], hand[3])] += ways
        self.answers[number_of_two(self.held[choice // 6], self.held[choice % 6])] += ways

    # --- the play ---

    def peg(self) -> None:
        """For all hands of four ranks and both roles: their pegs against every hand that the other role keeps."""
        with cython.nogil:
            self._number_hands()
            for place in range(116_480):
                self.pegs[place] = 0.0
            for pone in range(1_820):
                for dealer in range(1_820):
                    self._peg_against(pone, dealer)
            for place in range(3_640):
                self._make_chances(place)

    def _number_hands(self) -> None:
        """The ranks of all hands of four, by number."""
        at = 0
        for d in range(13):
            for c in range(d + 1):
                for b in range(c + 1):
                    for a in range(b + 1):
                        self.fours[at] = a
                        self.fours[at + 1] = b
                        self.fours[at + 2] = c
                        self.fours[at + 3] = d
                        at += 4

    def _peg_against(self, pone: int, dealer: int) -> None:
        """Plays these hands out, and counts the result for both as often as the other role keeps the other hand."""
        of_dealer = self.kept[1_820 + dealer] * self._ways_beside(dealer, pone)
        of_pone = self.kept[pone] * self._ways_beside(pone, dealer)
        if of_dealer == 0.0 and of_pone == 0.0:
            return
        for place in range(4):
            self.pegging.ranks[0][place] = self.fours[4 * pone + place]
            self.pegging.ranks[1][place] = self.fours[4 * dealer + place]
        self._play_out()
        first = min(15, self.got[0])
        second = min(15, self.got[1])
        self.pegs[32 * pone + first] += of_dealer
        self.pegs[32 * pone + 16 + second] += of_dealer
        self.pegs[32 * (1_820 + dealer) + second] += of_pone
        self.pegs[32 * (1_820 + dealer) + 16 + first] += of_pone

    def _ways_beside(self, hand: int, other: int) -> float:
        """In how many ways a hand is held beside another, as a share of those in a whole pack."""
        ways = 1.0
        for place in range(4):
            rank = self.fours[4 * hand + place]
            before = 0
            left = 4
            for earlier in range(place):
                if self.fours[4 * hand + earlier] == rank:
                    before += 1
            for theirs in range(4):
                if self.fours[4 * other + theirs] == rank:
                    left -= 1
            if left <= before:
                return 0.0
            ways = ways * (left - before) / (4 - before)
        return ways

    def _make_chances(self, hand: int) -> None:
        """Turns how often each number was pegged into chances, and takes the mean."""
        whole = 0.0
        mean = 0.0
        for score in range(16):
            whole += self.pegs[32 * hand + score]
        for score in range(16):
            if whole > 0.0:
                self.pegs[32 * hand + score] /= whole
                self.pegs[32 * hand + 16 + score] /= whole
            mean += score * (self.pegs[32 * hand + score] - self.pegs[32 * hand + 16 + score])
        self.means[hand] = mean

    def _discard(self, role: int, first: int) -> None:
        """Sorts six of `cards`, and moves the two that this role lays away to their end."""
        cards = self.cards
        for place in range(1, 6):
            card = cards[first + place]
            at = place
            while at > 0 and cards[first + at - 1] > card:
                cards[first + at] = cards[first + at - 1]
                at -= 1
            cards[first + at] = card
        for place in range(6):
            self.held[place] = cards[first + place] >> 2
        choice = self.choices[18_564 * role + number_of_six(self.held, 0)]
        second = cards[first + choice % 6]
        lower = cards[first + choice // 6]
        staying = first
        for place in range(6):
            if place != choice // 6 and place != choice % 6:
                cards[staying] = cards[first + place]
                self.pegging.ranks[role][staying - first] = cards[staying] >> 2
                staying += 1
        cards[first + 4] = lower
        cards[first + 5] = second

    def _play_out(self) -> None:
        """The play, each seat laying what is most attractive; the pone is seat 0."""
        self.got[0] = 0
        self.got[1] = 0
        self.length = 1  # the first step is for heels
        self.pegging.start(0)
        while self.pegging.turn >= 0:
            seat = self.pegging.turn
            place = self.pegging.attractive()
            if place < 0:
                seat = 1 - seat
                score = self.pegging.say_go()
            else:
                score = self.pegging.lay(place)
            self.got[seat] += score
            self._note(seat, score)

    def _note(self, seat: int, score: int) -> None:
        """Adds what was pegged to the steps of the deal, to the newest if that is of the same seat."""
        if score == 0:
            return
        newest = 2 * (self.length - 1)
        if self.length > 1 and self.steps[newest] == seat:
            self.steps[newest + 1] += score
        else:
            self.steps[newest + 2] = seat
            self.steps[newest + 3] = score
            self.length += 1

    # --- chances to win ---

    def deal(self, number: int) -> tuple[float, float, float]:
        """Plays so many deals, at most 20,000, for `win`; averages of pone's hand, dealer's hand and crib."""
        sums = [0, 0, 0]
        self.recorded = 0
        for _ in range(number):
            self._deal_whole()
            for place in range(3):
                sums[place] += self.steps[2 * (self.length - 3 + place) + 1]
            for place in range(2 * self.length):
                self.record[self.recorded + place] = self.steps[place]
            self.recorded += 2 * self.length
            self.record[self.recorded] = -1  # the end of a deal
            self.recorded += 2
        return sums[0] / number, sums[1] / number, sums[2] / number

    def _deal_whole(self) -> None:
        cards = self.cards
        self.lots.shuffle(self.deck, 13)
        for place in range(12):
            cards[place] = self.deck[place]
        starter = self.deck[12]
        self._discard(0, 0)
        self._discard(1, 6)
        self.steps[0] = 1
        self.steps[1] = 2 if starter >> 2 == JACK else 0
        self._play_out()
        self._add_show(0, show_score(cards[0], cards[1], cards[2], cards[3], starter, 4))
        self._add_show(1, show_score(cards[6], cards[7], cards[8], cards[9], starter, 4))
        self._add_show(1, show_score(cards[4], cards[5], cards[10], cards[11], starter, 0))

    def _add_show(self, seat: int, score: int) -> None:
        self.steps[2 * self.length] = seat
        self.steps[2 * self.length + 1] = score
        self.length += 1

    def win(self) -> None:
        """The chance of the dealer to win at any score, if deals go as those did."""
        with cython.nogil:
            for total in range(240, -1, -1):
                for dealer in range(max(0, total - 120), min(120, total) + 1):
                    self.wins[121 * dealer + total - dealer] = self._chance(dealer, total - dealer)

    def _chance(self, dealer: int, pone: int) -> float:
        """The average over all deals of the chance to win after them."""
        chance = 0.0
        deals = 0
        mine = dealer
        theirs = pone
        for place in range(0, self.recorded, 2):
            who = self.record[place]
            if who < 0:
                if mine >= TARGET:
                    chance += 1.0
                elif theirs < TARGET:
                    chance += 1.0 - self.wins[121 * theirs + mine]
                deals += 1
                mine = dealer
                theirs = pone
            elif mine < TARGET and theirs < TARGET:  # the first peg home ends the game
                if who == 1:
                    mine += self.record[place + 1]
                else:
                    theirs += self.record[place + 1]
        return chance / deals
