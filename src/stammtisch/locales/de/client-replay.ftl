### Worte für ein Spiel, das noch einmal angesehen wird.

replay-title = Noch einmal ansehen
replay-closed = Dieses Spiel kann nicht gezeigt werden
replay-to-table = Zum Tisch
replay-deal = Spiel { $number }
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
