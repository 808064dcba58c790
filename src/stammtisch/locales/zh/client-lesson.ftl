### Words of lessons that belong to no single game.

lesson-learn = 边打边学
lesson-learn-about = 一副牌，每个选择都有讲解。牌总是相同的。
lesson-title = 课程
lesson-choice = 第 { $number } 个选择，共 { $count } 个
lesson-show = 课程建议怎么打？
lesson-move = 课程建议：{ $move }。
lesson-other = 你选的是：{ $move }。课程的建议不同：{ $proposed }。
lesson-again = 重新选择
lesson-anyway = 照我的打
lesson-left = 现在你走自己的路，其他人按各自的判断出牌。
lesson-wait = 看看其他人怎么打。
lesson-rule = 规则 { $rule }
lesson-whole-rules = 全部规则
lesson-over = 这一副结束了。记分表逐行显示怎样计分。
lesson-once-more = 再上一遍这一课
lesson-real = 正式打一局
refusal-no_lesson = 这个游戏没有课程。
