### Думи на страницата за маси с други хора.

refusal-no_seat = Нямаш място на тази маса.
refusal-seat_taken = Там седи някой.
refusal-match_runs = Местата не се сменят по време на игра.
refusal-table_full = Всички места са заети.
refusal-too_many_people = Твърде много хора са идвали на тази маса.
refusal-not_host = Това може само домакинът на масата.
refusal-not_private = Само частна маса може да бъде спряна.
refusal-no_clock = На тази маса няма часовник.
refusal-no_free_text = На тази маса има само кратки фрази.
refusal-no_take_back = Нямаш какво да върнеш, или някой вече е действал.
refusal-no_such_person = Този човек не е на масата.
refusal-spectator = Ти гледаш; за да играеш, първо ела на масата.
refusal-no_spectators = На тази маса вече не може да се гледа.
refusal-removed = Домакинът те отстрани от тази маса.
refusal-left = Ти напусна тази маса.
refusal-bad_token = Това място не е твое в този браузър. Отвори масата отново от връзката.
refusal-bad_code = Кодът е грешен, използван или твърде стар. Поискай нов.
refusal-no_such_code = Няма маса с този код.
refusal-record_not_yet = Записът се получава, когато играта свърши.
refusal-deal_not_yet = Това раздаване се вижда, когато свърши, или когато свърши играта, ако картите само се цепят.
refusal-no_such_deal = Няма такова раздаване на тази маса.
refusal-no_analysis = За тази игра още няма анализ.
refusal-no_hints = На тази маса няма подсказки.
refusal-no_hint = Сега няма подсказка.
refusal-bad_request = Сървърът не може да приеме това.
