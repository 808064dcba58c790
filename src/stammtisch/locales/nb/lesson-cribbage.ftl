### The lesson of Cribbage: what is asked, and why the lesson plays what it does.

lesson-cribbage-discard = Du gir, så krybben er din. Legg to av de seks kortene i den. Det som blir igjen, bør virke sammen: rekker, par og kort som blir femten.
lesson-cribbage-discard-why = Behold 4, 5, 6, 6: to rekker, et par og to femtenere. Ni og seks er en femten for seg, som venter i krybben din.
lesson-cribbage-pair = Den andre spiller ut en firer: tellingen er 4. Hvert kort kan gi poeng med en gang, sammen med dem like før.
lesson-cribbage-pair-why = Fireren din på deres er et par: 2. En tredje firer ville gi dem 6, men få har en.
lesson-cribbage-fifteen = Tellingen er 10. Hvilket av kortene dine gjør den til nøyaktig 15?
lesson-cribbage-fifteen-why = Femmeren: 10 og 5 er 15, og det gir 2. Ess teller 1; knekt, dame og konge teller 10.
lesson-cribbage-run = En treer kom, og med 4, 2, 5 ble det en rekke på fire: rekkefølgen er likegyldig. Kan du gjøre den lengre?
lesson-cribbage-run-why = Med en sekser er de siste fem kortene 2, 3, 4, 5, 6: en rekke på fem, 5 poeng.
lesson-cribbage-go = Tellingen er 29 og kan ikke gå over 31. Sekseren din passer ikke, så det sier du.
lesson-cribbage-go-why = Det kan du bare når ingen kort passer. Den andre får 1 for siste kort, og tellingen begynner på 0 igjen.
lesson-cribbage-last = Tellingen er 0 igjen, og bare du har et kort igjen.
lesson-cribbage-last-why = Givens siste kort gir 1.
lesson-cribbage-end = Hver hånd ble telt med startkortet, åtteren, som femte kort: deres 8, din 12 (to rekker 6, to femtenere 4, et par 2), krybben din 8. Med spillet står det 30 til 13. Slik går det videre til 121.
lesson-cribbage-on-discard = Legg to kort i krybben. Den teller for giveren: gi den mye når du gir, lite når du ikke gir.
lesson-cribbage-on-play = Spill et kort som holder tellingen på 31 eller under. Det gir poeng for 15, for 31, for par eller rekke med kortene like før.
lesson-cribbage-on-go = Ingen kort passer under 31: si det. Så fortsetter den andre så lenge et passer.
