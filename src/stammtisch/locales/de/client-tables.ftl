### Wörter der Oberfläche für die Bretter von Cribbage und Traktor.

cribbage-crib = Krippe
cribbage-crib-of = Krippe: { $seat }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
cribbage-games = Partiepunkte ({ $played } von { $games } Partien)
cribbage-count = Stand
cribbage-counted = Gezählt
cribbage-to-go = noch { $holes }
cribbage-total = { $hole } von { $target }
cribbage-starter = Startkarte
cribbage-laid-away = In die Krippe
cribbage-laid = Gespielte Karten, der Reihe nach
cribbage-played = { $seat }, Summe { $count }
cribbage-go = passe
cribbage-went = { $seat }: „Passe“ bei { $count }
cribbage-combination = { $kind }: { $score }
cribbage-hand-counts = Blatt: { $score }
cribbage-crib-counts = Krippe: { $score }
cribbage-show-hand = Blatt: { $seat }
cribbage-show-crib = Krippe: { $seat }
cribbage-says = „{ $named }“
cribbage-so-far = Bis hierher: { $score }
cribbage-in-all = { $score ->
    [0] Nichts dabei
   *[other] Zusammen: { $score }
}
cribbage-next = Weiter
cribbage-skip = Zum Ende
cribbage-named = { $seat }: { $named } angesagt, { $score } vorhanden
cribbage-claimed = Muggins, { $seat }: { $score }
cribbage-not-pegged = Gesteckt: { $score }
cribbage-name-score = Deine Zählung
cribbage-claim = Muggins: Übersehenes beanspruchen

tractor-trump = Trumpf
tractor-trump-open = noch keiner; Stufe { $level }
tractor-trump-level = { $trump }, Stufe { $level }
tractor-trump-by = { $trump } ({ $seat }: { $cards })
tractor-trump-flipped = { $trump }, aus der Kitty
tractor-no-trump = No-Trumpf
tractor-two-SML = zwei kleine Joker
tractor-two-BIG = zwei große Joker
tractor-levels = Stufen
tractor-beyond = über die letzte hinaus
tractor-total = Stufe { $level }
tractor-dealer = Geber
tractor-dealer-open = wer erklärt
tractor-attackers = Angreifer
tractor-attackers-have = Angreifer: { $score } von { $target }, die sie brauchen
tractor-of-target = von { $target }
tractor-declaring = Trumpf erklären
tractor-dealt = { $drawn } von 100 Karten gegeben
tractor-declared = Erklärt: { $seat }
tractor-nothing-declared = Noch ist nichts erklärt. Die Stufe ist { $level }.
tractor-overcall-none = Eine Stufenkarte erklärt ihre Farbe; zwei gleiche Joker erklären No-Trumpf.
tractor-overcall-single = Zwei gleiche Stufenkarten oder zwei gleiche Joker überrufen.
tractor-overcall-pair = Zwei gleiche Joker überrufen.
tractor-overcall-SML = Nur die zwei großen Joker überrufen.
tractor-overcall-BIG = Das überruft nichts mehr.
tractor-kitty = Die Kitty
tractor-flipped = Niemand hat erklärt: die Kitty liegt offen
tractor-buried = In der Kitty vergraben
tractor-buries = { $seat }: nimmt die Kitty auf und vergräbt acht Karten
tractor-claims = { $seat }: alle übrigen Stiche
tractor-throw-failed = Wurf zurückgenommen: { $cards }
tractor-shown = gesehen: { $cards }
tractor-next-play = { $at ->
    [0] Nächste Möglichkeit
   *[other] Nächste Möglichkeit ({ $at } von { $plays }{ $more ->
        [0] )
       *[other] +)
    }
}
tractor-next-bury = Acht vorschlagen
tractor-pairs-whole = Paare ganz
tractor-bury-these = Diese { $count } vergraben
tractor-play-these = Diese { $count } Karten spielen

index-K = K
index-Q = D
index-J = B

count-help = Zählhilfe
count-help-about = Was Ihr Platz wissen kann: die Karten, die Sie noch nicht gesehen haben, nach Farben.
count-trumps = Trumpf
count-played = { $out } offen, { $played } gespielt
count-taken = Kartenpunkte in den Stichen
count-nothing = Jetzt gibt es nichts zu zählen.
