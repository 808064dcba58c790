### 重看一局时的文字。

replay-title = 重看
replay-closed = 这一局不能显示
replay-to-table = 去牌桌
replay-deal = 第 { $number } 局
replay-deals = 本桌各局
replay-dealt = 牌已发好。
replay-first = 回到开头
replay-back = 后退一步
replay-on = 前进一步
replay-last = 到结尾
replay-play = 自动播放
replay-pause = 停止
replay-step = 步骤
replay-jump = 跳到
replay-seen-by = 视角
replay-part-dealt = 发牌
replay-part-play = 第 1 墩
replay-part-trick = 第 { $number } 墩
replay-part-pegging = 出牌
replay-part-round = 第 { $number } 轮
replay-part-end = 结束
replay-hands = 其他各家的牌
replay-share = 分享、复制
replay-link = 本局链接
replay-copy-text = 复制为文字
replay-record = 整场记录
