# cython: auto_pickle=False
"""What one seat of Cribbage may believe of the other: hands and cribs by their chances, and what a discard is worth.

A role is 0 for the pone, 1 for the dealer. Four ranks, and two, low to high, have numbers in colexicographic order.
Not here: how the tables are made (`cribbage_making.py`), and the play (`cribbage_pegging.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.cribbage import rank_score, show_score

CHOICES = [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 1, 0, 0, 1, 3, 3, 1, 0, 1, 4, 6, 4, 1]
"""In how many ways k of n cards are taken, at 5 * n + k."""

TARGET = 121
JACK = 10
CRIB_SUITED = 0.045
"""Chance that the other two cards of a crib have the suit of ours, where the starter has it, too."""


def number_of_two(a: int, b: int) -> int:
    """From 0 to 90, for ranks a <= b."""
    return a + b * (b + 1) // 2


def number_of_four(a: int, b: int, c: int, d: int) -> int:
    """From 0 to 1,819, for ranks a <= b <= c <= d."""
    return a + b * (b + 1) // 2 + c * (c + 1) * (c + 2) // 6 + d * (d + 1) * (d + 2) * (d + 3) // 24


class Beliefs:
    """Tables of how people who think discard, peg and win, and what follows from them and from the cards seen.

    Tables are flat, one row after the other. kept: by role, how often four ranks are kept. thrown: by role, how often
    two ranks are laid away. pegs: by role and ranks kept, the chances of pegging 0 to 15, oneself and the other. wins:
    by the scores of dealer and pone before a deal, the chance of the dealer to win. unseen: how many cards of each rank
    this seat has not seen; shown: how many the other seat has played.
    """

    def __init__(self) -> None:
        self.kept = [0.0] * 3_640
        self.thrown = [0.0] * 182
        self.pegs = [0.0] * 116_480
        self.wins = [0.0] * 14_641
        self.unseen = [4] * 13
        self.shown = [0] * 13
        self.stay = [0] * 4
        self.away = [0] * 2
        self.held = [0] * 6
        self.peg_means = [0.0] * 2
        self.hand_chances = [0.0] * 416
        self.crib_chances = [0.0] * 40
        self.theirs = [0.0] * 96
        self.ours = [0.0] * 64

    def load(self, kept: list[float], thrown: list[float], pegs: list[float], wins: list[float]) -> None:
        """Takes the tables, each given as one row after the other."""
        for place in range(3_640):
            self.kept[place] = kept[place]
        for place in range(182):
            self.thrown[place] = thrown[place]
        for place in range(116_480):
            self.pegs[place] = pegs[place]
        for place in range(14_641):
            self.wins[place] = wins[place]

    def see(self, cards: list[int]) -> None:
        """These cards, and no others, are known to this seat."""
        for rank in range(13):
            self.unseen[rank] = 4
            self.shown[rank] = 0
        for card in cards:
            self.unseen[card >> 2] -= 1

    def win_chance(self, mine: int, theirs: int, deals_next: int) -> float:
        """Chance to win at these scores, before a deal that this seat deals or does not."""
        if mine >= TARGET:
            return 1.0
        if theirs >= TARGET:
            return 0.0
        if deals_next:
            return self.wins[121 * mine + theirs]
        return 1.0 - self.wins[121 * theirs + mine]

    # --- what the other seat may hold ---

    def _ways(self, a: int, b: int, c: int, d: int) -> float:
        """In how many ways these ranks are held with what was shown of them, as a share of those in a whole pack."""
        ways = 1.0
        rank = a
        number = 1
        for place in range(1, 5):
            following = -1
            if place == 1:
                following = b
            elif place == 2:
                following = c
            elif place == 3:
                following = d
            if following == rank:
                number += 1
            else:
                known = self.shown[rank]
                if known > number:
                    return 0.0
                ways *= CHOICES[5 * self.unseen[rank] + number - known] / (1.0 * CHOICES[20 + number])
                rank = following
                number = 1
        return ways

    def _guess_hands(self, role: int, starter: int) -> None:
        """The chances of the other seat's hand, which has this role, to score 0 to 29 with a starter of this rank."""
        chances = self.hand_chances
        first = 32 * starter
        for score in range(32):
            chances[first + score] = 0.0
        self.unseen[starter] -= 1
        place = 0
        whole = 0.0
        for d in range(13):
            for c in range(d + 1):
                for b in range(c + 1):
                    for a in range(b + 1):
                        weight = self.kept[1820 * role + place] * self._ways(a, b, c, d)
                        place += 1
                        if weight > 0.0:
                            jacks = (a == JACK) + (b == JACK) + (c == JACK) + (d == JACK)
                            nobs = 0.0 if starter == JACK else 0.25 * jacks
                            score = rank_score(a, b, c, d, starter)
                            chances[first + score] += weight * (1.0 - nobs)
                            chances[first + score + 1] += weight * nobs
                            whole += weight
        self.unseen[starter] += 1
        if whole > 0.0:
            for score in range(32):
                chances[first + score] /= whole

    def _guess_crib(self, role: int, low: int, high: int, starter: int) -> None:
        """The chances of a crib to score 0 to 29, two of whose ranks are known and two are from a seat of this role."""
        chances = self.crib_chances
        for score in range(40):
            chances[score] = 0.0
        self.unseen[starter] -= 1
        place = 0
        whole = 0.0
        for y in range(13):
            for x in range(y + 1):
                if x == y:
                    ways = CHOICES[5 * self.unseen[x] + 2] / 6.0
                else:
                    ways = self.unseen[x] * self.unseen[y] / 16.0
                weight = self.thrown[91 * role + place] * ways
                place += 1
                if weight > 0.0:
                    nobs = 0.0 if starter == JACK else 0.25 * ((x == JACK) + (y == JACK))
                    score = rank_score(low, high, x, y, starter)
                    chances[score] += weight * (1.0 - nobs)
                    chances[score + 1] += weight * nobs
                    whole += weight
        self.unseen[starter] += 1
        if whole > 0.0:
            for score in range(40):
                chances[score] /= whole

    def _add_suits(self, nobs: int, suited: int) -> None:
        """Corrects the crib's chances: our jack has the starter's suit; both our cards have it."""
        chances = self.crib_chances
        if nobs:
            for score in range(39, 0, -1):
                chances[score] = chances[score - 1]
            chances[0] = 0.0
        if suited:
            for score in range(39, 4, -1):
                chances[score] += CRIB_SUITED * (chances[score - 5] - chances[score])
            for score in range(5):
                chances[score] *= 1.0 - CRIB_SUITED

    # --- what a discard is worth ---

    def discards(self, cards: list[int], role: int, mine: int, theirs: int) -> list[tuple[float, ...]]:
        """For each pair of places of six cards, (0, 1), (0, 2) ... (4, 5), what follows if these two are laid away.

        That is: the chance to win the game from these scores; the averages of the hand, of the crib, of what we and
        the other seat peg. The cards come in order of rank.
        """
        self.see(cards)
        self._guess_all_hands(1 - role)
        weighed: list[tuple[float, ...]] = []
        for first in range(5):
            for second in range(first + 1, 6):
                self._set_split(cards, first, second)
                self._weigh(role, mine, theirs)
                weighed.append((self.chance, self.hand_mean, self.crib_mean, self.peg_means[0], self.peg_means[1]))
        return weighed

    def _guess_all_hands(self, role: int) -> None:
        with cython.nogil:
            for rank in range(13):
                if self.unseen[rank]:
                    self._guess_hands(role, rank)

    def _set_split(self, cards: list[int], first: int, second: int) -> None:
        """Which four cards stay, and which two go."""
        staying = 0
        for place in range(6):
            if place != first and place != second:
                self.stay[staying] = cards[place]
                staying += 1
        self.away[0] = cards[first]
        self.away[1] = cards[second]
        for place in range(6):
            self.held[place] = cards[place]

    def _weigh(self, role: int, mine: int, theirs: int) -> None:
        """Averages over the 46 starters, the other's hands and discards, and the play."""
        with cython.nogil:
            self._weigh_split(role, mine, theirs)

    def _weigh_split(self, role: int, mine: int, theirs: int) -> None:
        stay = self.stay
        low = self.away[0] >> 2
        high = self.away[1] >> 2
        kept = number_of_four(stay[0] >> 2, stay[1] >> 2, stay[2] >> 2, stay[3] >> 2)
        self.chance = 0.0
        self.hand_mean = 0.0
        self.crib_mean = 0.0
        for seat in range(2):
            self.peg_means[seat] = 0.0
            for score in range(16):
                self.peg_means[seat] += score * self.pegs[32 * (1820 * role + kept) + 16 * seat + score]
        for starter in range(52):
            if not self._is_held(starter):
                suit = starter & 3
                nobs = 0
                if self.away[0] == 4 * JACK + suit or self.away[1] == 4 * JACK + suit:
                    nobs = 1
                suited = 1 if self.away[0] & 3 == suit and self.away[1] & 3 == suit else 0
                self._guess_crib(1 - role, low, high, starter >> 2)
                self._add_suits(nobs, suited)
                for score in range(40):
                    self.crib_mean += score * self.crib_chances[score]
                hand = show_score(stay[0], stay[1], stay[2], stay[3], starter, 4)
                self.hand_mean += hand
                self.chance += self._chance_after(role, kept, hand, starter >> 2, mine, theirs)
        self.chance /= 46.0
        self.hand_mean /= 46.0
        self.crib_mean /= 46.0

    def _is_held(self, card: int) -> int:
        for place in range(6):
            if self.held[place] == card:
                return 1
        return 0

    def _chance_after(self, role: int, kept: int, hand: int, starter: int, mine: int, theirs: int) -> float:
        """Chance to win once this starter lies there; what both peg and show is taken as independent."""
        if starter == JACK:
            if role == 1:
                mine += 2
            else:
                theirs += 2
        if mine >= TARGET:
            return 1.0
        if theirs >= TARGET:
            return 0.0
        if role == 1:
            return self._chance_of_dealer(kept, hand, starter, mine, theirs)
        return self._chance_of_pone(kept, hand, starter, mine, theirs)

    def _pegged_out(self, role: int, kept: int, need: int) -> float:
        """Chance that the other seat, which needs so much, pegs it."""
        chance = 0.0
        for score in range(need, 16):
            chance += self.pegs[32 * (1820 * role + kept) + 16 + score]
        return chance

    def _chance_of_pone(self, kept: int, hand: int, starter: int, mine: int, theirs: int) -> float:
        """Both peg, then our hand counts, then the dealer's hand and crib, and then we deal."""
        shown = self.ours
        gained = self.theirs
        for score in range(64):
            shown[score] = 0.0
        for score in range(96):
            gained[score] = 0.0
        for first in range(30):
            if self.hand_chances[32 * starter + first] > 0.0:
                for second in range(32):
                    shown[first + second] += self.hand_chances[32 * starter + first] * self.crib_chances[second]
        for first in range(16):
            for second in range(62):
                gained[first + second] += self.pegs[32 * kept + 16 + first] * shown[second]
        out = self._pegged_out(0, kept, TARGET - theirs)
        chance = 0.0
        for pegged in range(16):
            part = 0.0
            if mine + pegged >= TARGET:
                part = 1.0 - out / 2  # both peg out: either may be first
            elif mine + pegged + hand >= TARGET:
                part = 1.0 - out
            else:
                for score in range(78):
                    if theirs + score < TARGET:
                        part += gained[score] * self.wins[121 * (mine + pegged + hand) + theirs + score]
            chance += self.pegs[32 * kept + pegged] * part
        return chance

    def _chance_of_dealer(self, kept: int, hand: int, starter: int, mine: int, theirs: int) -> float:
        """Both peg, then the pone's hand counts, then ours and the crib, and then the other deals."""
        gained = self.theirs
        shown = self.ours
        for score in range(96):
            gained[score] = 0.0
        for first in range(16):
            for second in range(30):
                gained[first + second] += (
                    self.pegs[32 * (1820 + kept) + 16 + first] * self.hand_chances[32 * starter + second]
                )
        out = self._pegged_out(1, kept, TARGET - theirs)
        lost = 0.0
        for score in range(46):
            if theirs + score >= TARGET:
                lost += gained[score]
        chance = 0.0
        for score in range(64):
            shown[score] = 0.0
        for pegged in range(16):
            likely = self.pegs[32 * (1820 + kept) + pegged]
            if mine + pegged >= TARGET:
                chance += likely * (1.0 - out / 2)
            else:
                for score in range(32):
                    shown[pegged + score] += likely * self.crib_chances[score]
        for score in range(48):
            if shown[score] > 0.0:
                total = mine + hand + score
                if total >= TARGET:
                    chance += shown[score] * (1.0 - lost)
                else:
                    for other in range(46):
                        if theirs + other < TARGET:
                            chance += shown[score] * gained[other] * (1.0 - self.wins[121 * (theirs + other) + total])
        return chance
