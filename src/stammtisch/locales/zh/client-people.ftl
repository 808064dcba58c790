### 网页中多人牌桌的用语。

refusal-no_seat = 你在这张牌桌没有座位。
refusal-seat_taken = 那里已有人坐。
refusal-match_runs = 对局进行中不能换座位。
refusal-table_full = 座位已满。
refusal-too_many_people = 来过这张牌桌的人太多了。
refusal-not_host = 只有桌主可以这样做。
refusal-not_private = 只有私人牌桌可以暂停。
refusal-no_clock = 这张牌桌没有计时。
refusal-no_free_text = 这张牌桌只能用快捷短语。
refusal-no_take_back = 没有可以收回的，或者之后已有人行动。
refusal-no_such_person = 这张牌桌没有这个人。
refusal-spectator = 你在旁观；要参加，请先入桌。
refusal-no_spectators = 桌主已关闭旁观。
refusal-removed = 桌主已请你离开这张牌桌。
refusal-left = 你已离开这张牌桌。
refusal-bad_token = 此浏览器没有这个座位的凭证，请用链接重新打开牌桌。
refusal-bad_code = 验证码错误、已用过或已过期，请重新获取。
refusal-no_such_code = 没有这个代码的牌桌。
refusal-record_not_yet = 对局结束后才能取得记录。
refusal-deal_not_yet = 这一局结束后才能查看；不洗牌的游戏要等整场结束。
refusal-no_such_deal = 这张牌桌没有这一局。
refusal-no_analysis = 这种牌戏还没有分析。
refusal-no_hints = 这张牌桌没有提示。
refusal-no_hint = 现在没有给你的提示。
refusal-bad_request = 服务器不能接受这样的请求。
