### Words of the gallery of card traditions.

cards-title = Traditions de cartes
cards-lead = Sept portraits à regarder de près, et avec lesquels jouer.
cards-back = ← Traditions de cartes
cards-size = { $country } · { $count } cartes
cards-wikipedia = Wikipédia ↗
cards-new-tab = s’ouvre dans un nouvel onglet
cards-rules = Règles
cards-suits = Enseignes
cards-ranks = Rangs
cards-history = Histoire
cards-all = Toutes les cartes
cards-look = { $card } : regarder de près
cards-two-jokers = grand joker (rouge), petit joker (noir)
cards-unknown = Ce portrait n’existe pas ici
cards-unturned = Tournez-la d’un demi-tour : elle reste la même.

pattern-prussian = Double portrait prussien
pattern-tournament = Portrait de tournoi
pattern-english = Portrait anglais
pattern-four = Portrait anglais en quatre couleurs
pattern-paris = Portrait de Paris
pattern-large = Grands index
pattern-double = Double jeu avec jokers

country-prussian = Allemagne
country-tournament = Allemagne
country-english = Royaume-Uni
country-four = États-Unis
country-paris = France
country-large = Pour tous les pays
country-double = Chine

about-prussian = Cartes à deux têtes en cœurs, grelots, feuilles et glands, pour le skat.
about-tournament = Enseignes françaises en quatre couleurs allemandes, pour réunir les amis des deux jeux à une table.
about-english = Les figures les plus connues du monde, en noir et rouge.
about-four = Les mêmes figures, une couleur par enseigne, choisies pour que des yeux daltoniens les distinguent.
about-paris = Rois, dames et valets qui portent des noms, en rouge, jaune et bleu, séparés par une bande oblique, pour la belote.
about-large = Une grande lettre et un grand signe à chaque bout : lisible dans une bande étroite et avec de mauvais yeux.
about-double = 2 × 54 = 108 cartes, avec deux fois le joker rouge et le joker noir, pour le tracteur.

teaser-prussian = Un contre deux : quatre Unter en main, et entamez.
teaser-tournament = Une donne de skat comme au club.
teaser-english = Quinze deux, et la course à 121 commence.
teaser-four = Comptez votre main en quatre couleurs : une partie de cribbage.
teaser-paris = Dites belote avec le roi et la dame d’atout.
teaser-large = Une partie de cribbage lisible à bout de bras.
teaser-double = Déclarez l’atout et lancez vos paires.

length-belote = une partie jusqu’à 151, environ une demi-heure
length-cribbage = une partie jusqu’à 121, environ un quart d’heure
length-skat = environ cinq minutes
length-tractor = une partie du deux au-delà de l’as ; une donne dure environ dix minutes
cards-bots = Comment jouent les robots : { $level } ; chacun ne voit que ses cartes

history-prussian = Les enseignes allemandes étaient fixées vers 1450. Le portrait prussien est né dans les années qui suivent 1815 à Naumbourg sur la Saale, d’images de chasse et de métiers ; plus tard ses figures ont reçu deux têtes, si bien qu’aucune carte n’est à l’envers. Le skat est né entre 1810 et 1817 à Altenbourg, tout près, et se jouait d’abord avec ces enseignes. Ces figures sont dessinées à neuf d’après cette tradition, d’après le jeu d’aucun fabricant.
history-tournament = Après la réunification allemande, les joueurs de l’est, habitués aux enseignes allemandes, et ceux de l’ouest, aux françaises, se sont retrouvés dans les mêmes tournois. En 1994 la fédération allemande de skat a créé son jeu : signes français aux couleurs des allemands. Le trèfle reste noir comme le gland, le pique est vert comme la feuille, le cœur rouge, le carreau jaune comme le grelot, ici un orange profond qui se lit.
history-english = Les cartes vinrent de Rouen en Angleterre, et leurs figures y furent copiées et recopiées jusqu’à devenir celles, raides et franches, d’aujourd’hui. Au XIXe siècle elles reçurent deux têtes et un index dans le coin. C’est avec ce jeu que se joue le cribbage, que Sir John Suckling aurait inventé au XVIIe siècle. Ces figures sont d’Adrian Kennard, offertes à tous.
history-four = Une couleur par enseigne fut souvent proposée et rarement aimée, jusqu’à ce que les salles de poker à l’écran l’adoptent : on ne prend plus un pique pour un trèfle. Mais le vert et le rouge habituels se ressemblent pour un homme sur douze. Ici le trèfle est donc bleu-vert et le carreau bleu profond.
history-paris = Les figures de Paris portent des noms depuis des siècles : David, Charles, César et Alexandre, des preux d’autrefois ; Pallas, Judith, Rachel et Argine ; Ogier, La Hire, Hector et Lancelot. Le roi de pique tient la harpe de David, le roi de cœur son épée. Ces figures sont dessinées à neuf dans cette manière, aux couleurs franches du pochoir.
history-large = De grands signes aident les yeux faibles, et quiconque tient trente-trois cartes sur un téléphone. Ce portrait n’est fait que de géométrie : chaque lettre est un trait de plume, chaque signe a la même hauteur, et une bande large d’un doigt montre les deux.
history-double = Sheng ji, qui veut dire monter de niveau, se joue dans toute la Chine avec deux jeux mêlés, jokers compris. Le joker, lui, vint d’Amérique au XIXe siècle comme plus haute carte de l’euchre. En Chine, le joker en couleur l’emporte sur le noir ; ici ils diffèrent aussi par la forme : soleil et lune, trois cornes et deux.
