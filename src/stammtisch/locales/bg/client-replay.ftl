### Думи за раздаване, което се гледа отново.

replay-title = Преглед на раздаването
replay-closed = Това раздаване не може да се покаже
replay-to-table = Към масата
replay-deal = Раздаване { $number }
replay-deals = Раздавания на тази маса
replay-dealt = Картите са раздадени.
replay-first = В началото
replay-back = Една стъпка назад
replay-on = Една стъпка напред
replay-last = Към края
replay-play = Пусни само да върви
replay-pause = Спри
replay-step = Стъпка
replay-jump = Отиди на
replay-seen-by = Гледа се от
replay-part-dealt = раздаването
replay-part-play = взятка 1
replay-part-trick = взятка { $number }
replay-part-pegging = игра
replay-part-round = броене { $number }
replay-part-end = края
replay-hands = Ръцете на останалите
replay-share = Сподели, копирай
replay-link = Връзка към това раздаване
replay-copy-text = Копирай като текст
replay-record = Запис на играта
