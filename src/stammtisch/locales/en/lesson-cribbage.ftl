### The lesson of Cribbage: what is asked, and why the lesson plays what it does.

lesson-cribbage-discard = You deal, so the crib is yours. Lay two of your six cards into it. What stays should work together: runs, pairs, and cards that make fifteen.
lesson-cribbage-discard-why = Keep 4, 5, 6, 6: two runs, a pair and two fifteens. Nine and six are a fifteen of their own, which waits in your crib.
lesson-cribbage-pair = The other player leads a four: the count is 4. Each card may score at once, with those just before it.
lesson-cribbage-pair-why = Your four on theirs is a pair: 2. A third four would give them 6, but few hold one.
lesson-cribbage-fifteen = The count is 10. Which of your cards makes exactly 15?
lesson-cribbage-fifteen-why = The five: 10 and 5 are 15, which is 2 points. An ace counts 1; jack, queen and king count 10.
lesson-cribbage-run = A three came, and with 4, 2, 5 it was a run of four: the order does not matter. Can you make the run longer?
lesson-cribbage-run-why = With a six the last five cards are 2, 3, 4, 5, 6: a run of five, 5 points.
lesson-cribbage-go = The count is 29 and may not pass 31. Your six does not fit, so you say so.
lesson-cribbage-go-why = You may say it only when no card fits. The other player gets 1 for the last card, and the count begins again at 0.
lesson-cribbage-last = The count is 0 again, and only you have a card left.
lesson-cribbage-last-why = The last card of the deal scores 1.
lesson-cribbage-end = Each hand was counted with the starter, the eight, as a fifth card: theirs 8, yours 12 (two runs 6, two fifteens 4, a pair 2), your crib 8. With the play it is 30 to 13. So it goes on to 121.
lesson-cribbage-on-discard = Lay two cards into the crib. It counts for the dealer: give it much when you deal, little when you do not.
lesson-cribbage-on-play = Play a card that keeps the count at 31 or below. It scores for 15, for 31, for a pair or a run with the cards just before it.
lesson-cribbage-on-go = No card fits under 31: say so. Then the other player goes on as long as one fits.
