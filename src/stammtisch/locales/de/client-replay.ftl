### Worte für ein Spiel, das noch einmal angesehen wird.

replay-title = Noch einmal ansehen
replay-closed = Dieses Spiel kann nicht gezeigt werden
replay-to-table = Zum Tisch
replay-deal = { $game ->
    [cribbage] Runde { $number }
   *[other] Spiel { $number }
}
replay-deals = Spiele dieses Tisches
replay-dealt = Die Karten sind gegeben.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Von selbst weiterlaufen
replay-pause = Anhalten
replay-step = Schritt
replay-jump = Springen zu
replay-seen-by = Gesehen von
replay-more = Abschnitt und Platz
replay-part-dealt = Anfang
replay-part-play = Stich 1
replay-part-trick = Stich { $number }
replay-part-pegging = Auslegen
replay-part-round = Zählung { $number }
replay-part-end = Ende
replay-hands = Die Blätter der anderen
replay-share = Teilen, kopieren
replay-link = Link zu diesem Spiel
replay-copy-text = Als Text kopieren
replay-record = Aufzeichnung der Partie
replay-analysis = Was die Karten wert waren
replay-analysing = Wird ausgerechnet …
replay-choice = { $seat } ({ $move }): { $cost } weniger als das Beste
replay-move = Zug
replay-as-known = nach dem Wissen des Platzes
replay-open-cards = mit offenen Karten
replay-no-choice = Bei diesem Schritt war nichts zu wählen.
replay-costliest = Die teuersten Entscheidungen
replay-never = { $side }: das Ziel war auch mit offenen Karten nicht zu erreichen
replay-could-have-won = { $side }: das Ziel war mit offenen Karten zu erreichen
replay-there = Zu diesem Augenblick
replay-luck-and-skill = Glück und Können
replay-fortune = { $side }: { $luck } durch Karten und Zufall, { $skill } durch das Spiel
replay-worth-score = { $worth }
replay-worth-card_points = { $worth }
replay-worth-chance = { $worth } %
