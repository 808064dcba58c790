### Words of the deal of the day.

daily-title = Раздаването на деня
daily-title-game = Раздаването на деня: { $game }
daily-short = Едни и същи карти за всички, веднъж на ден. Как са се справили другите виждаш, след като свършиш.
daily-lead = Едно раздаване, което днес получават всички: същите карти, същото място, същите ботове. Играе се веднъж; после виждаш как са се справили другите.
daily-lead-match = Една цяла игра, която днес получават всички: същите карти, същото място, същите ботове. Играе се веднъж; после виждаш как са се справили другите.
daily-unit-alone = Сравнява се резултатът ти в листа
daily-unit-compared = Сравнява се преднината на твоята страна пред другата
daily-reading = Чете се …
daily-until = Може да се започне до { $when } и да се довърши до час след това
daily-closed = Този ден свърши. Час след това картите му могат да се играят за упражнение.
daily-over = Този ден е минал. Картите му могат да се играят за упражнение, което не се брои.
daily-hidden = Как са се справили другите се показва тук, щом свършиш.
daily-go-on = Продължи
daily-practice = Играй за упражнение
daily-your-table = Твоята маса
daily-begun-already = започнато
daily-yours = Твоят резултат: { $score }
daily-no-score = Нямаш резултат в това раздаване: напуснато е или е свършено твърде късно.
daily-nobody = Никой не е свършил това раздаване.
daily-place = Място
daily-place-of = { $place } от { $count }
daily-tied = { $count ->
    [one] поделено с още един
   *[other] поделено с още { $count }
}
daily-best = Най-добър резултат
daily-played = Свършили
daily-begun = { $count } са започнали
daily-scores = Всички резултати
daily-score = Резултат
daily-people = Хора
daily-range = от { $from } до { $to }
daily-you = ти
daily-named = С имена
daily-name = Име за показване
daily-name-hint = Другите виждат резултати без имена. Посочва се само който иска това.
daily-name-show = Покажи името ми
daily-name-shown = Другите виждат резултата ти под името { $name }.
daily-name-hide = Не го показвай повече
daily-share = За споделяне, без да се издават картите
daily-copy = Копирай
daily-share-text = { $game }, раздаването на деня, { $date }: { $score }, място { $place } от { $count }. { $link }
daily-share-plain = { $game }, раздаването на деня, { $date }. { $link }
daily-earlier = Предишни дни
daily-today = Днес
daily-fair = Никой не е избирал тези карти
daily-fair-lead = Домът беше обвързан с тези карти чрез обещание, което стоеше тук предния ден. Тайната се казва час след края на деня; хеширана 1024 пъти, тя дава обещанието.
daily-commitment = Обещание за този ден
daily-secret = Тайната на този ден
daily-next-commitment = Обещание за следващия ден
