### Words of the display settings, of what may be chosen for the cards, and of the rules page.

display = Изглед
display-hint = Двойно докосване връща на 50 %
dial-contrast = Контраст
dial-grain = Зърнистост
dial-temperature = Цветна температура
dial-value = { $value } %

setting-beloteCards = Карти за белот
setting-cribbageCards = Карти за крибидж
setting-skatCards = Карти за скат
setting-tractorCards = Карти за трактор
setting-back = Гръб на картите
setting-back-red = Червен
setting-back-blue = Син
setting-back-green = Зелен
setting-cardSize = Размер на картите
setting-cardSize-usual = Обичаен
setting-cardSize-large = Голям

rules-in-english = Тези правила още не са преведени; ето ги на английски.
table-number = Таблица { $number }
