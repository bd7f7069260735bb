import { type Rule, rule } from '../rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

/** How a story is to be, and who is in it, asked for without the usual words. */
export const wishesInOtherWords: readonly Rule[] = [
  rule(
    'calm',
    [
      'something|anything|one|story|tale ~2 dozy|drowsy|snoozy|sleepy|dreamy|hushed|whispery|slow|lulling|unhurried|yawny|low-key|mild|tame ~3',
      '^ dozy|drowsy|snoozy|hushed|whispery|lulling|yawny ~2',
      'nothing|not_much|not_a_lot|very_little ~1 happens|happening|goes_on|has_to_happen ~1 in|please|at|much ~3',
      'get|gets|getting|grow|grows just? sleepier|drowsier|slower|quieter|softer ~3',
      'sleepier and sleepier ~2',
      'low|soft|quiet|hushed|gentle voice|voices|light|pace|tone ~2',
      'slow|gentle|quiet|nice ~1 ride|walk|drift|float|wander|journey on|in|through|along|home|by ~4',
      'calm|still seas|sea|waters|water|night ~2',
    ],
    {
      ...inWish,
      unless:
        'film_we boy shy told teacher secret whispered no_slow is_too swimming scared he_gets tooth bus_route',
    },
  ),
  rule(
    'happy-ending',
    [
      'end|ends|ending|finish|finishes ~1 has|have|must|should|needs|to|with|on|in ~3 cuddle|hug|kiss|smile|home|bed|party|nice|happy|right|well|safe|good|together|warm|cosy ~3',
      'ending|end ~1 has|have|must|should|needs to? ~4',
      'comes|come|gets|makes|finds|make|get ~2 home|back ~1 safe|safely|please|in_the_end|at_the_end|ok|okay|happy ~1',
      'make|makes|made|making up|friends ~1 in|at|by the end ~1',
      'become|are|all|end_up friends|pals|mates ~1 in|at|by ~1 end ~1',
      'good|nice|happy|right|ok in|at the end ~2',
    ],
    {
      ...inWish,
      unless:
        'school_today dead daddy mummy mum dad papa work hospital we tooth friend_who drawing homework week i bus tomorrow today fell',
    },
  ),
  rule(
    'happy-ending',
    [
      'makes|make|made soup|up|friends , ? not of? him|her|it ~3',
      'where|who|that|story|tale|please ~6 comes|gets|comes_back|returns home|back ~2 $',
      'then|turns|becomes|ends_up nice|kind|good|friends|happy ~1 $',
    ],
    { ...inWish, sure: 0.8, unless: 'we i my our dead daddy work tomorrow nursery school' },
  ),
  rule(
    'long',
    [
      'make|makes it|this never|not end|stop|finish ~2',
      'as much|many story|stories|pages|chapters|words ~4',
      'last|story|one ~1 was|is over|finished|done before ~5',
      'spin|drag|stretch|string|eke it|this out ~2',
      'extra|very|super|really|nice long|lengthy ~2',
      'keep|keeps going|talking|it_going|reading until|till|on ~3',
      'all night|evening please|long|story ~2',
    ],
    {
      ...inWish,
      unless:
        'way day drive journey queue hair wait walk school film game_of tantrum rain letter tower scarf talking_in chatter',
    },
  ),
  rule(
    'short',
    [
      'under|within|max|maximum ~1 one|two|three|four|five|six|ten|2|3|4|5|6|10 mins|minutes|min|minute|pages|page ~2',
      '^ one|two|three|four|five|six|2|3|4|5|6 mins|minutes|min|minute ~1 $',
      'keep|make it|this|one brisk|snappy|tight|to_the_point|to_a|under ~3',
    ],
    {
      ...inWish,
      unless:
        'late dragon mouse timer walk away waited home queue tantrum cried screamed shower car bath brushed early hole drive up awake sleep',
    },
  ),
  rule(
    'not-scary',
    [
      'nobody|noone|no_one|none is|are|s|can|should|must|may ~1 to? die|cry|hurt|eaten|scared|harmed|dies ~3',
      'nobody|noone|no_one dies|gets|is hurt|eaten|scared|killed ~3',
      'nothing|no ~1 spooky|creepy|scary|frightening|nasty|gory|dark|sad|bad|violent ~3',
    ],
    {
      ...inWish,
      unless:
        'hand_dryer wanted_a scary_is_fine new_teacher teacher babysitter dentist joke jokes weather moon lady nurse chair',
    },
  ),
  rule(
    'leave-out',
    [
      'never ever <list>',
      'comes|come|coming|came out of|from ~1 our|my|his|her|their ~1 ears|eyeballs|nose ~1',
    ],
    { ...inWish, polarity: 'no' },
  ),
  rule(
    'leave-out',
    [
      '<list> come|comes|coming|is|are|came ~1 out of|from our|my|the ears|eyeballs',
      'stop|stops|quit ~2 hero|main|character|it|everyone ~1 being|is a|an|the <np>',
      'dont|doesnt|do_not do|celebrate|keep|have|believe_in ~1 %feast',
      'we|i|please avoid|skip|dodge|swerve <list>',
      'no|any|without shouting|yelling|fighting|kissing|crying|singing|dying|dancing ~1 grown-ups|adults|people|in|please|parents|at ~3',
    ],
    {
      from: ['wish', 'note', 'profile'],
      sure: 0.9,
      polarity: 'no',
      unless: 'school party treasure egg trick',
    },
  ),
  rule(
    'leave-out',
    [
      'nothing|not|no|without|dont|isnt_to|doesnt_have_to|want|to|not_to ~3 educational|worthy|improving|teach|learning|lesson|teachy|wholesome|instructive|message|virtue ~4',
    ],
    {
      ...inWish,
      means: 'telling-off',
      polarity: 'no',
      unless: 'teacher learnt wants_to piano swimming riding home_school school first her_to him_to',
    },
  ),
  rule(
    'leave-out',
    [
      'please|could|can|may not|i|we|he|she not? be? asked|questioned|quizzed|told ~2 things|questions|about|anything ~3',
      'not to be|get mentioned|brought_up|talked ~3',
    ],
    { from: ['wish', 'note'], sure: 0.9, polarity: 'no', unless: 'want me birthday' },
  ),
  rule(
    'bring-back',
    [
      'can|could|let|may|want|wants|please|have <np> ~1 be|come|turn|show|pop|return|appear|visit in|up|back|round ~2 again ~3',
      '<np> ~1 should|must|can|could|needs_to|has_to|ought_to turn|show|pop|come|be|appear up|back|in|round ~1 again ~3',
      '<np> , back please ~2',
      '^ that|the|our <np> , ~1 back ~2',
      'bring ~1 the|that|our <np> again|back ~4',
    ],
    { ...inWish, unless: 'school home dad mum work nana rain tooth monday granny sister brother party film' },
  ),
  rule(
    'bring-back',
    ['<name> ~1 should|must|can|could|needs_to|has_to|ought_to turn|show|pop|come|be up|back|in ~1 again ~3'],
    inWish,
  ),
  rule(
    'same-again',
    [
      '^ again ~1 the|that <np> one again?',
      'the <np> one , ? again|once_more|one_more ~2',
      'the|that <np> one one? ~1 again|more ~3',
      'a|one more|again time|go of|with|for ~3',
    ],
    { ...inWish, unless: 'tomorrow school asked tooth ill tantrum' },
  ),
  rule(
    'something-else',
    [
      'another|different|other|new|fresh theme|topic|subject|idea|plot|character|hero ~3',
      'change|break from ~3',
      'enough|sick|bored|tired with|of ~1 already|now|by_now ~2',
    ],
    {
      ...inWish,
      sure: 0.8,
      unless: 'happened wanted_me went told wrong teacher friend school sister brother dinner waiting rain',
    },
  ),
  rule(
    'with-character',
    [
      'make|makes it|the rain|snow|thunder|storm|sun in|for|there|all|again|please ~3',
      'and ~1 his|her|brother|sister|dad|mum|baby can|could|should be <np>',
      'with|has|have ~1 at least one|two|three? <np>',
      'there|it|and is|are to be ~1 a|an|the|some <np>',
      'wants|want|wanted|needs|need|like <np> in|into ~1 tonight|it|story|tonights|there|this ~2',
      'can|could there be <list>',
    ],
    {
      ...inWish,
      inFreeClause: true,
      unless:
        'bed bath bag box water tea pocket cupboard nursery school hospital dentist wash hole goal word care car bin',
    },
  ),
  rule(
    'story-about',
    [
      'its|it|this|that|tonight|tonights ~1 to be|is a|an|the? ~1 <np> story|one|tale|please',
      '^ a|an|the? <np> story|tale obviously|please|then|too|instead|tonight|pls|ideally|naturally ~2',
      '<np> story|stories|tale|tales|adventure obviously|please|then|instead|tonight|pls|ideally|naturally|would|will ~3',
      '<np> life|lifes|whole|back story|history ~2',
      'would|should|could be|have|do a|an|the <np> story|one|tale',
      'hear|know|told|tell|ask|asks|wants_to_know|to_know what|where|how|who|why ~1 a|an|the? <np> does|do|did|goes|go|eats|sleeps|is|are|thinks|sees at|after|when|all|in|for|out ~3',
      'birthday|diary|life|day|secret|holiday|travels of a|an|the <np>',
      'does|do anything|something with a|an|the? <np>',
      'whats in it , ? ~3 says|said <np>',
    ],
    {
      ...inWish,
      inFreeClause: true,
      sure: 0.85,
      unless:
        'teacher dad daddy mum mummy nana school friend dentist doctor i we my he she party my_son asked_if lesson bedtime short long funny scary happy sad read first dream told_me last',
    },
  ),
  rule(
    'story-about',
    [
      'story|one|tale|something|adventure ~1 where|when|in_which|about|how ~1 someone|somebody|the_one|one|people|everyone|a_kid|they|nobody|nothing|giving|being|growing ~6',
      'what|how about a story|one|tale where|with|about ~6',
    ],
    { ...inWish, alone: false, sure: 0.8, unless: 'scared read last happened' },
  ),
  rule(
    'funny',
    [
      'make|makes|poke|pokes|take fun|mickey of|at|out ~4',
      'jokes|joke|poo|poop|fart ~1 are|is ~1 welcome|allowed|fine|good|encouraged|compulsory ~3',
      'must|has_to|should|needs_to|got_to be ~1 funny|silly|daft|hilarious ~3',
      'the|as sillier|dafter|funnier|silly|daft ~1 better|possible|you ~2',
      'laughing gear|fits ~2',
    ],
    {
      from: ['wish', 'note'],
      sure: 0.9,
      unless:
        'of kid child boy girl teacher class other friend made_fun they_made tummy tastes smell says knock',
    },
  ),
]
