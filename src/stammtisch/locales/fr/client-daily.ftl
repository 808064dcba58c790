### Words of the deal of the day.

daily-title = La donne du jour
daily-title-game = La donne du jour : { $game }
daily-short = Les mêmes cartes pour tous, une fois par jour. Ce qu'ont fait les autres se voit une fois la vôtre finie.
daily-lead = Une donne que tout le monde reçoit aujourd'hui : les mêmes cartes, la même place, les mêmes robots. Elle se joue une fois ; ensuite vous voyez ce qu'ont fait les autres.
daily-lead-match = Une partie entière que tout le monde reçoit aujourd'hui : les mêmes cartes, la même place, les mêmes robots. Elle se joue une fois ; ensuite vous voyez ce qu'ont fait les autres.
daily-unit-alone = C'est votre score sur la feuille qui est comparé
daily-unit-compared = C'est l'avance de votre camp sur l'autre qui est comparée
daily-reading = Lecture …
daily-until = Peut être commencée jusqu'au { $when }, puis finie dans l'heure
daily-closed = Ce jour est fini. Une heure après, ses cartes peuvent être jouées pour s'exercer.
daily-over = Ce jour est passé. Ses cartes peuvent être jouées pour s'exercer ; cela ne compte pas.
daily-hidden = Ce qu'ont fait les autres s'affiche ici une fois que vous avez fini.
daily-go-on = Continuer
daily-practice = Jouer pour s'exercer
daily-your-table = Votre table
daily-begun-already = commencée
daily-yours = Votre score : { $score }
daily-no-score = Vous n'avez pas de score dans cette donne : elle a été quittée, ou finie trop tard.
daily-nobody = Personne n'a fini cette donne.
daily-place = Place
daily-place-of = { $place } sur { $count }
daily-tied = { $count ->
    [one] à égalité avec une autre personne
   *[other] à égalité avec { $count } autres
}
daily-best = Meilleur score
daily-played = Ont fini
daily-begun = { $count } ont commencé
daily-scores = Tous les scores
daily-score = Score
daily-people = Personnes
daily-range = { $from } à { $to }
daily-you = vous
daily-named = Par nom
daily-name = Nom affiché
daily-name-hint = Les autres voient les scores sans noms. N'est nommé que qui le veut.
daily-name-show = Afficher mon nom
daily-name-shown = Les autres voient votre score sous le nom { $name }.
daily-name-hide = Ne plus l'afficher
daily-share = À partager, sans révéler les cartes
daily-copy = Copier
daily-share-text = { $game }, la donne du jour, { $date } : { $score }, place { $place } sur { $count }. { $link }
daily-share-plain = { $game }, la donne du jour, { $date }. { $link }
daily-earlier = Jours précédents
daily-today = Aujourd'hui
daily-fair = Personne n'a choisi ces cartes
daily-fair-lead = La maison était liée à ces cartes par un engagement affiché ici la veille. Le secret est révélé une heure après la fin du jour ; haché 1024 fois, il donne l'engagement.
daily-commitment = Engagement pour ce jour
daily-secret = Secret de ce jour
daily-next-commitment = Engagement pour le lendemain
