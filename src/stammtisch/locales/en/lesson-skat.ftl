### The lesson of Skat: what is asked, and why the lesson plays what it does.

lesson-skat-bid = Middlehand has passed; now you call values to forehand. Whoever goes highest plays alone against two. You hold five hearts with their Unter, and two Daus.
lesson-skat-bid-why = Hearts count 10. The two Unters above yours are missing, “without two”, and 2 + 1 = 3: the game is worth 30. So you may bid up to 30; begin with 18.
lesson-skat-next = Forehand says yes. Call a higher value, or pass.
lesson-skat-next-why = Only values that a game can have are called: 18, 20, 22, 23, 24, 27, 30 … The next one is enough.
lesson-skat-limit = 22 was held as well. How far does your hand carry?
lesson-skat-limit-why = Up to 30, which hearts are worth. Who has bid more than the game turns out to be worth has overbid and loses, whatever the card points. 23 is safe.
lesson-skat-skat = The deal is yours at 23. Take the two cards of the skat, or play Hand and leave them unseen?
lesson-skat-skat-why = Take it: twelve cards to choose from are better than ten. Hand would add one to the multiplier, but needs a stronger hand.
lesson-skat-discard = Put two of the twelve away. They count for you at the end, and what you no longer hold you may trump.
lesson-skat-discard-why = The ten of bells, easily lost, brings home 10 card points. Without the seven of leaves you have no leaves, and can trump them at once.
lesson-skat-contract = Name the game. The suit you choose becomes trumps, together with all four Unters, which stand above it.
lesson-skat-contract-why = Hearts: with the seven from the skat you have six trumps. Worth 30, more than your 23. To win you need 61 of 120 card points.
lesson-skat-ruff = Leaves are led; Daus and Ober are 14 card points. You have no leaves, so you may play what you like, trumps too.
lesson-skat-ruff-why = You play last, so nobody can beat you: take the trick with the Daus of hearts, and its own 11 points are home, 25 in all.
lesson-skat-trumps = You lead. The defenders hold trumps too, and can take your good cards with them later.
lesson-skat-trumps-why = A small trump draws theirs: both must follow with a trump, and an Unter counts as one, whatever suit is printed on it.
lesson-skat-follow = Acorns are led. You have acorns, so you must follow: which of the two?
lesson-skat-follow-why = The Daus: you play last and nothing on the table beats it. With the Ober that makes 14 card points.
lesson-skat-again = You lead again. Of the eleven trumps three are still out: the Unters of acorns and leaves, and the König of hearts.
lesson-skat-again-why = Another small trump draws two of them at once, and costs you nothing.
lesson-skat-cheap = Bells are led with the Daus. You must follow and cannot win: then give as little as you can.
lesson-skat-cheap-why = Nine and seven are both worth nothing. The nine can go; it would win no trick later either.
lesson-skat-small = A nine of leaves is led. Trump it, or throw the seven of bells away?
lesson-skat-small-why = Trump with the Ober: its 3 points come home now. Later the Unter of leaves, the last trump that is out, could take it.
lesson-skat-count = A ten of acorns is led, and you have none. Count: 25, 14 and 3 in your tricks and 10 put away are 52.
lesson-skat-count-why = This ten makes 62, and 61 win. The seven of trumps is as good as the Unter here: the one trump still out beats both.
lesson-skat-end = 66 card points: 61 were needed. Hearts without two are 10 × 3 = 30 on your sheet; lost, they would have cost 60.
lesson-skat-on-call = Call a value that your game would be worth, or pass. Above what it is worth you would have overbid.
lesson-skat-on-answer = Say yes if a game of yours is worth this value at least; else pass.
lesson-skat-on-take_18 = Both have passed: play for 18, or pass too, and the deal is cancelled.
lesson-skat-on-skat = Take the skat to improve your hand, or play Hand for one step more.
lesson-skat-on-discard = Put two cards away. They count for you; Unters stay in the hand.
lesson-skat-on-contract = Choose the suit in which you are strongest. Its value must cover your bid.
lesson-skat-on-play = Follow the suit led if you can; Unters belong to trumps. If you cannot, play a trump or throw a card away.
