### Words of sounds, pace and the keys that read aloud.

sounds = Sons
signal-turn = À vous de jouer
signal-trick = Pli ramassé
signal-announcement = Annonce
setting-pace = Rythme des cartes
setting-pace-usual = Habituel
setting-pace-slow = Lent
setting-pace-fast = Rapide
setting-pace-still = Rien ne bouge
setting-captions = Sous-titres des sons
setting-captions-false = Non
setting-captions-true = Oui
setting-vibration = Vibration
setting-vibration-true = Oui, quand c’est à vous
setting-vibration-false = Non

key-read-hand = lire votre main
key-read-trick = lire le pli, ou le dernier
key-read-bids = lire les enchères
key-read-score = lire le score
key-read-time = lire le temps
read-no-trick = Rien n’est sur la table
read-no-clock = Aucune pendule ne tourne
