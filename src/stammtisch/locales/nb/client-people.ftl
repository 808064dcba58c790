### Nettsidens ord for bord med andre mennesker.

refusal-no_seat = Du har ingen plass ved dette bordet.
refusal-seat_taken = Der sitter det noen.
refusal-match_runs = Plasser byttes ikke mens et parti pågår.
refusal-table_full = Alle plasser er opptatt.
refusal-too_many_people = For mange har kommet til dette bordet.
refusal-not_host = Det kan bare den som har åpnet bordet.
refusal-not_private = Bare et privat bord kan settes på pause.
refusal-no_clock = Ved dette bordet går det ingen klokke.
refusal-no_free_text = Ved dette bordet finnes bare korte fraser.
refusal-no_take_back = Du har ikke noe å ta tilbake, eller noen har handlet siden.
refusal-no_such_person = Denne personen finnes ikke ved bordet.
refusal-spectator = Du ser på; kom til bordet først for å være med.
refusal-no_spectators = Ved dette bordet kan man ikke lenger se på.
refusal-removed = Du er tatt bort fra dette bordet.
refusal-left = Du har forlatt dette bordet.
refusal-bad_token = Denne plassen er ikke din i denne nettleseren. Åpne bordet på nytt fra lenken.
refusal-bad_code = Koden er feil, brukt før eller for gammel. Be om en ny.
refusal-no_such_code = Det finnes ikke noe bord med denne koden.
refusal-record_not_yet = Opptegnelsen kan hentes når partiet er over.
refusal-deal_not_yet = Dette spillet kan ses når det er over, eller, der kortene bare tas av, når partiet er over.
refusal-no_such_deal = Dette spillet finnes ikke ved bordet.
refusal-no_analysis = Det finnes ingen analyse for dette spillet ennå.
refusal-no_hints = Ved dette bordet gis det ikke tips.
refusal-no_hint = Det finnes ikke noe tips til deg nå.
refusal-bad_request = Serveren kan ikke ta imot dette slik det er.
