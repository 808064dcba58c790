### Words of lessons that belong to no single game.

lesson-learn = Spielend lernen
lesson-learn-about = Ein Spiel, jede Wahl erklärt. Die Karten sind immer dieselben.
lesson-title = Lektion
lesson-choice = Wahl { $number } von { $count }
lesson-show = Was schlägt die Lektion vor?
lesson-move = Die Lektion schlägt vor: { $move }.
lesson-other = Deine Wahl: { $move }. Die Lektion schlägt etwas anderes vor: { $proposed }.
lesson-again = Noch einmal wählen
lesson-anyway = Meine spielen
lesson-left = Du gehst jetzt deinen eigenen Weg; die anderen spielen, wie sie es für gut halten.
lesson-wait = Sieh zu, was die anderen tun.
lesson-rule = Regel { $rule }
lesson-whole-rules = Alle Regeln
lesson-over = Das Spiel ist zu Ende. Der Zettel zeigt Zeile für Zeile, wie gezählt wurde.
lesson-once-more = Diese Lektion noch einmal
lesson-real = Ein richtiges Spiel spielen
refusal-no_lesson = Zu diesem Spiel gibt es keine Lektion.
