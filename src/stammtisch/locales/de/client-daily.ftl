### Words of the deal of the day.

daily-title = Spiel des Tages
daily-title-game = Spiel des Tages: { $game }
daily-short = Dieselben Karten für alle, einmal am Tag. Wie es anderen ging, siehst du nach deinem eigenen Ende.
daily-lead = Ein Spiel, das heute alle bekommen: dieselben Karten, derselbe Platz, dieselben Bots. Es wird einmal gespielt; dann siehst du, wie es anderen ging.
daily-lead-match = Eine ganze Partie, die heute alle bekommen: dieselben Karten, derselbe Platz, dieselben Bots. Sie wird einmal gespielt; dann siehst du, wie es anderen ging.
daily-unit-alone = Verglichen wird dein Stand auf der Liste
daily-unit-compared = Verglichen wird der Vorsprung deiner Seite vor der anderen
daily-reading = Wird gelesen …
daily-until = Kann bis { $when } begonnen und dann binnen einer Stunde beendet werden
daily-closed = Dieser Tag ist zu Ende. Eine Stunde danach können seine Karten zur Übung gespielt werden.
daily-over = Dieser Tag ist vorbei. Seine Karten können zur Übung gespielt werden; das zählt nicht.
daily-hidden = Wie es anderen ging, steht hier, sobald du fertig bist.
daily-go-on = Weiterspielen
daily-practice = Zur Übung spielen
daily-your-table = Dein Tisch
daily-begun-already = begonnen
daily-yours = Dein Ergebnis: { $score }
daily-no-score = Du hast in diesem Spiel kein Ergebnis: Es wurde verlassen oder zu spät beendet.
daily-nobody = Niemand hat dieses Spiel beendet.
daily-place = Platz
daily-place-of = { $place } von { $count }
daily-tied = { $count ->
    [one] geteilt mit einem anderen
   *[other] geteilt mit { $count } anderen
}
daily-best = Bestes Ergebnis
daily-played = Haben beendet
daily-begun = { $count } haben begonnen
daily-scores = Alle Ergebnisse
daily-score = Ergebnis
daily-people = Leute
daily-range = { $from } bis { $to }
daily-you = du
daily-named = Mit Namen
daily-name = Name, der gezeigt wird
daily-name-hint = Andere sehen Ergebnisse ohne Namen. Genannt wird nur, wer das will.
daily-name-show = Meinen Namen zeigen
daily-name-shown = Andere sehen dein Ergebnis unter dem Namen { $name }.
daily-name-hide = Nicht mehr zeigen
daily-share = Zum Teilen, ohne die Karten zu verraten
daily-copy = Kopieren
daily-share-text = { $game }, Spiel des Tages, { $date }: { $score }, Platz { $place } von { $count }. { $link }
daily-share-plain = { $game }, Spiel des Tages, { $date }. { $link }
daily-earlier = Frühere Tage
daily-today = Heute
daily-fair = Niemand hat diese Karten ausgesucht
daily-fair-lead = Das Haus war an diese Karten durch eine Festlegung gebunden, die schon am Tag davor hier stand. Das Geheimnis wird eine Stunde nach dem Ende des Tages gesagt; 1024-mal gehasht ergibt es die Festlegung.
daily-commitment = Festlegung für diesen Tag
daily-secret = Geheimnis dieses Tages
daily-next-commitment = Festlegung für den nächsten Tag
