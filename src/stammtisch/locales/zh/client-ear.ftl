### Words of sounds, pace and the keys that read aloud.

sounds = 声音
signal-turn = 轮到你
signal-trick = 收墩
signal-announcement = 宣告
setting-pace = 出牌动画速度
setting-pace-usual = 普通
setting-pace-slow = 慢
setting-pace-fast = 快
setting-pace-still = 不动
setting-captions = 声音字幕
setting-captions-false = 关
setting-captions-true = 开
setting-vibration = 振动
setting-vibration-true = 轮到你时振动
setting-vibration-false = 关

key-read-hand = 读出手牌
key-read-trick = 读出这一墩，或上一墩
key-read-bids = 读出叫牌
key-read-score = 读出比分
key-read-time = 读出时间
read-no-trick = 桌上没有牌
read-no-clock = 没有计时
