### 个人场次与统计的文字。

history-title = 我的牌局
history-reading = 正在读取……
history-none = 还没有打完的场次。打完的会列在这里，每一局都可以重看。
history-tallies = 统计
history-all = 所有场次
history-matches = 场数
history-won-share = 胜率
history-deals = 局数
history-deals-ahead = 得分最多的局
history-mean = 平均得分
history-best = 最高得分
history-by-time = 超时判负
history-won = 胜
history-lost = 未胜
history-deal-count = { $count } 局
