### The lesson of Belote: what is asked, and why the lesson plays what it does.

lesson-belote-bid = You have five cards; three more follow after the bidding. Bid the suit you would like as trumps, or pass. Among trumps the jack is highest, then the nine.
lesson-belote-bid-why = Hearts: you hold jack, king and queen, and king with queen of trumps are worth 20 more. Whoever bids and ends with fewer points loses everything, so bid only with a reason.
lesson-belote-announce = Spades are led, and you must follow suit. With your first card you may announce rows: jack to ace of hearts is a fifty, queen to ace of clubs a tierce.
lesson-belote-announce-why = Your only spade is the eight. Leave both rows ticked: the side with the best row scores all of its rows, here 50 and 20.
lesson-belote-trump = Spades again, and you have none. An opponent has the trick: then you must trump. If a trump lay in the trick, yours would have to be higher.
lesson-belote-trump-why = The queen is enough, and keeps jack and ace for later. Belote is said by itself with her: 20 for king and queen of trumps.
lesson-belote-jack = You lead, and may play any card. What can nobody beat?
lesson-belote-jack-why = The jack of trumps is the highest card and worth 20. Every trump that falls on it can no longer take one of your other cards.
lesson-belote-ace = You lead again. In the other suits the ace is highest; it wins unless somebody has none of the suit and trumps.
lesson-belote-ace-why = Play the ace of clubs early, while the others still have clubs. Your trumps are for the tricks that the opponents lead.
lesson-belote-ruff = Your ace was trumped: that happens. Now diamonds are led, you have none, and an opponent has the trick.
lesson-belote-ruff-why = You must trump, and the king will do. Keep the ace: the nine of hearts, the only trump that beats it, is still out.
lesson-belote-small = You lead with two clubs and the ace of trumps. The ten of clubs and the nine of trumps are still out.
lesson-belote-small-why = The queen of clubs is the cheaper of the two clubs if it is lost. The ace of trumps waits for the last trick.
lesson-belote-keep = The queen held. Two cards are left; the last trick counts 10 extra.
lesson-belote-keep-why = Lead the king of clubs. Whatever takes it, the ace of trumps can then win the last trick and its 10.
lesson-belote-last = One card is left, for the last trick.
lesson-belote-last-why = There is no choice, but a good end: the ace of trumps takes the last trick.
lesson-belote-end = Tricks 116, last trick 10, rows 70, belote 20: you have 216, the others 36. Your side bid and has more, so each writes its own, divided by ten: 21 and 4.
lesson-belote-on-call = Bid higher than the bid that stands, double an opponent’s bid, or pass. Three passes in a row end the auction.
lesson-belote-on-play = Follow suit if you can. If you cannot and an opponent has the trick, you must trump, and higher than a trump that lies there if you can.
