### Wörter der Oberfläche für Tische mit anderen Leuten.

refusal-no_seat = Du hast an diesem Tisch keinen Platz.
refusal-seat_taken = Dort sitzt schon jemand.
refusal-match_runs = Während einer Partie werden keine Plätze gewechselt.
refusal-table_full = Alle Plätze sind besetzt.
refusal-too_many_people = Zu viele Leute sind schon an diesen Tisch gekommen.
refusal-not_host = Das darf nur, wer den Tisch eröffnet hat.
refusal-not_private = Nur ein privater Tisch kann angehalten werden.
refusal-no_clock = An diesem Tisch läuft keine Uhr.
refusal-no_free_text = An diesem Tisch gibt es nur kurze Redensarten.
refusal-no_take_back = Du hast nichts zurückzunehmen, oder jemand hat seither gehandelt.
refusal-no_such_person = Diese Person gibt es an diesem Tisch nicht.
refusal-spectator = Du siehst zu; um mitzuspielen, komm erst an den Tisch.
refusal-no_spectators = An diesem Tisch darf nicht mehr zugesehen werden.
refusal-removed = Du wurdest von diesem Tisch entfernt.
refusal-left = Du hast diesen Tisch verlassen.
refusal-bad_token = Dieser Platz gehört nicht zu diesem Browser. Öffne den Tisch noch einmal über seinen Link.
refusal-bad_code = Dieser Code ist falsch, schon benutzt oder zu alt. Lass dir einen neuen geben.
refusal-no_such_code = Es gibt keinen Tisch mit diesem Code.
refusal-record_not_yet = Die Aufzeichnung gibt es, sobald die Partie zu Ende ist.
refusal-deal_not_yet = Dieses Spiel ist zu sehen, sobald es vorbei ist, oder die Partie, wo die Karten nur abgehoben werden.
refusal-no_such_deal = Dieses Spiel gab es an diesem Tisch nicht.
refusal-no_analysis = Für dieses Spiel gibt es noch keine Analyse.
refusal-no_hints = An diesem Tisch gibt es keine Tipps.
refusal-no_hint = Gerade gibt es keinen Tipp.
refusal-bad_request = So kann der Server das nicht annehmen.
