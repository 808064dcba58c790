# cython: auto_pickle=False
"""Whole games of Cribbage at random, and the lots they are drawn by.

Not here: the rules they are played by (`cribbage.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.cribbage import Pegging, show_score

LOW_32_BITS = 0xFFFFFFFF


class Lots:
    """Drawing lots: a xorshift generator of 32 bits, the same compiled and interpreted."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 0x7FFFFFFF + 1

    def below(self, number: int) -> int:
        """A lot from 0 to `number` - 1; `number` is small."""
        lot = self.state
        lot ^= (lot << 13) & LOW_32_BITS
        lot ^= lot >> 17
        lot ^= (lot << 5) & LOW_32_BITS
        self.state = lot
        return ((lot >> 8) * number) >> 24

    def shuffle(self, deck: list[int], number: int) -> None:
        """Draws the first `number` cards of a pack of 52 by lot."""
        for place in range(number):
            other = place + self.below(52 - place)
            card = deck[other]
            deck[other] = deck[place]
            deck[place] = card


class Playout(Pegging):
    """Whole games at random.

    deck: the pone's four cards and two discards, the dealer's, the starter. plays: of the latest deal, the places
    from 0 to 3 played, 4 for a go, in order. scores: of seats 0 and 1.
    """

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.lots = Lots(seed)
        self.deck = list(range(52))
        self.plays = [0] * 32
        self.played = 0
        self.scores = [0, 0]

    def games(self, number: int, target: int) -> int:
        """Plays so many games; how many deals they took. Other threads may run."""
        with cython.nogil:
            deals = self._games(number, target)
        return deals

    def _games(self, number: int, target: int) -> int:
        deals = 0
        for _ in range(number):
            self.scores[0] = 0
            self.scores[1] = 0
            dealer = self.lots.below(2)
            deals += 1
            while not self._deal(dealer, target):
                dealer = 1 - dealer
                deals += 1
        return deals

    def trace(self) -> tuple[list[int], list[int], list[int]]:
        """The thirteen cards of the latest deal, what was played, and the scores."""
        return [self.deck[i] for i in range(13)], [self.plays[i] for i in range(self.played)], list(self.scores)

    def set_scores(self, first: int, second: int) -> None:
        """Where the pegs stand."""
        self.scores[0] = first
        self.scores[1] = second

    def deal(self, dealer: int, target: int) -> int:
        """Plays one deal; 1 when it ended the game."""
        return self._deal(dealer, target)

    def _deal(self, dealer: int, target: int) -> int:
        deck = self.deck
        self.lots.shuffle(deck, 13)  # which two of six drawn at random are laid away makes no difference
        starter = deck[12]
        self.played = 0
        if starter >> 2 == 10 and self._peg(dealer, 2, target):  # C-3
            return 1
        if self._play(dealer, target):
            return 1
        if self._peg(1 - dealer, show_score(deck[0], deck[1], deck[2], deck[3], starter, 4), target):  # C-A22
            return 1
        if self._peg(dealer, show_score(deck[6], deck[7], deck[8], deck[9], starter, 4), target):
            return 1
        return self._peg(dealer, show_score(deck[4], deck[5], deck[10], deck[11], starter, 0), target)

    def _peg(self, seat: int, score: int, target: int) -> int:
        """Moves a peg; 1 when it is home (C-A23)."""
        self.scores[seat] += score
        if self.scores[seat] < target:
            return 0
        self.scores[seat] = target
        return 1

    def _play(self, dealer: int, target: int) -> int:
        """Every card drawn from those that fit; 1 when the game is won."""
        for place in range(4):
            self.ranks[1 - dealer][place] = self.deck[place] >> 2
            self.ranks[dealer][place] = self.deck[6 + place] >> 2
        self.start(1 - dealer)
        while self.turn >= 0:
            seat = self.turn
            place = self._draw(seat)
            self.plays[self.played] = place
            self.played += 1
            if place == 4:
                seat = 1 - seat
                score = self.say_go()
            else:
                score = self.lay(place)
            if score and self._peg(seat, score, target):
                return 1
        return 0

    def _draw(self, seat: int) -> int:
        """The place of a card that fits, by lot; 4 for a go."""
        number = 0
        for place in range(4):
            if self.holds(seat, place):
                number += 1
        if number == 0:
            return 4
        lot = self.lots.below(number)
        for place in range(4):
            if self.holds(seat, place):
                if lot == 0:
                    return place
                lot -= 1
        return 4
