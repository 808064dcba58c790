### Words of lessons that belong to no single game.

lesson-learn = Учи, като играеш
lesson-learn-about = Едно раздаване, всеки избор обяснен. Картите са винаги същите.
lesson-title = Урок
lesson-choice = Избор { $number } от { $count }
lesson-show = Какво предлага урокът?
lesson-move = Урокът предлага: { $move }.
lesson-other = Ти избра: { $move }. Урокът предлага друго: { $proposed }.
lesson-again = Избери отново
lesson-anyway = Играй моето
lesson-left = Сега вървиш по свой път; другите играят, както смятат за най-добре.
lesson-wait = Гледай какво правят другите.
lesson-rule = Правило { $rule }
lesson-whole-rules = Всички правила
lesson-over = Раздаването свърши. Листът показва ред по ред как е броено.
lesson-once-more = Този урок отново
lesson-real = Играй истинска игра
refusal-no_lesson = За тази игра няма урок.
