# Wörter der Befehle, die im Terminal spielen und erzählen.
terminal-you = Du
terminal-table = { $game }, Regeln: { $preset }. Dein Platz ist { $seat }; an den anderen sitzen Bots: { $bots }.
terminal-differs = Anders als sonst üblich: { $options }.
terminal-keys = Eine Nummer oder der Zug selbst spielt ihn. ? zeigt alle Züge, Strg-D geht.
terminal-moves = { $count ->
    [one] Ein Zug:
   *[other] { $count } Züge:
}
terminal-more = … und mehr: den Zug selbst schreiben, wie in den Beispielen.
terminal-refused = Nicht erlaubt ({ $rule }): { $sentence }
terminal-unreadable = Das ist nicht zu lesen: { $sentence }
terminal-no-such-number = Einen Zug { $number } gibt es nicht: 1 bis { $count }.
terminal-cannot-play = Jetzt nicht: { $cards } ({ $reason }, { $rule })
terminal-deal = Spiel { $number }
terminal-deal-over = Spiel { $number } ist zu Ende: { $reason }. Punkte { $scores }; es steht { $match }.
terminal-match-over = Die Partie ist zu Ende mit { $scores }. Gewonnen: { $winners }.
terminal-nobody = niemand
terminal-next = Eingabetaste gibt neu, Strg-D geht.
terminal-goodbye = Auf Wiedersehen. Dieser Tisch wird nicht aufgehoben.
terminal-side = Seite { $number }
terminal-true = ja
terminal-false = nein

field-hand = Deine Karten
field-dealer = Geber
field-to_act = Am Zug
field-card_counts = Karten in der Hand
field-scores = Punkte
field-trick = Stich
field-last_trick = Letzter Stich
field-contract = Spiel
field-declarer = Alleinspieler
field-starter = Starterkarte
field-calls = Ansagen
field-auction = Reizen
