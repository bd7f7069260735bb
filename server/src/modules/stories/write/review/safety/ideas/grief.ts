/** What those who advise grieving families warn of: sleep, journeys, being watched, guilt, coming back, not being allowed to cry. */
export const grief = {
  name: 'what frightens a child that grieves',
  patterns: `
    go_to_sleep|went_to_sleep|fall_asleep|fell_asleep|sleep|asleep|closed_her_eyes|closed_his_eyes|close_its_eyes|closed_its_eyes|slept not|never|forever|for_ever|very_long|long_time|deeply|eternal|last_time|no_more|always|long =wake|=woke|waken|up|again|open|opened|=time|=forever|for_ever|ever|peacefully|=sleep|deep
    sleep|asleep|slept|sleeping & not_wake|never_wake|did_not_wake|could_not_wake|not_woken|never_woke|for_ever|forever|eternal|everlasting|very_long_time|always_now|last_sleep|would_not_wake|big_sleep|long_sleep|only_sleeping|just_sleeping|just_asleep|only_asleep|now_he_sleeps|now_she_sleeps ! hero ! baby
    put_to_sleep|put_her_to_sleep|put_him_to_sleep|put_it_to_sleep|resting_now|at_rest|eternal_rest|gone_to_rest|rests_in_peace|rest_in_peace
    =be|=is|=was|=are|become|turned_into|turn_into|shines_as|shine_as|made_of|now|became =a|=the|=an|=now_a|=her_own|=one_of_the|=brightest|=bright|=new|=one star|stars|angel|angels|cloud|guardian_angel|rainbow|moon ! hero
    star|stars|angel|heaven|sky|cloud|above|clouds|up_there|moon|rainbow watch|watches|watching|see|sees|look|looks|looking|guard|guards|know|knows|wink|smile|wave|waves over|down|on|you|everything|all|what|at ! hero_looked ! =she_looked_up|=he_looked_up ! they_looked
    watch|watches|watching|look|looks|looking|see|sees|guards over|down|everything|all|from|on =you|=us|=hero|heaven|above|=him|=her|sky|cloud|up_there|you_do|stars|=that ! window
    went|gone|go|left|leave|taken|moved|travelled|sailed|flown|away|set_off|departed =on|=away|=to|=us|=over|=a|=for|=because|=from|=home|=up|=into|=off|=somewhere|=across|=beyond journey|trip|heaven|better_place|rainbow_bridge|rainbow|angels|farm|faraway|forever|for_ever|=because|stars|sky|another_world|other_side|happier|somewhere|beyond|voyage|holiday|angel|country|good|naughty|not_be_back|home_to_god
    lost|pass_away|passed_away|passed_on|passed_over|slipped_away|crossed_over|gone_away|ran_away|run_away|no_longer_with_us|left_us|gone_to_a_better|lives_on_a_farm|farm_in_the_country|went_to_live|kicked_the_bucket|taken_from_us|was_taken|lost_her|lost_him|gone_home|gone_ahead ! way|slipper|button|key|shoe|mitten|glove
    god|heaven|angels|angel|lord|sky|jesus|he|she need|needed|want|wanted|call|called|took|take|take_back|loved|gathered|fetch|fetched another|angel|her|him|more|home|back|it|them|so|up|for|cat|dog ! biscuit
    because|if|since|after|when|for =hero|=you|=i|=she|=he|=they|had|=nobody had|have|been|not|was|were|forgot|shouted|said|cried|did|wished|=never|cross|hug|played|left & good|bad|naughty|died|gone|away|die|left|fault|angry|cross|punish|wished|forgot|sick|ill ! nobody|not_because|nothing_that|old|ill+and|very_ill|no_one's|no_one
    fault|blame|guilty|punishment|deserved & hero|you|i|my|your|her|his|because|for ! nobody|not|no_one|no_one's|nobody's|never ! nobody_fault
    if|when|soon|one_day|perhaps|maybe|as_soon_as|someday & come_back|comes_back|came_back|return|returns|wake_up|wakes_up|alive_again|see_her_again|see_him_again|meet_again|be_together_again|come_home|see_each_other_again|would_be_back|will_be_back|see_you_again
    would|will|could|might|=may|can come_back|be_back|return|wake_up|come_home|visit_from|visit|live_again|be_alive ! never|not ! hero_would ! mum|dad
    do_not|must_not|stop|not|no_need_to|never|no|enough cry|crying|be_sad|tears|think_about|talk_about|weep|mourn|sad|speak_of & big|strong|brave|boy|girl|now|any_more|her|him|it|you|would_not_want|forget|hush|wants_you|anymore|said|dogs|want
    forget|get_over|replace|new|another|get_a_new|buy & quickly|soon|instead|dog|cat|better|her|him|hamster|quick|puppy|just_as_good & cry|boys|died|dogs|cats|=and_then|replace|buy|just_like|even_better|stop ! never|not ! buy+flowers
    happier|better|better_off|happy|best where|place|there|now|off|with|without & he|she|it|they|gone|died|place|is|in|now|heaven ! hero ! a_bit|feel
    punish|punished|sent|taken_as & died|gone|death|god|because|took|away
    next|=your|also|soon|we_all|everybody|everyone|mum|dad|you|anyone =you|=will|=might|=die|=too|=turn|could|=must|dies|can =die|=next|=be_next|=too|die|=be_gone|disappear|=tomorrow|=asleep & die|next|sleep|soon|too|tomorrow|any_time|night ! long_time|very_old ! not
  `,
} as const
