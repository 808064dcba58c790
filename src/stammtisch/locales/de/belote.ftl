title-belote = Belote
invite-belote = Reizt zu zweit, holt die Stiche, die zählen, und seid als Erste über 151.
players-belote = 4 Spieler: du spielst mit dem Bot gegenüber gegen zwei Bots

## Was geschah

event-belote-cut = { $seat }: abgehoben
event-belote-bid = { $seat }: { $contract }
event-belote-pass = { $seat }: weiter
event-belote-kontra = { $seat }: Kontra!
event-belote-rekontra = { $seat }: Rekontra!
event-belote-contract = Spiel für { $seat }: { $contract }{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
  }
event-belote-dealt = Drei weitere Karten für alle
event-belote-passed_out = Alle passen: diesmal kein Spiel
event-belote-play = { $seat }: { $cards }
event-belote-announce = { $seat }, Ansage: { $kind }
event-belote-belote = { $seat }: Belote! ({ $suit })
event-belote-trick = { $number }. Stich → { $seat }
event-belote-shown = { $seat }: { $kind }, { $cards }
event-belote-claim = { $seat }: „Vom Rest gehören uns { $card_points } Augen“ { $cards }
event-belote-claim_all = { $seat }: „Der Rest gehört uns“ { $cards }
event-belote-agree = { $seat }: einverstanden
event-belote-refuse = { $seat }: nicht einverstanden, es wird weitergespielt
event-belote-claim_stands = { $seat }: die Ansage ist sicher und gilt
event-belote-made = Spiel gewonnen ({ $seat }): { $first } zu { $second }
event-belote-inside = Spiel verloren, drin ({ $seat }): { $first } zu { $second }
event-belote-hanging = Gleichstand: das Spiel hängt. { $first } zu { $second }
event-belote-equal = Gleichstand: { $first } zu { $second }
event-belote-taken_back = { $seat }: ein Zug wird zurückgenommen

## Der Spielzettel

line-belote-tricks = Augen in Stichen ({ $tricks }): { $card_points }
line-belote-last_trick = Letzter Stich: { $card_points }
line-belote-claimed = Aus den beanspruchten Stichen: { $card_points }
line-belote-announcement = { $kind }, { $cards }: { $card_points }
line-belote-announcement_beaten = { $kind }, { $cards }: zählt nicht
line-belote-belote = Belote ({ $suit }): { $card_points }
line-belote-no_trumps_doubled = Ohne Trumpf zählt doppelt: { $before } → { $after }
line-belote-capot = Alle Stiche (Capot): { $card_points }
line-belote-raw = Punkte vor dem Runden: { $card_points }
line-belote-kontra_cancelled = Alle Stiche bei einer Seite: Kontra zählt nicht
line-belote-equal = Beide Seiten haben { $card_points }: zusammen { $score } wert
line-belote-multiplied = { $factor ->
    [4] Rekontra
   *[other] Kontra
  }: ×{ $factor } → { $score }
line-belote-hangs = Hängt für den Sieger des nächsten Spiels: { $score }
line-belote-all_to_one = Alle Punkte an diese Seite: { $card_points } → { $score }
line-belote-hanging_taken = Was hing: { $score }
line-belote-never_nothing = Wer Punkte hat, schreibt mindestens 1
line-belote-rounded = Gerundet: { $card_points } → { $score }
line-belote-passed_out = Niemand hat geboten: nichts wird geschrieben
line-belote-match_won = Die Partie ist mit { $score } gewonnen; { $line } waren nötig
line-belote-hanging_lost = Was hing, verfällt: { $score }

reason-belote-made = Die Spielmacher haben gewonnen
reason-belote-inside = Die Spielmacher sind drin: alle Punkte an die Gegner
reason-belote-hanging = Gleichstand: die Hälfte der Spielmacher hängt für das nächste Spiel
reason-belote-equal = Gleichstand: jede Seite schreibt ihre Hälfte
reason-belote-passed_out = Niemand hat geboten

## Warum nicht

