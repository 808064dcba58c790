### Words of the gallery of card traditions.

cards-title = Card traditions
cards-lead = Seven patterns to look at closely, and to play with.
cards-back = ← Card traditions
cards-size = { $country } · { $count } cards
cards-wikipedia = Wikipedia ↗
cards-new-tab = opens in a new tab
cards-rules = Rules
cards-suits = Suits
cards-ranks = Ranks
cards-history = History
cards-all = All the cards
cards-look = { $card }: look closely
cards-two-jokers = big joker (red), small joker (black)
cards-unknown = There is no such pattern here
cards-unturned = Turn it by half: it stays the same.

pattern-prussian = Prussian double image
pattern-tournament = Tournament faces
pattern-english = English pattern
pattern-four = English pattern in four colours
pattern-paris = French pattern of Paris
pattern-large = Large index
pattern-double = Double pack with jokers

country-prussian = Germany
country-tournament = Germany
country-english = United Kingdom
country-four = United States
country-paris = France
country-large = For every country
country-double = China

about-prussian = Double-ended cards in hearts, bells, leaves and acorns, for Skat.
about-tournament = French suits in four German colours, so that friends of either face can sit at one table.
about-english = The best-known courts of the world, in black and red.
about-four = The same courts with a colour for every suit, chosen so that colour-blind eyes tell them apart.
about-paris = Named kings, queens and jacks in red, yellow and blue, parted by a slanting band, for Belote.
about-large = One huge letter and one big sign at each end: readable in a narrow strip and with weak eyes.
about-double = 2 × 54 = 108 cards, with the red and the black joker twice, for Tractor.

teaser-prussian = One against two: hold four Unters and lead.
teaser-tournament = A deal of Skat as in the club.
teaser-english = Fifteen two, and the race to 121 is on.
teaser-four = Count your hand in four colours: a game of Cribbage.
teaser-paris = Say belote with king and queen of trumps.
teaser-large = A game of Cribbage that can be read at arm’s length.
teaser-double = Declare trumps and drive your pairs through the table.

length-belote = a match to 151, about half an hour
length-cribbage = a game to 121, about a quarter of an hour
length-skat = about five minutes
length-tractor = a match from two to past the ace; one deal takes about ten minutes
cards-bots = How the bots play: { $level }; each sees only its own cards

history-prussian = German suits were settled by about 1450. The Prussian pattern grew in the years after 1815 at Naumburg on the Saale, from pictures of hunting and of trades; later its figures were given two heads, so that no card is ever upside down. Skat arose between 1810 and 1817 in nearby Altenburg and was first played with German suits. These faces are drawn anew from that tradition, after no maker’s pack.
history-tournament = After German reunification players from the east, used to German suits, and from the west, used to French ones, met at the same tournaments. In 1994 the German Skat Association made a face of its own: French signs in the colours of the German ones. Clubs stay black like acorns, spades are green like leaves, hearts red, diamonds yellow like bells, here a deep orange that can be read.
history-english = Cards came to England from Rouen, and their makers’ courts were copied and copied again until they became the stiff, bold figures of today. In the 19th century they were given two heads and an index in the corner. Cribbage, said to be Sir John Suckling’s invention in the 17th century, is played with this pack. The courts here are Adrian Kennard’s, given to everyone.
history-four = A colour for each suit was proposed many times and seldom liked, until poker rooms on screens took it up: a spade is not mistaken for a club at a glance. The usual green and red, however, look alike to one man in twelve. So here the clubs are blue-green and the diamonds a deep blue.
history-paris = The courts of Paris have borne names for centuries: David, Charles, Caesar and Alexander, of the heroes of old; Pallas, Judith, Rachel and Argine; Ogier, La Hire, Hector and Lancelot. The king of spades has David’s harp, the king of hearts his sword. These courts are drawn anew in that manner, in the plain colours of the stencil.
history-large = Large figures help weak eyes, and they help everyone who holds thirty-three cards on a telephone. This face is drawn from geometry alone: every letter is a pen stroke, every sign the same height, and a strip as wide as a finger shows both.
history-double = Sheng ji, which means going up levels, is played all over China with two packs shuffled together, jokers included. The joker itself came from America in the 19th century as the highest card of euchre. In China the coloured one outranks the black one; here they differ by shape as well: sun and moon, three horns and two.
