# Words of the commands that play and tell in a terminal.
terminal-you = Ти
terminal-table = { $game }, правила: { $preset }. Ти си на място { $seat }; другите са ботове: { $bots }.
terminal-differs = Различава се от обичайната игра по { $options }.
terminal-keys = Номер или самият ход го изиграва. ? показва всички ходове, Ctrl-D напуска.
terminal-moves = { $count ->
    [one] Един ход:
   *[other] { $count } хода:
  }
terminal-more = … и още: напиши самия ход, както в примерите.
terminal-refused = Не е позволено ({ $rule }): { $sentence }
terminal-unreadable = Не може да се прочете: { $sentence }
terminal-no-such-number = Няма ход { $number }: от 1 до { $count }.
terminal-cannot-play = Не сега: { $cards } ({ $reason }, { $rule })
terminal-deal = Раздаване { $number }
terminal-deal-over = Раздаване { $number } свърши: { $reason }. Резултат { $scores }; в играта { $match }.
terminal-match-over = Играта свърши: { $scores }. Печели { $winners }.
terminal-nobody = никой
terminal-next = Enter раздава отново, Ctrl-D напуска.
terminal-goodbye = Довиждане. Тази маса не се запазва.
terminal-side = страна { $number }
terminal-true = да
terminal-false = не

field-hand = Твоята ръка
field-dealer = Раздаващ
field-to_act = На ход
field-card_counts = Карти в ръка
field-scores = Резултати
field-trick = Взятка
field-last_trick = Последна взятка
field-contract = Договор
field-declarer = Играч
field-starter = Стартова карта
field-calls = Обяви
field-auction = Наддаване
