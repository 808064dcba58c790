### Ord for en giv som vises igjen.

replay-title = Se given igjen
replay-closed = Denne given kan ikke vises
replay-to-table = Til bordet
replay-deal = Giv { $number }
replay-deals = Giver ved dette bordet
replay-dealt = Kortene er delt ut.
replay-first = Til begynnelsen
replay-back = Ett steg tilbake
replay-on = Ett steg fram
replay-last = Til slutten
replay-play = La det gå av seg selv
replay-pause = Stopp
replay-step = Steg
replay-jump = Hopp til
replay-seen-by = Sett fra
replay-part-dealt = utdelingen
replay-part-play = stikk 1
replay-part-trick = stikk { $number }
replay-part-pegging = spillet
replay-part-round = telling { $number }
replay-part-end = slutten
replay-hands = De andres hender
replay-share = Del, kopier
replay-link = Lenke til denne given
replay-copy-text = Kopier som tekst
replay-record = Protokoll av kampen
