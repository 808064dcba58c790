### Words of sounds, pace and the keys that read aloud.

sounds = Sounds
signal-turn = Your turn
signal-trick = Trick taken
signal-announcement = Announcement
setting-pace = Pace of the cards
setting-pace-usual = Usual
setting-pace-slow = Slow
setting-pace-fast = Fast
setting-pace-still = Nothing moves
setting-captions = Captions of sounds
setting-captions-false = Off
setting-captions-true = On
setting-vibration = Vibration
setting-vibration-true = On, when it is your turn
setting-vibration-false = Off

key-read-hand = read your hand
key-read-trick = read the trick, or the last one
key-read-bids = read the bids
key-read-score = read the score
key-read-time = read the time
read-no-trick = Nothing lies on the table
read-no-clock = No clock is running
