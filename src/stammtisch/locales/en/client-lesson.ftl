### Words of lessons that belong to no single game.

lesson-learn = Learn by playing
lesson-learn-about = One deal, every choice explained. The cards are always the same.
lesson-title = Lesson
lesson-choice = Choice { $number } of { $count }
lesson-show = What does the lesson propose?
lesson-move = The lesson proposes: { $move }.
lesson-other = You chose: { $move }. The lesson proposes something else: { $proposed }.
lesson-again = Choose again
lesson-anyway = Play mine
lesson-left = You go your own way now; the others play as they think best.
lesson-wait = Watch what the others do.
lesson-rule = Rule { $rule }
lesson-whole-rules = All the rules
lesson-over = The deal is over. The score sheet shows line by line how it was counted.
lesson-once-more = This lesson again
lesson-real = Play a real game
refusal-no_lesson = There is no lesson for this game.
