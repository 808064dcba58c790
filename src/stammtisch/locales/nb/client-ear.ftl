### Words of sounds, pace and the keys that read aloud.

sounds = Lyder
signal-turn = Din tur
signal-trick = Stikk tatt
signal-announcement = Melding
setting-pace = Kortenes tempo
setting-pace-usual = Vanlig
setting-pace-slow = Langsomt
setting-pace-fast = Raskt
setting-pace-still = Ingenting beveger seg
setting-captions = Lyder som tekst
setting-captions-false = Av
setting-captions-true = På
setting-vibration = Vibrasjon
setting-vibration-true = På, når det er din tur
setting-vibration-false = Av

key-read-hand = les hånden
key-read-trick = les stikket, eller det siste
key-read-bids = les meldingene
key-read-score = les stillingen
key-read-time = les tiden
read-no-trick = Ingenting ligger på bordet
read-no-clock = Ingen klokke går
