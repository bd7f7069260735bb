/** What makes a child small: insults, humiliation, love that is taken away, guilt for what grown-ups do. */
export const insult = {
  name: 'insult or humiliation',
  patterns: `
    =you|=your|hero be|=are|=is|=was|=look|=were|little|such|you|smell|stupid|seem fat|ugly|useless|worthless|stupid|dumb|idiot|moron|loser|pathetic|disgusting|brat|freak|weirdo|crybaby|good_for_nothing|failure|disappointment|burden|waste_of|retard|embarrassment|filthy|dunce|fool|imbecile|cretin|wimp|weakling|repulsive|hideous|revolting|dimwit|halfwit|nitwit|simpleton|unlovable|unwanted|scum|garbage|trash|parasite|oaf|fatty|fatso|piggy|ungrateful|spoilt|spoiled|inferior|hopeless|clumsy_fool|dirty_little|shameful|laughing_stock|coward|nothing_at_all|defective|abnormal|stinky|dense|blockhead|thick|mistake|accident|worst ! kind_fool|april|old_fool_of_a|moon ! not+=a ! silly|potato|=not ! nobody+can|could|would|will|knows ! mud|muddy|lump+of
    fat|ugly|useless|worthless|stupid|dumb|pathetic|disgusting|nasty|horrid|rotten|filthy|wretched|idiotic|miserable|wicked|snivelling|whining|useless|lazy|smelly|spoilt|dirty|stinking child|brat|girl|boy|creature|kid|worm|pig|cow|thing|idiot|fool|daughter|son|baby|maggot|toad|rat|runt|face & =you|=your|hero|how|what|said|her|him ! loved_it|teapot|duckling ! little+girl|boy|child|thing|baby|creature|kid|pig|worm|mouse|toad|cow|rat|face|daughter|son|fool ! bear|peppa|puppy|hamster ! miserable+creature ! poor
    =you|=he|=she|hero be|=are|was|were|is a|such|just|nothing|only|the|an failure|disappointment|burden|mistake|accident|embarrassment|disgrace|waste|loser|freak|weirdo|idiot|crybaby|good_for_nothing|coward|brat|shame|laughing_stock|moron ! happy ! =no+failure
    =too fat|ugly|stupid|dumb|thick|clumsy|weak|useless|dull|plain|smelly|dirty & you|hero|ever|anyone|anybody|love|friends|count|learn|play|nobody|team|dance|read|sing ! to_fit|boat|tortoise|snail|river|bus|clock
    how|what|so stupid|dumb|ugly|fat|worthless|useless|pathetic|disgusting & can|you|hero|one|child|girl|boy|be|teacher|laughed|everybody ! mine
    nobody|no_one|no-one|none|not_even|neither like|love|want|need|care|miss|play|loves|wants|wanted|choose|pick =you|hero|=about_you|=to_play_with_you|=you_here|=about_hero|=with_hero|=for_you|=with_you ! said_the_dragon ! go_anywhere
    nobody|no_one|no-one|not_a_soul|none_of_us|none_of_them|none_of_the & will_ever|ever|would_ever|really|could_ever|never & love|like|miss|want & you|him|her|hero|me
    nobody|no_one|everybody|everyone|=we|mummy|mother|daddy|father|mum|dad|parents not|never|=does_not|=do_not|hate|cannot|can|could|=no want|like|love|need|stand|hate|bear|=hates =you|hero|=child_like_you|=a_child_like|=to_be_seen_with ! to_go|to_be_late|spinach|to_worry ! to_leave_you|to_wake
    ? =i|=we|they|everyone|everybody|father|mother|dad|mum hate|detest|despise|loathe|regret|hated =you|hero|=having_you|=him|=her ! peas
    everyone|everybody|all|they|we|family|mum|dad|world|mother|father|parents|life|home|mummy|daddy|things =would|=will|be|were|happier|better|are better|happier|glad|lighter|easier|nicer|calmer|better_off|much_better|a_better_place & without_you|without_hero|without_him|without_her|not_there|not_here|were_gone|were_not|if_you|if_hero|without|had_never|did_not_exist|never_come|never_been_born|not_exist ! shoes|hat ! without+=a|=the|=any|socks ! fell
    wish|wished|should|better|pity|hope|want|wanted never|not|had_never|another|different|rather been_born|born|exist|had_you|have_you|met_you|daughter|son|child|alive|come_into ! story
    laugh|point|jeer|mock|sneer|tease|giggle|made_fun|make_fun|snigger|boo|stare|pick_on|bully|hoot|spat|spit|throw =at|=of|=on|=him|=her|hero|=out|=their =her|=him|=them|hero|=you|=fingers|tongue|stutter|=glasses|=ears|=teeth|=clothes|=legs|=nose & call|name|cry|stupid|baby|until|everybody|everyone|all|whole_class|others|whole|teacher|crowd|ugly|fat|because|deserve|wet|wept|ran_away|ashamed|shame|stammer|other_children ! joke ! with_her|with_him|laughed_with
    whole_class|everybody|everyone|all_the_others|all_the_children|other_children|others|the_class|all_the_girls|all_the_boys laugh|point|jeer|mock|sneer|turn_away|whisper|snigger|boo|turned_their at|about|=their =her|=him|hero|=you|=backs & cry|hid|hide|until|stupid|baby|ashamed|name|nobody|never|alone|wet|how|red|again|fat|ugly|shame ! together|joke
    call hero|him|her|you|=me|=them =a|=an|=names|stupid|fatty|baby|=the|ugly|smelly|the_stupid names|baby|crybaby|fatty|stupid|pig|idiot|loser|freak|ugly|liar|coward|smelly|dummy|four_eyes|cripple|sissy|thief|dumbo|stinker ! teddy ! tiny ! =a+baby+bear
    =you|hero stink|smell|reek|=look|=looks =of|=like|=so|=as|=bad|=awful|=and pig|toilet|rat|cow|dung|dustbin|bad|ugly|disgusting|rubbish|monkey|rotten|sewer|goat|elephant|hippo|whale|awful ! roses|biscuits|toast ! costume
    nose|face|ears|teeth|hair|legs|voice|bottom|belly|skin be|=is|=are|=look|like|as_big|so|=were like|ugly|disgusting|horrible|hideous|pig|donkey|rat|stupid|witch|elephant|troll|fat|crooked|revolting|ridiculous & =your|hero|you ! bear|cold|cat|seal|frog|mask
    love|like|prefer|want|care|proud your|=her|his|=the|other|=a|of|for|hero brother|sister|baby|others|cousin|children|dog|one better|more|most|instead|much_more|rather & you|than|mum|mummy|dad|father|mother|parents|we|i ! biscuits|jam|porridge ! they_both
    your|hero|his|her|my =fault|blame & mum|dad|mother|father|parents|die|died|left|divorce|cry|together|ill|quarrel|fight|sad|mummy|daddy|family|leave|moved|crash|sick|never_happy|separated|headache|baby ! not|nobody|never|no_one|=nobody ! spilt|milk|pie|vase
    if_only|because|since|if|when|unless =you|hero|=he|=she were|be|had|were_not|was|=are|behaved|was_not|is bad|naughty|good|better|nice|quiet|born|not_so|a_better|thinner|slimmer|prettier & leave|left|gone|stay|stayed|love|ill|died|divorce|sick|go_away|went_away|quarrel|together|stopped_loving|not_love
    ? why_can|why_could|why_are|why_be not|you|hero be|more|like|normal|half|so|as your_brother|your_sister|other_children|normal|the_others|everyone_else|everybody|stupid|slow|difficult|useless|your_cousin|clever
    shut|hold =your|=snivelling|=whining|=that|=blubbering mouth|trap|gob|face|brat|idiot|stupid|tongue|snivelling ! duck ! =shut+=up+the|shop ! letterbox
    shut+=up & you|stupid|brat|baby|idiot|said|hissed|nobody|snap|shout ! shop|house|shed
    snivelling|whingeing|blubbering|whining|cry_baby|crybaby|big_baby|mummy's_boy|sissy|scaredy & you|hero|baby|little|such|stop ! kitten
    =am|=is|=are|=be|so|=was ashamed|embarrassed|disgusted|sick|disappointed of|by|with|at =you|hero|=her|=him|=be_your & i|we|mum|dad|mother|father|mummy|daddy|parents|teacher|everyone|all|queen|king ! not|never
    nothing =you|hero|=he|=she =do|=say|=ever|=can|does|touch|=did|=make good|right|matter|enough|work|never|count|ever
    =you|hero|=he|=she =will|=never|=would|can|=could|=is|=are never|not|=not|ever amount|good_enough|learn_anything|learn_it|be_anything|be_clever|have_friends|be_like|be_loved|make_it|succeed|do_anything_right|get_anything|manage_anything|be_any_good|be_pretty|be_as_good|be_normal|be_wanted|belong|good_for_anything
    worst|most_useless|most_stupid|ugliest|stupidest|dumbest|laziest|fattest|smelliest|naughtiest child|son|daughter|boy|girl|kid|pupil|baby|of_all|in_the_class|in_the_world|in_the_school|ever & you|hero|her|him|had|class|anyone|teacher|father|mother ! dragon|cake|singer|teapot|spider|bus
    =you|hero|=he|=she not|never|=nothing|=no|=does_not|=do_not|not_even deserve|=deserved|worth|worthy|earn|=good|matter love|loved|supper|friends|happy|present|presents|anything|anyone|family|to_be|kindness|nothing|=to_live|better|=it|enough|dirt|cuddle|hug|home ! biscuit ! worry
    disgust|disgusts =me|=us|=everyone|=everybody ! =by
    =you ruin|spoil|wreck|destroy|break everything|=it_all|my_life|all|our_life|every|=always & always|everything|again|family|life|hate ! surprise|sandcastle ! tower
    what be wrong with =you|hero & stupid|normal|freak|always|why_can|nobody|ever ! matter|feel|tummy
    ? =go_away|=get_lost|=leave_us|=go_home|=clear_off & nobody|hate|smell|stupid|ugly|no_one|not_want|never_want|brat ! bee|wasp|cat
    =you|hero =are|=be|=is|=was not|never|too|=no_longer =our|=my|=one|=welcome|=wanted|=a|=real|ugly|=part child|daughter|son|of_us|here|=wanted|anymore|any_more|real_boy|real_girl|family|friend_any ! secret|fox|late|bear|cat
    <child>|=you & useless|worthless|good_for_nothing|pathetic|stupid|disgusting & always|only|again|such|nobody|ever|never|always_were|born|whole ! spoon|umbrella|hat ! key|mine|felt
    humiliate|ridicule|degrade|belittle|mock & hero|child|her|him|you|class
    ? dunce_cap|dunces_cap|fools_cap|stand_in_the_corner|naughty_step|wet_the_bed|wet_bed|wet_his_bed|wet_her_bed|wet_his_trousers|wet_her_trousers|bedwetter|bed_wetter & everyone|everybody|laugh|class|wear|baby|shame|all|sheet|point|disgusting|whole|sign
    ? =no_wonder|that_is_why|of_course nobody|no_one|everyone|your|you|they|mother|father & like|love|left|hate|friends|leave|play|laugh & you|hero ! moon
    no supper|food|dinner|cuddle|hug|kiss|goodnight_kiss|love|blanket for|because|until & bad|naughty|stupid|ugly|useless|failed|cried|deserve|fat|cry ! crocodile|dragon
    =stop crying|being_a_baby|being_so_stupid|cry|being_so & baby|weak|girl|stupid|slap|something_to_cry_about|pathetic|smack|hit|boys|tears_are|idiot
    real|big|proper|true|brave boys|boy|men|girls|man =do|=never|not|=does cry|be_afraid|hug|play_with_dolls|feel|whine|complain
    sent|send|give|sell|take|put|throw|swap|exchange =you|hero|=him|=her back|away|to_the|in_the|out|to_an|=for orphanage|children's_home|home_for|shop|bin|zoo|children_home|rubbish|other_parents|away_for_good|another_family|circus ! trip|ticket
    all|because =your|hero|=his|=her fault & mum|mummy|dad|daddy|parents|mother|father
    =hero =s fault & mum|dad|mummy|daddy|together|left|died
    children|child|boys|girls|those|anyone who|that cry|is_afraid|are_afraid|wet|lose|fail|not_finish|ask be|=are|=is weak|babies|cowards|stupid|losers|bad|silly|useless
    call|called|shout|hiss|sneer|named her|him|hero|them|you =a|=an filthy|dirty|little|stupid|ugly|fat|nasty|useless|lazy rat|pig|cow|beast|thing|brat|fool|worm|idiot|baby|girl|boy
    filthy|dirty|nasty|stupid|useless|ugly|fat little|old|lazy|=filthy rat|pig|brat|worm|beast|creature|girl|boy|child
    ? laugh|laughed|point|jeer|shout|chant|sing & fat|ugly|stupid|crybaby|baby|smelly|stinky & hero|her|him|you|cry ! funny
    no_one|nobody|no-one =will|=would|=could ever want|love|like|marry|choose|need
    donkey|snail|pig|worm|stone|cow be|=is cleverer|smarter|prettier|nicer|better than =you
  `,
} as const
