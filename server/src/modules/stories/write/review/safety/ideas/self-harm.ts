export const selfHarm = {
  name: 'self-harm',
  patterns: `
    wish|want|hope|prefer|rather|decide not|never|=to|=had|=if|=was|=were|=could =be|=been|=exist|=live|=die|=disappear|=vanish|=end|=stop|be_dead =born|=dead|=die|=alive|=exist|=existing|=any_more|=for_ever|=forever|=live|=gone|=living|=it_all & hero|she|he|i|rabbit|bear|they|it|child|you ! genie|sleepy|cold ! not_wake|to_wake ! longer+=than ! baby ! shadow ! into|behind|bubble|bubbles|wanted_to_go|to_be_up
    ? not|no_longer|never want|wish|like|need|bear|deserve =to|=live|=being|=life live|alive|exist|be_here|go_on|be_alive|living|wake_up|be_born ! tree|house|town|alone|palace|castle
    ? want|wish|wanted|long|decide|ready|decided|allowed|try|time =to die|be_dead|disappear_for_ever|disappear_forever|end_it|end_it_all|not_exist|stop_existing|kill_himself|kill_herself|stop_living|be_gone|leave_this_world|vanish_for_ever|never_wake|sleep_for_ever|sleep_forever|go_to_sleep_and_never ! of_laughter
    go_to_sleep|fall_asleep|close_her_eyes|close_his_eyes|sleep|close_their_eyes & never|forever|for_ever|not & want|wish|hope|decide|better|wanted|wished|hoped|longed & wake|open|forever|for_ever ! baby|noise|cat
    ? better|easier|happier|best|good|nobody_would|no_one_would|nobody_will & gone|dead|not_exist|never_been_born|not_been_born|did_not_exist|not_there_any_more|disappeared|without_me|miss_me|notice_if|was_not_here|were_not_here|die|not_here_any_more|be_missed & i|me|hero|she|he|myself ! chocolate|wind|sun|toothache|hiccups|tide|soup
    scratch|cut|burn|bite|hit|pinch|hurt|punish|slap|bang|bruise|starve|punch|prick|carve|stab|poke|injure|pull|beat|graze|scrape|jab|harm|smack|squeeze|snap =own|=himself|=herself|=myself|=yourself|=themselves|=arm|=his|=her|=your|=my|=head|=a_line|=lines|=into =own|=himself|=herself|=myself|=yourself|=themselves|arm|wrist|head|leg|skin|thigh|hair|hand|arms|stomach|legs & better|punish|punishment|bleed|bled|deserve|sad|sadness|pain|relief|calm|feel|felt|wall|again|cry|hard|blood|until|inside|release|secretly|sleeve|hide|razor|because|quiet|sorry|stop|bad|needle|worthless|knife|every|numb|control ! laughing|awake|dream|accident|plaster|itch|toast|oven|believe|dreaming|nettle
    ? cut|scratch|burn|hurt|harm|starve|punish =yourself|=herself|=himself|=themselves|=myself ! toast|oven|accident|slice|piece|cake|stove|thorn|bramble|plaster|pancake|knee+on|=on_a|=on_the|warm|loose
    ? sharp|blade|razor|glass|knife|scissors|needle|pin & wrist|wrists|arm|arms|thigh|vein|veins|skin|line|lines|forearm & cut|draw|drew|press|scratch|drag|blood|red|better|calm|run|line|carve ! paper
    stop|refuse|not|never|give_up|without|skip|secretly|throw_away|decide|stopped|hardly eat|eating|food|meal|meals|lunch|swallow & disappear|thin|thinner|until|light|pretty|prettier|slim|float|bones|weak|starve|faint|for_days|fat|shrink|small|smaller|perfect|beautiful|hungry|control|invisible|vanish|weigh|nothing_left ! picky|sheep|hungry_caterpillar|too_excited|busy
    throw_up|vomit|finger_down|fingers_down|make_himself_sick|make_herself_sick|made_herself_sick|made_himself_sick|sick_on_purpose & throat|eat|meal|thin|after|supper|secret|dinner|cake|food|fat|purpose
    ? eat_nothing|ate_nothing|eat_nothing_at_all|only_drink_water|drank_only_water|only_an_apple|one_apple_a_day|diet|count_calories|calories|starving|starve & thin|slim|light|pretty|fat|belly|days|mirror|lovely|weigh|beautiful|too|love|girl|boy|dress
    head|fist|forehead|hand|fists against|on|into wall|floor|door|bars & hit|bang|beat|knock|smash|again|hurt|thump|pound ! knock+on|knocked+on|knocking+on ! drum
    jump|step|fall|leap|walk|fly from|off|in_front_of|into|under bridge|roof|cliff|train|tower|window|river|sea|bus|traffic & pain|stop|end|sad|peace|never|everything|quiet|better|over|finally|forever|for_ever|no_more|free|tears|cry|without_her|sorrow|miss|dark ! <animal>
    ? kill|hang|drown|shoot|poison|choke|strangle =himself|=herself|=yourself|=myself|=themselves
    take|swallow|ate|took|eat all|whole|every|many pill|pills|tablets|medicine & sleep|forever|over|end|never|peace|sad|wake
    life|living|alive|world|everything =is|=was|=not|=be|=has|=had|no|=were no|not|worth|point|meaning|pointless|meaningless|too_hard|worthless|better_off|unbearable living|sense|point|meaning|any_more|worth|pointless|live|without_me|hard|unbearable ! mars|raining ! not_over
    =end|=ended|=take|=took|give_up|throw_away =his|=her|=my|=your|=own|=their =life|=lives|=own_life ! save|whole|danced
    pain|hurting|hurt|sadness|bleeding|blood|bruise|bruises|wound & make|made|feel|felt|let|take|took & better|out|away|calm|real|relief|good & cut|scratch|burn|himself|herself|yourself|own|arm|skin|wrist|punch|hit|needle|pinch|bite ! plaster|kiss|granny|nurse|doctor
    ? deserve|deserved|earn|had_to_be & pain|hurt|punished|punish|suffer|hungry|starve|hit|beaten|bleed|die|slap & she|he|hero|i|bad|you|himself|herself ! dragon+=not
    hate|hated|loathe|disgust =herself|=himself|=myself|=her_body|=his_body|=her_face|=his_face|=her_own|=his_own|=yourself|=my_body|=by_her_own ! haircut|singing|cooking
    nobody|no_one|no =would|=will|=one|=reason|=had =miss|=notice|=care|=cry|live|reason|go_on & =gone|disappeared|dead|for_her|for_him|if_i|if_she|if_he|alive|any_more|without_me|living ! hole|cheese|biscuit
    suicide|suicidal|self-harm|overdose|goodbye_letter|farewell_letter|goodbye_note|goodbye_for_ever|goodbye_forever
    goodbye|farewell write|wrote|note|letter|world|life|last & never|forever|for_ever|bridge|pills|pain|alive|cruel|end ! sea|ship|autumn|summer
    pull|tear|rip|bite out|off|until hair|nail|nails|skin & bald|blood|bled|bleed|pain|better|calm|sad|patch|every|clump ! tangle|comb
    pinch|slap|scratch|bite|hit|cut|burn|starve|hurt|punch =herself|=himself|=themselves|=yourself|=myself & punish|punishment|bad|deserve|hard|sorry|until|blood|naughty|better|quiet ! awake|dream|laughing
    hope|wish|want|pray|decide|plan not|never =wake|=wake_up|=open|=see|=live|=get_up & morning|again|ever|eyes|any_more ! snow|baby|cat|noise
    bite|bit|scratch|hit|cut|pinch|burn own|herself|himself|themselves|=her|=his hand|arm|leg|skin|wrist|face|lip & sadness|sad|pain|smaller|better|until|hurt|deserve|anger|angry|quiet
    no_reason|not_want|no_point|tired & live|living|life|alive|exist|going_on
  `,
} as const
