### Words of the deal of the day.

daily-title = Dagens giv
daily-title-game = Dagens giv: { $game }
daily-short = De samme kortene for alle, én gang om dagen. Hvordan det gikk for andre, ser du når du selv er ferdig.
daily-lead = Én giv som alle får i dag: de samme kortene, den samme plassen, de samme botene. Den spilles én gang; så ser du hvordan det gikk for andre.
daily-lead-match = Ett helt spill som alle får i dag: de samme kortene, den samme plassen, de samme botene. Det spilles én gang; så ser du hvordan det gikk for andre.
daily-unit-alone = Det som sammenlignes, er poengene dine på listen
daily-unit-compared = Det som sammenlignes, er hvor mye siden din leder over den andre
daily-reading = Leser …
daily-until = Kan begynnes til { $when }, og fullføres innen en time etter det
daily-closed = Denne dagen er slutt. En time etterpå kan kortene spilles som øvelse.
daily-over = Denne dagen er over. Kortene kan spilles som øvelse, og det teller ikke.
daily-hidden = Hvordan det gikk for andre, vises her når du er ferdig.
daily-go-on = Fortsett
daily-practice = Spill som øvelse
daily-your-table = Bordet ditt
daily-begun-already = begynt
daily-yours = Resultatet ditt: { $score }
daily-no-score = Du har ikke noe resultat i denne given: Den ble forlatt eller fullført for sent.
daily-nobody = Ingen har fullført denne given.
daily-place = Plass
daily-place-of = { $place } av { $count }
daily-tied = { $count ->
    [one] delt med én annen
   *[other] delt med { $count } andre
}
daily-best = Beste resultat
daily-played = Har fullført
daily-begun = { $count } har begynt
daily-scores = Alle resultater
daily-score = Resultat
daily-people = Folk
daily-range = { $from } til { $to }
daily-you = du
daily-named = Med navn
daily-name = Navn som vises
daily-name-hint = Andre ser resultater uten navn. Bare den som vil det, blir nevnt.
daily-name-show = Vis navnet mitt
daily-name-shown = Andre ser resultatet ditt under navnet { $name }.
daily-name-hide = Ikke vis det mer
daily-share = Til å dele, uten å røpe kortene
daily-copy = Kopier
daily-share-text = { $game }, dagens giv, { $date }: { $score }, plass { $place } av { $count }. { $link }
daily-share-plain = { $game }, dagens giv, { $date }. { $link }
daily-earlier = Tidligere dager
daily-today = I dag
daily-fair = Ingen har valgt disse kortene
daily-fair-lead = Huset var bundet til disse kortene av en forpliktelse som sto her dagen før. Hemmeligheten blir fortalt en time etter at dagen er slutt; hashet 1024 ganger gir den forpliktelsen.
daily-commitment = Forpliktelse for denne dagen
daily-secret = Denne dagens hemmelighet
daily-next-commitment = Forpliktelse for neste dag
