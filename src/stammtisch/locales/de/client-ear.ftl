### Words of sounds, pace and the keys that read aloud.

sounds = Töne
signal-turn = Du bist dran
signal-trick = Stich gemacht
signal-announcement = Ansage
setting-pace = Tempo der Karten
setting-pace-usual = Üblich
setting-pace-slow = Langsam
setting-pace-fast = Schnell
setting-pace-still = Nichts bewegt sich
setting-captions = Töne als Text
setting-captions-false = Aus
setting-captions-true = An
setting-vibration = Vibration
setting-vibration-true = An, wenn du dran bist
setting-vibration-false = Aus

key-read-hand = dein Blatt vorlesen
key-read-trick = den Stich vorlesen, oder den letzten
key-read-bids = die Gebote vorlesen
key-read-score = den Stand vorlesen
key-read-time = die Zeit vorlesen
read-no-trick = Auf dem Tisch liegt nichts
read-no-clock = Es läuft keine Uhr
