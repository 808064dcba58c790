# Words of the commands that play and tell in a terminal.
terminal-you = Du
terminal-table = { $game }, regler: { $preset }. Du sitter på plass { $seat }; de andre er boter: { $bots }.
terminal-differs = Avviker fra det vanlige spillet i { $options }.
terminal-keys = Et tall eller selve trekket spiller. ? viser alle trekk, Ctrl-D forlater bordet.
terminal-moves = { $count ->
    [one] Ett trekk:
   *[other] { $count } trekk:
  }
terminal-more = … og flere: skriv selve trekket, som i eksemplene.
terminal-refused = Ikke tillatt ({ $rule }): { $sentence }
terminal-unreadable = Det kan ikke leses: { $sentence }
terminal-no-such-number = Det finnes ikke noe trekk { $number }: 1 til { $count }.
terminal-cannot-play = Ikke nå: { $cards } ({ $reason }, { $rule })
terminal-deal = Giv { $number }
terminal-deal-over = Giv { $number } er over: { $reason }. Poeng { $scores }; kampen står { $match }.
terminal-match-over = Kampen er over: { $scores }. Vunnet av { $winners }.
terminal-nobody = ingen
terminal-next = Enter gir på nytt, Ctrl-D forlater bordet.
terminal-goodbye = Ha det bra. Dette bordet blir ikke tatt vare på.
terminal-side = side { $number }
terminal-true = ja
terminal-false = nei

field-hand = Hånden din
field-dealer = Giver
field-to_act = I tur
field-card_counts = Kort på hånden
field-scores = Poeng
field-trick = Stikk
field-last_trick = Siste stikk
field-contract = Kontrakt
field-declarer = Spillefører
field-starter = Startkort
field-calls = Meldinger
field-auction = Auksjon
