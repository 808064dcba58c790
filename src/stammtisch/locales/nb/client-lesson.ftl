### Words of lessons that belong to no single game.

lesson-learn = Lær ved å spille
lesson-learn-about = Én giv, hvert valg forklart. Kortene er alltid de samme.
lesson-title = Leksjon
lesson-choice = Valg { $number } av { $count }
lesson-show = Hva foreslår leksjonen?
lesson-move = Leksjonen foreslår: { $move }.
lesson-other = Du valgte: { $move }. Leksjonen foreslår noe annet: { $proposed }.
lesson-again = Velg på nytt
lesson-anyway = Spill mitt
lesson-left = Du går din egen vei nå; de andre spiller slik de mener er best.
lesson-wait = Se hva de andre gjør.
lesson-rule = Regel { $rule }
lesson-whole-rules = Alle reglene
lesson-over = Given er over. Poengarket viser linje for linje hvordan det ble telt.
lesson-once-more = Denne leksjonen igjen
lesson-real = Spill et ordentlig spill
refusal-no_lesson = Det finnes ingen leksjon for dette spillet.
