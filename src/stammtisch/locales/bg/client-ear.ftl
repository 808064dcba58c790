### Words of sounds, pace and the keys that read aloud.

sounds = Звуци
signal-turn = Твой ред
signal-trick = Взета взятка
signal-announcement = Обява
setting-pace = Темпо на картите
setting-pace-usual = Обичайно
setting-pace-slow = Бавно
setting-pace-fast = Бързо
setting-pace-still = Нищо не се движи
setting-captions = Надписи за звуците
setting-captions-false = Изключени
setting-captions-true = Включени
setting-vibration = Вибрация
setting-vibration-true = Включена, когато си на ход
setting-vibration-false = Изключена

key-read-hand = прочети ръката
key-read-trick = прочети взятката или последната
key-read-bids = прочети обявите
key-read-score = прочети резултата
key-read-time = прочети времето
read-no-trick = На масата няма нищо
read-no-clock = Не тече време