refusal-belote-must_follow = Du musst Farbe bedienen
refusal-belote-must_overtake = Du musst eine höhere Karte dieser Farbe legen
refusal-belote-must_trump = Du kannst nicht bedienen und musst stechen
refusal-belote-must_overtrump = Du musst höher stechen
refusal-belote-not_in_hand = Diese Karte hast du nicht
refusal-belote-no_announcements = Ohne Trumpf wird nichts angesagt
refusal-belote-announce_too_late = Angesagt wird mit der eigenen ersten Karte
refusal-belote-not_held = Du hast nicht alle Karten dieser Ansage
refusal-belote-card_used_twice = Eine Karte gehört nur zu einer Ansage
refusal-belote-announced_twice = Jede Ansage wird nur einmal gemacht
refusal-belote-belote_automatic = Belote wird an diesem Tisch von selbst gesagt
refusal-belote-no_belote = Mit dieser Karte kann nicht Belote gesagt werden
refusal-belote-no_overcall = Nach Kontra darf an diesem Tisch nicht höher geboten werden
refusal-belote-bid_too_low = Ein Gebot muss höher sein als das bisherige
refusal-belote-unknown_call = Das ist kein Gebot in Belote
refusal-belote-no_bid_yet = Es gibt noch kein Gebot, das man verdoppeln könnte
refusal-belote-no_kontra_yet = Rekontra antwortet auf Kontra, und nur einmal
refusal-belote-not_your_rekontra = Rekontra darf nur die Seite sagen, die Kontra bekam
refusal-belote-already_doubled = Das Gebot ist schon verdoppelt
refusal-belote-own_bid = Kontra sagt man auf ein Gebot der Gegner
refusal-belote-no_claims = An diesem Tisch wird nichts beansprucht
refusal-belote-claim_between_tricks = Ansprüche stellt man zwischen zwei Stichen, nach dem ersten
refusal-belote-claimed_already = Dein Anspruch wurde abgelehnt: warte den nächsten Stich ab
refusal-belote-claim_too_much = So viele Augen sind nicht mehr zu teilen
refusal-belote-deal_over = Das Spiel ist zu Ende
refusal-belote-not_your_turn = Du bist nicht an der Reihe
refusal-belote-wrong_phase = Das geht jetzt nicht
refusal-belote-cut_out_of_range = Auf jeder Seite müssen mindestens drei Karten liegen

## Was gefragt ist

asked-belote-cut = Heb ab
asked-belote-call = Bieten oder passen
asked-belote-play = Spiel eine Karte
asked-belote-answer = Einverstanden mit dem Anspruch?
asked-belote-claim = Du kannst den Rest beanspruchen

## Wörter

word-belote-clubs = Kreuz
word-belote-diamonds = Karo
word-belote-hearts = Herz
word-belote-spades = Pik
word-belote-no_trumps = ohne Trumpf
word-belote-all_trumps = alle Trumpf
word-belote-pass = weiter
word-belote-kontra = Kontra
word-belote-rekontra = Rekontra
word-belote-C = Kreuz
word-belote-D = Karo
word-belote-H = Herz
word-belote-S = Pik
word-belote-tierce = Terz
word-belote-fifty = Fünfzig
word-belote-hundred = Hundert
word-belote-four = Carré
word-belote-belote = Belote
word-belote-unknown = offen
word-belote-yes = zählt
word-belote-no = zählt nicht
word-belote-agree = Einverstanden
word-belote-refuse = Weiterspielen
word-belote-claim = uns gehören von den Augen:
word-belote-claim_all = Der Rest gehört uns
word-belote-cut = abheben nach
word-belote-four_J = vier Buben
word-belote-four_A = vier Asse
word-belote-four_T = vier Zehnen
word-belote-four_K = vier Könige
word-belote-four_Q = vier Damen
word-belote-four_9 = vier Neunen
word-belote-inside = drin
word-belote-hanging = hängend
word-belote-capot = Capot

## Die Regelkarte

preset-belote-house = Hausregeln
preset-belote-bulgarian = Bulgarische Regeln

option-belote-direction = Spielrichtung
option-belote-direction-ccw = gegen den Uhrzeigersinn
option-belote-direction-cw = im Uhrzeigersinn
option-belote-shuffle = Mischen
option-belote-shuffle-cut_only = einmal, danach wird nur abgehoben
option-belote-shuffle-every_deal = vor jedem Spiel
option-belote-cut = Wer abhebt
option-belote-cut-server = der Tisch, durch Los
option-belote-cut-player = der Spieler vor dem Geber
option-belote-passed_dealer = Geber, nachdem alle gepasst haben
option-belote-passed_dealer-next = der nächste Spieler
option-belote-passed_dealer-same = noch einmal derselbe
option-belote-overcall_after_kontra = Höhere Gebote nach Kontra
option-belote-overcall_after_kontra-true = erlaubt, sie heben das Kontra auf
option-belote-overcall_after_kontra-false = nicht erlaubt
option-belote-partner_exempt_when_following = Den Partner überstechen, der den Stich hat, beim Bedienen
option-belote-partner_exempt_when_following-true = nicht verlangt
option-belote-partner_exempt_when_following-false = verlangt
option-belote-underruff = Nur niedrigere Trümpfe als der eines Gegners
option-belote-underruff-forced = einer muss gelegt werden
option-belote-underruff-free = jede Karte ist erlaubt
option-belote-nt_double = Augen ohne Trumpf
option-belote-nt_double-true = zählen doppelt
option-belote-nt_double-false = zählen einfach
option-belote-hanging = Gleichstand
option-belote-hanging-true = die Hälfte der Spielmacher hängt für das nächste Spiel
option-belote-hanging-false = jede Seite schreibt ihre Hälfte
option-belote-capot_cancels_kontra = Alle Stiche bei einer Seite unter Kontra
option-belote-capot_cancels_kontra-true = Kontra zählt nicht
option-belote-capot_cancels_kontra-false = alles wird verdoppelt
option-belote-decl_contest = Ansagen beider Seiten
option-belote-decl_contest-separate = Carrés und Folgen für sich
option-belote-decl_contest-combined = alle zusammen, der höchste Wert gewinnt
option-belote-eight_run_bonus = Zuschlag für alle acht Karten einer Farbe
option-belote-eight_run_bonus-0 = keiner
option-belote-eight_run_bonus-20 = 20
option-belote-decl_reveal = Angesagte Karten werden gezeigt
option-belote-decl_reveal-end = nach dem Spiel
option-belote-decl_reveal-after_trick1 = nach dem ersten Stich
option-belote-belote_auto = Belote
option-belote-belote_auto-true = wird von selbst gesagt
option-belote-belote_auto-false = sagt der Spieler
option-belote-win_at = Die Grenze
option-belote-win_at-51 = 51
option-belote-win_at-101 = 101
option-belote-win_at-151 = 151
option-belote-win_at-201 = 201
option-belote-win_at-251 = 251
option-belote-win_at-301 = 301
option-belote-win_strict = Zum Sieg
option-belote-win_strict-true = braucht es mehr als die Grenze
option-belote-win_strict-false = genügt die Grenze
option-belote-no_win_on_capot = Eine Partie darf mit Capot enden
option-belote-no_win_on_capot-true = nein, ein weiteres Spiel folgt
option-belote-no_win_on_capot-false = ja
option-belote-min_one = Punkte, die zu nichts gerundet würden
option-belote-min_one-true = werden als 1 geschrieben
option-belote-min_one-false = zählen nichts
option-belote-timeout = Wenn die Zeit abläuft
option-belote-timeout-auto = wird für dich gezogen, nach mehreren Malen übernimmt ein Bot
option-belote-timeout-forfeit = ist die Partie verloren
option-belote-claim = Den Rest beanspruchen
option-belote-claim-true = erlaubt
option-belote-claim-false = nicht erlaubt

reason-option-belote-partner_exempt_when_following = Nach den Hausregeln darf der Stich des Partners stehen bleiben; in Bulgarien wird auch er überstochen.
reason-option-belote-underruff = Die Hausregeln sagen: wer nicht bedienen kann, muss stechen. In Bulgarien nur, wenn der Trumpf gewinnt.
reason-option-belote-win_strict = Die Hausregeln verlangen mehr als 151; anderswo genügen 151.
reason-option-belote-no_win_on_capot = In Bulgarien geht man nicht mit Capot aus; die Hausregeln kennen diese Ausnahme nicht.

why-belote-makes = In { $reached } von { $worlds } Verteilungen, die zum Gesehenen passen, wird der Kontrakt erfüllt.
why-belote-breaks = In { $reached } von { $worlds } Verteilungen, die zum Gesehenen passen, fällt der Kontrakt.
why-belote-made_of_100 = Nach dem eigenen Blatt und den Ansagen wird er in { $of_100 } von 100 Fällen erfüllt.
