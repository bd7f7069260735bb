/**
 * What people do and say to a child that must not be in a story, by who does what how: the same ideas as in the files of their names, of which
 * these lines see the veiled forms.
 */
export const threatByClass = {
  name: 'threat or fright',
  patterns: `
    nobody|no_one|none|not_a_soul|noone =would|=will|=came|come|heard|hears hear|come|came|help|listen|when & call|called|scream|cry|cried|shout|down|cellar|there|him|her|you ! party|bell|knock_shop|snore
    scream|shout|cry|call & as_loud|loud|all_you & like|want|nobody|no_one|hear
    <lurker> <lurking> & <child-place>|pillow|throat|her_name|his_name|lie_still|children ! hero|friend hide|hid ! mum|dad|mouse|cat|slipper|kind|friendly|purr|laugh|only ! moon|star
    <lurker> & bend|bent|lean|leaned|stoop over|down cot|bed|pillow|child|crib|hero|her|him & =no|face|teeth|breath|eyes|cold|wet|grey|black|fingers ! mum|dad|kiss|tuck|blanket
    something|someone|somebody|it & wet|cold|long|bony|hairy|sharp|clawed hand|hands|fingers|claws|teeth|breath & bed|door|wardrobe|stairs|wait|night|climb|neck|throat|under ! nose|puppy|paw|dog|otter|duck|seal|frog
    someone|somebody|a_man|a_figure|something =was|is|had|stood|stands|standing behind|under|inside|beneath curtain|bed|wardrobe|stairs & night|watch|breath|you_were ! mum|dad|knock|cat|humming|singing|laugh
    =i know where =you|=she|=he|hero sleep|live|hide
    know|knew|i_know & where_you_sleep|where_you_live|where_you_sleep
    come|creep|crawl|get|draw nearer|closer & eyes|dark|night|blink & =it|something|voice|thing ! <doer> walked|ran ! hill|home|music|lantern|sea|boat|light|sleep_came|train
    take|takes|took|taken|catch|collect child|children|one|whoever|boys|girls|little_ones & sack|van|street|hundred|cry|cries|forever|owl|it+takes ! bus|home|school|tooth|boat|balloon|hand|mum|dad|picnic
    eat|devour|bite|gobble|cook you|him|her|hero|children|child & fat|grown|hungry|throat|soft|tender|juicy|enough|locked ! kiss|tickle|giggle|cake|laugh
    <parent> =drive|drove|go|went|left|leave|walk away|off|out & never|not_come_back|not_return|would_not|did_not_come ! soon|morning|back_again|supper|friday|ship|holiday
    <parent>|everybody|everyone|all & be_dead|gone_for_ever|gone_forever|burned & wake|you|children|whisper|one_day|alone ! flower|leaf|battery|leaves
    other|children|friends|boys|girls & gone|vanish|disappear|missing & one_after|nobody|no_one|knew|know|where|never ! home|bed|hide|seek
    if|whoever|unless|when =you|she|he|hero|=they|cries|cry|tell & not_sleep|tell|cry|get|got|cries|moves|talks|awake|up & something_will_happen|come_for|comes_for|taken_away|will_get_you|long_fingers|sack ! cake|cuddle|kiss|dad|mum_came|giggle
    house|home|room|bed|tower & burning|flames|on_fire|burned_down & gone|trapped|already|no_way|cry ! chimney|chimneys|fireplace|stove|lantern
    blood on|in|from|over|under floor|snow|door|hands|wall|pillow|mouth|tracks|sheet ! nose|knee|plaster
    shadow|figure|doll|mirror|portrait|statue|scarecrow turn|turned|open|opened|got|rise|smile|close|closed head|eyes|up|door & look|bed|behind|her|morning|watch|him|nearer ! laugh|yawn|hat|kind|mum
    =it|=which|thing|creature =counts|counted|=likes|=eats|feeds|hunts|=likes_children & breaths|children|child|fear|bones ! cake|song|sheep|story|apples
    voice|hand|teeth|eyes|mouth & grandmother|granny|mum|mother|dad & teeth|not|wolf|wrong|sink|someone|something ! brush|glasses|song
    scratch|scratching|whisper|knock|breathing|moan|footsteps in|inside|behind|under|beneath|above|from wall|walls|floor|bed|pillow|ceiling|cupboard|stairs & name|close|night|said|alone|nearer|it ! mouse|mice|rain|twig|branch|cat|pipes|dad|mum|wind
  `,
} as const

export const secretsByClass = {
  name: 'secret from parents, or a stranger who invites',
  patterns: `
    friend & nobody|no_one|none & to_know|must_know|may_know|know_about|grown_up ! surprise|birthday|present|tree|word_for ! mouse
    only|just|between|our|this_is for|us|little us_two|game|little_thing|secret & key|never|parents|tell|nobody|stroke|touch|uncle|understand ! surprise|birthday|pancake|cake|tea
    what_happens|whatever & stay|stays|remain & tent|room|here|us|house|camp|club
    parents|mum|mummy|mother|dad|teachers|grown_ups|family & not|never|cannot|would & understand|find|know|hear|told|look|tell|need_to & secret|phone|messages|rule|friend|stay|better|mattress|photo|game|meet|delete ! surprise|birthday|present ! tree+house
    delete|erase|hide|clear|lock message|messages|phone|tablet|chat|photos|history & mum|dad|before|parents|mother|father|nobody
    phone|tablet|camera|sim & under|hidden|secret|own & mattress|pillow|not_look|tell|mum|never ! torch|light
    met|meet|wrote|write|knew|friend & tablet|game|online|internet|chat|screen|app & wait|tonight|behind|alone|meet|picture|send|come|park|shops ! granny|grandma|dad|mum|aunt
    send|show|give|take me|him|her|a|photo picture|photo|photograph|film|video & bath|undressed|without|you|clothes|bed|naked|vest|shower & will|unicorn|sweet|phone|secret|friend ! drawing|granny|grandma|mum|dad
    mum|mummy|mother|dad|daddy|parents send|sent|asked|told|know|knows|waits|is|want =me|=him|=us|=you & hop_in|get_in|come|car|van|drive|hospital_with|quick & lady|man|driver|stranger|woman|gentleman|said_the
    puppy|puppies|kitten|kittens|pony|sweets|sweet|chocolate|ice_cream|toy|unicorn|playstation|rabbits & man|stranger|lady|coach|driver|=him & van|car|his_house|at_home|house|flat|follow|walked|pocket ! mum|dad|granny|grandpa|farmer|shop
    tell|told|telling|let nobody|no_one|none where|when|about & go|going|went|gone|meet|adventure ! surprise|birthday
    slip|slipped|sneak|sneaked|creep|crept|steal|climb|go|went|tiptoe out|down|away & house|door|window|home|gate & night|asleep|dark|midnight|sleeping & meet|man|friend|woods|river|alone|wait|road|street|him|park ! mum|dad|with_granny|dream|cat
    follow|followed|watch|watched|wait|waited =her|=him|hero|for|them|=you from|at|outside|after|near school|home|playground|window|gate & hand|day|week|man|every|took|car|he ! mum|dad|dog|granny|cat|duck|goose|sheep|lamb
    stroke|strokes|touch|rub|pinch =her|=his|=your|hero|=my knee|thigh|leg|bottom|chest|lap|neck & secret|our|uncle|coach|man|kindly|quiet ! vet|doctor|nurse|cat|dog|mum|dad|cream
    <unknown-adult>|uncle|cousin|babysitter|coach|teacher|neighbour & lock|locked|key|undress|without_clothes|clothes_off|no_clothes|off_clothes|be_without & game|door|turn|play|alone|two|room|clothes ! bicycle|shed|shop|piano
    ask|asked|tell|told|want|write|give & address|where_you_live|alone|key|when & at_home|nobody|home|parents|alone|door & lady|man|voice|he|she|friend|stranger|caller ! police|postman|lost
    open|opened|unlock|let|go|went|walk|walked|hop|hopped & stranger|did_not_know_the|unknown_man|unknown_woman|never_seen & door|along|with|car|house|hand ! mum|dad|aunt|granny|haircut
    if anybody|anyone|mum|dad|somebody|they|someone ask|asks|wonders & we_were|say_that|tell_them|we_went|you_were
    nobody|no_one|they =will|=would|=is|ever believe & you|anyway|her|him|hero|child
    run|tell|go|cry =to =their|=your|=her|=mummy|the|=his mother|mothers|mum|mummy|dad|teacher|parents & big|baby|everything|not|tell_tales|brave|do_not ! hug|knee|found
    keep|kept|hide|hidden from =mummy|=mum|=mother|=dad|=daddy|=parents|=your|=her|=his & ever|good|something|can|asked|secret|nicely|never|must ! birthday|surprise|present
    <unknown-adult>|wizard|witch|fairy|friend & leave|write|tell|say & family|parents|mum|mother|dad|note & come|grandma|away|lie|me|library
    cross|angry|trouble|sad with|at|if =you|he|she|dad|mum|your & find|finds|know|tell|hear & better|not|so|secret|kindly|man
    sit|sat|climb|come on|onto =his|=my knee|lap|bed & man|uncle|coach|stranger|he & secret|tell|nobody|still|sweet|quiet ! grandpa|dad|santa|story
  `,
} as const

export const insultByClass = {
  name: 'insult or humiliation',
  patterns: `
    stupid|fat|ugly|dumb|useless|worthless|pathetic|disgusting|smelly|lazy|revolting|hideous|idiot thing|child|boy|girl|you|creature|face|hero ! dragon|pig_farm|sausage ! not
    what_a|you|how|such & stupid|fat|ugly|dumb|useless|pathetic|disgusting & you|child|hero|thing|are ! not
    hero|she|he|=you =was|=were|=is|=are ugly|stupid|fat|dumb|worthless|unlovable|a_burden|an_accident|a_mistake|a_disappointment|the_dumb_one|in_the_way ! not|puddle
    dumb|stupid|slow|ugly|fat one|child & stay|behind|left|hero|laugh ! not
    hero|=you|he|she =was|=were|=is|=are =the reason & mum|mummy|dad|mother|father|parents|apart|together|ill|dead|sad|left
    if =hero|=you|=she|=he had|were|was|only good|quiet|better|behaved|nicer|obeyed & grandma|grandpa|granny|mum|dad|mother|father|dog|cat|alive|stayed|ill|together|well
    mum|mummy|mother|dad|daddy|granny|grandma|parents|father =is|=are|=was|=were|get|grew|fell|left ill|sick|sad|gone|tired|divorced|crying|dead & because|of|through|since you|hero|=of|loud|noisy|=your ! work|day|cold|long
    mum|mummy|mother|dad|father|parents|everybody|teacher & like|love|loved|wish|want|prefer|rather & other|quieter|better|different|another|prettier child|one|girl|boy|sister|brother|baby|daughter|son
    nobody|no_one|none|not_one & like|likes|want|wanted|love|loves|sit|play|wants =you|hero|=her|=him|beside & because|you|smell|fault|fat|ugly|own|stupid|never|hero_for ! cheese|sprout|turnip|until
    smell|stink|smelled & =her|=his|=your_own|hero|you & fault|nobody|sit|away ! flower|soap|cheese|skunk
    laugh|laughed|giggle|sang|jeer at|they|everybody|right|and & hero|child|ears|legs|nose|wet|baby|babies & right|everybody|only|all|others|bed|ugly ! joke|with|together|kind ! hat
    were|was|are right to & laugh|leave|hit|tease|mock ! not
    only|just|such babies|baby|girls|cowards|sissies & cry|wet|afraid|bed|scared|do|hide ! not
    boys|girls|child|children =who|that cry|cries|are|fail|lose & girls|babies|nobody|weak|shame|nobody_wants
    would|will never|not be|become|get|amount good|anything|clever|loved|something & any|at|hero|he|she|anything ! sleepy
    everyone|everybody|class|mirror|whole_class & knew|know|said|agreed|say & stupid|ugly|useless|no_good|never_be|liar|fat
    ruin|spoil|spoiled|ruined|break|destroy everything|the_day|all|our_life|life & you|hero|always|father|mother|said ! soup|cake|rain
    shame|ashamed =on|=of|=upon =you|hero|her|him|yourself|child
    an|a accident|mistake|burden|disappointment & you|hero|born|child|parents ! happy|funny|spill
    easier|better|happier|nicer|quieter|peaceful without =you|hero|her|him|that_child|me ! hat|lamp|coat
    with|look legs|ears|nose|face|hair|teeth|belly|voice like|those|that =yours|=those|=that|=her|=his & hide|laugh|ashamed|right|should|ugly
    too slow|too_loud|too_much|too_fat|too_stupid & left|without|nobody|leave ! train|snail|tortoise|music
    left|went_on|ran|leave without =her|=him|hero|=you & because|so|for|too & slow|loud|much|fat|stupid|baby
  `,
} as const

export const selfHarmByClass = {
  name: 'self-harm',
  patterns: `
    nobody|no_one|none|world|everyone|family & would|will|be miss|better|happier|without & you|me|her|him|gone|hero ! train|turn|bus
    pinch|cut|scratch|bite|bang|burn|hit|pull|prick|punch|tear|scratches =himself|=herself|=his|=her|=its|=my|himself|herself head|arm|arms|wrist|skin|hair|leg|hand|out|himself|herself & bled|bleed|better|stop|until|comfort|sad|wall|blood|nothing|calm|thoughts ! mosquito|itch|thorn|accident
    cut|cuts|scars|scratches on|in|along|all arm|arms|wrist|leg|legs|skin & secret|ladder|little|row|better|lines ! bramble|thorn|plaster|cat
    wish|wished|rather|better|should & never|not & born|been_born|be_alive|exist|wake
    sleep|asleep|lie_down & not|never wake|woke & best|wish|ever|any_more|anymore|for_ever|just|thought ! winter|spring|bell
    eat|ate|food|supper|plate|hungry|meal|lunch & nothing|never|gave|give|not|away|hide & light|thin|lovely|slim|beautiful|good_girl|feather|pretty|princess ! bird|share|shared
    thin|slim|skinny girl|child|boy|one & good|loved|pretty|beautiful|fairy
    finger|fingers|toothbrush down|in =her|=his|=their|the throat
    sick|vomit|threw_up & after|every & supper|meal|princess|thin|slim|secret|dinner
    fall|fell|jump|jumped|gone|dead|die|died|disappear & sorry|regret|cry & they|he|she|parents|everyone|would ! said_sorry|bump|dropped
    world|home|life & better without me|him|her|us|hero
    heaven|dead|sky|angel & see|be_with|join|follow & soon|wanted|want|wish|now|tonight|again & go|die|there ! plane
    walk|walked|go|went|jump|step into|in fire|oven|sea|river|flames|deep & never|better|without|away|sad|end ! swim|boat|paddle
    breathe|breathing|my_heart|my_life & stop|end|over|enough & wish|want|rather ! wind|clock|music
  `,
} as const

export const sexualByClass = {
  name: 'sexual content',
  patterns: `
    take|took|taking|pull|without|undo|undid|drop|unbutton|strip & clothes|belt|trousers|nightdress|pants|knickers|underwear & grown_ups|grown_ups|showed|show|touch|he|touched|men|watch|bite ! bath|wash|pyjamas|mud|wet|swim|bed|dry|muddy|rain
    kiss|kissed on|with|deep mouth|lips|tongue|neck & long|child|hard|deep|girl|boy|time ! frog|horse|bear
    touch|rub|show|feel =it|=him|=me|=here|=there|down_there & bite|undid|belt|secret|private|clothes ! nose|dough|fur|dog|lamb|pony|snow|paw
    dance|danced|stand|stood|pose|posed|sit & nothing_on|naked|undressed|bare|no_clothes & men|coins|threw|watch|stare|photo|him
    breast|breasts|nipple|nipples|bosom & show|stare|wet|touch|dress|hold|through|look
    shower|bath|toilet|bathroom|changing|undress & he|man|coach|uncle|watch|help|came & private|little_ones|wash_her|touch|change ! duck|dad|father|grandpa|boat|bear|toy
    down_there|private_parts|private_place|where_it_is_private|between_legs & keep|touch|wash|blanket
    play|played doctor|doctors|mum_and_dad|house & blanket|down|still|clothes|undress|touch|under ! teddy|bear|doll|bandage
    lay|lie|lying|lain on|upon|over|beneath her|him|=each & breathed|hard|moan|warm|kiss|bed|naked ! dog|cat|blanket|back
    moan|moaned|gasp & bed|together|queen|love|hedge ! wind|door|ship|wolf|toothache|tree
    watch|watched|watching|looked|peep|peeped & little_ones|children|girls|boys|her|him & change|changing|undress|bathe|swimming|shower|naked ! ducks|mum|dad|nurse
    film|filmed|photograph|picture & naked|bath|undressed|knickers|underwear
  `,
} as const

export const substancesByClass = {
  name: 'alcohol, smoking or drugs',
  patterns: `
    rum|beer|wine|gin|vodka|whisky|whiskey|brandy|cider|champagne|ale|liqueur|schnapps|sherry|port_wine ! ginger_beer|ginger_ale|root_beer|vinegar
    bottle|glass|glasses|sip|flask & warm_all_over|room_went|went_round|fifth|dizzy|tipsy|staggered|wobbly|arm|floor|steer|after_the_party|party & drink|finish|finished|got|lay|had|mood|empty|left|funny ! lemonade|milk|juice|water|perfume
    special milk|juice|tea|drink|drops|water from|in & brown|bottle|flask|grandpa|uncle ! baby
    pipe|vape|vaping|cigar|cigarette|joint|weed|cannabis|snuff|tobacco|hookah|thin_white_stick|white_stick & smoke|blow|blew|pass|passed|ring|rings|draw|drew|try|cough|light|lit|puff|smelled|let ! tea|organ|water_pipe|drain
    draw|drew|puff|suck|pull on|at|from stick|roll|pipe|vape & cough|smoke|mum|dad|white|laugh
    leaves|herb|herbs|powder|mushroom|mushrooms|funny_leaves & giggle|lit|light|bright|sleep|smoke|sniff|dance|dream|float|high & more|nobody|everything|tin|some|them|needed ! tea|garden|autumn|talcum|wind
    powder|pill|drop|drops|needle|sugar_lump & happy|sad_any_more|bright|not_sad|float|fly|colours|no_longer|never_tired|sleep_any & tongue|everything|made|will|one|will_not|nobody ! fairy+dust
    sniff|sniffed|breathe|inhale|smell glue|petrol|paint|gas|marker|felt_pen|spray|varnish & dance|dizzy|funny|wallpaper|until|again|head|giggle
    drunk|tipsy|hungover|stoned|boozy|sozzled ! milk+drunk ! had_drunk|have_drunk
    dad|daddy|uncle|father|mum|king|captain|man lie|lay|fall|fell|sing|sang|sleep & floor|bottle|glass|fifth & funny|arm|drink|laugh|mood ! milk|sauce
  `,
} as const

export const hateByClass = {
  name: 'contempt for a group of people',
  patterns: `
    people|those|ones|children|family|families|boys|girls|they with|who|whose|like|from skin|eyes|accent|god|food|skin_like|slanted|headscarf|country & not|never|should|belong|trust|trusted|dirty|strange|poor|play|out|drove ! helped|welcome|friend_with
    slanted|slit|dark|black|brown|yellow eyes|skin|ones|face & trust|trusted|belong|dirty|steal|never|not_like_us ! bear|bird|coffee|cat|horse
    gypsy|gypsies|foreigner|foreigners|immigrants|heathen|heathens|savages|cripple|cripples|retard|infidel|jews|muslims|blacks|queers|gays|refugees ! welcome|helped
    =their|=of_that kind|sort|race|tribe & always|steal|stole|lie|dirty|never ! mouse|owl|dog
    girls|boys|women|men =can|=are|=do|=should|=must|cannot|=could not|never|made|only|stupid|weak|belong & sums|maths|think|kitchen|made|drive|weak|clever|fight|cook|cry|rule ! said_nonsense|wrong
    wheelchair|deaf|blind|crutches|lame|disabled & in_the_way|could_not_come|cannot_come|not_allowed|slow_us|useless|not_belong|burden|spoil|only_be ! ramp|together
    two fathers|mothers|mums|dads|men|women & no|not|never|wrong & family|real|natural|baby|love|proper
    wrong|false|other|foreign|strange god|gods|church|prayer|faith|religion|language|food & pray|prayed|punish|fell|drove|out|house|away|ugly|because|so ! try|tasted
    ugly|funny|wrong|stupid way|voice|language|accent & foreign|foreigners|talk|talked|speak
    drive|drove|chase|throw|threw|send|sent family|families|them|people|strangers|newcomers out|away|from & strange|peaceful|belong|different|own|food|village|at_last ! cloud|geese|sheep|duck
    play|sit|speak|share|friends with children|people|boys|girls|those & poor|parents|dirty|should_not|never|not|other_side ! too
    belong|belongs =not|here|in|to village|town|country|school|us & not|people|skin|they|their ! toy|hat|book|cat
  `,
} as const

export const violenceByClass = {
  name: 'violence or cruelty',
  patterns: `
    cut|slit|slash|stab|pierce|chop|hack throat|neck|head|belly|heart|stomach|ear|finger & giant|wolf|man|king|him|her|enemy|knight|hunter|through|open|done ! hair|bread|paper|grass|barber|cake|bangs
    hit|beat|slap|slapped|smack|kick|kicked|punch|whip|thrash|spank|hurt|strike|struck =him|=her|=his|hero|child|dog|brother|sister|donkey|boy|girl & until|good|learn|learned|quiet|sorry|bark|obey ! ball|drum|gong|nail|thumb|egg|dust|carpet|rug|bell
    mother|mum|dad|father|teacher|mummy|daddy|granny slap|slapped|hit|smack|smacked|beat|spank|kick|twist|twisted|punch & him|her|hero|arm|face|child|good|sorry ! swing|pram|door|drum|thumb|snow|rug|carpet|pillow
    pull|pulled|tear|tore|pluck|plucked|rip|cut legs|wings|head|tail|feathers|leg|wing off|out|from spider|fly|bee|butterfly|bird|beetle|frog|moth|worm|friend|one ! plaster|doll
    throw|threw|throwing|hurl stones|stone|rocks|bricks|sticks|snowballs_stones at cat|dog|bird|child|boy|girl|window|him|her|duck|hero|people
    hang|hanged|hung|burn|burned|drown|drowned|behead|shoot|shot|kill|killed thief|witch|robber|man|boy|him|her|king|prisoner|enemy|kittens|puppies|kitten|puppy & tree|rope|sea|river|stake|sack|dead|until|cake|too_many ! picture|coat|lantern|hat|star
    sack|bag|bucket kittens|puppies|kitten|puppy|cat|mice & put|drown|river|too_many|tie|tied ! basket
    put|drown|drowned kittens|puppies|kitten|puppy in|into sack|bucket|river|bag & many|tie|river|unwanted|for
    bone|bones|arm|leg|neck|fingers|ribs break|broke|broken|snap|snapped|crack|cracked & twig|twigs|like|one_by_one|scream|twist|again ! cast|plaster|fell|chair|table|bread
    twist|twisted|bend|bent arm|wrist|ear|fingers|hand & behind|back|sorry|until|cry|scream ! wire|wool|dough
    stamp|stamped|trample|squash|squashed|step|stepped|crush|crushed on|upon|under|the snail|beetle|ant|ants|spider|frog|mouse|worm|bird|caterpillar|bug & crunch|crunched|squish|flat|dead|laugh|fun|all ! almost|not|careful
    bite|bit|bitten|claw|scratch until|and|so & blood|bled|bone|screamed ! mosquito|apple|nail|tongue
    taste|tasted|drink|drank|smell blood
    tie|tied|bound hand|hands|arms|feet & plank|push|pushed|fins|throw|threw|sea|cliff|fire|off ! mitten|string|balloon|shoe|apron|kite
    open|opened|rip|ripped|cut belly|stomach|chest|body & out|bottom|everything|guts|wolf|hunter|fell ! shirt|bag|teddy
    corpse|corpses|guts|entrails|gore|severed|skull_smash|bloodbath
    press|pressed|hold|held|point knife|gun|blade|sword|arrow to|at|against throat|head|heart|back|robber|him|her
  `,
} as const

export const advertisingByClass = {
  name: 'advertising, links or money',
  patterns: `
    ask|tell|beg|make|remind|get mum|mummy|mum_and_dad|dad|daddy|your_parents|parents|grown_up|mother|father & plan|stars|buy|subscribe|subscription|rate|rating|review|pay|code|shop|order|moonbeam|starlight|premium|upgrade ! bus+stars
    five|four|three|=5 stars & give|rate|like|review|mummy|story|us|app ! sky|night|counted|hotel
    only|nothing|no_other|always with|like|cleans|tastes|works|washes & toothpaste|soap|shampoo|trainers|cereal|brand|washing_powder|yoghurt|juice|app|doll|console|phone|brightly|shops|batteries ! dirt
    only|just|for|costs|now & <digits-price>|pounds|euros|dollars|coins|cents & buy|pay|paid|shop|trainers|toy|new|card|just|everyone|order|only_59 ! market|bun|apple|pocket|penny|baker|ferryman
    new|latest|real trainers|doll|game|phone|console|shoes|tablet|backpack & everyone|everybody|all|other|shops|has|must|brand & has|had|now|whoever|without|have ! puppy|granny
    whoever|who|children & had|have|own & none|no|not & come_along|play|belong|along|join & doll|trainers|game|card|phone|others ! hat|boots|ticket
    get|download|install|open|buy|find & app|full_version|next_episode|sequel|moonbeam|premium|at_all_good_shops|good_shops & next|see|today|now|happen|more|continue|parents|shops|it ! mobile
    pay|paid|paying|coins & go_on|continue|unlock|level|card|story ! playing|library|birthday|post|ferry|bus|toll
    all|every|any good shops|good_shops|supermarkets|stores|shops_near
    visit|click|scan|follow|subscribe & channel|website|link|code|page ! aunt|granny|moon
  `,
} as const

export const instructionByClass = {
  name: 'words to parents or to a machine',
  patterns: `
    dear|attention|note_to|to_the|for_the parent|parents|reader|grown_ups|adult|adults|narrator|listener & leave|room|read|please|send|rest|now|note|skip|money|alone
    press|tap|click|touch|swipe|push|hold|put & button|screen|tablet|phone|microphone|camera|volume & story|face|go_on|needs ! robot|rocket|lift_button|elevator|captain|wheelhouse|doorbell|coat
    write|type|say|tell|give|enter & down|below|now|here|me|us & address|password|phone_number|surname|full_name|where_you_live ! letter|envelope|postman|map|santa
    turn|switch|get|go|open|take|wait|unlock|stand|climb =up|=off|=to|=on|=the|quietly|=it & light|window|door|key|front_door|hook & listen_on|then_listen|wait_by_the|quietly ! <doer> ! granny|mum|dad
    as an|=a assistant|model|ai|machine|chatbot|programme
    must_not|cannot|may_not|unable go_on|continue|answer|help|write|comply & ask|request|another_way|assistant|policy|here & i|you|as ! ship|horse|road
    do_not|never|not_to tell your|=your parents|mum|mother|teacher|father|dad & story|that_this|different|voice|recording
    read|speak|skip & following|different_voice|next_paragraph|this_part|pause|what_you_like & please|skip|aloud ! granny|dad
  `,
} as const

export const moralByClass = {
  name: 'a moral',
  patterns: `
    moral|lesson =of|=is|=was|=here|that|learned|learnt ! piano|swimming|music|riding|violin|school|flying|reading
    learn|learned|learnt|understood|understand|realise|realised now|that|how|=his|=her one|you|we|being|always|never|good|honesty|sharing|lying|kindness|it_is|everyone & must|should|always|never|important|happy|best|obey|good|right|wrong|matters|pays ! bus|cat|tide|knot|spoon|frog|north
    remember|so|and_so children|child|dear_children|little_ones|you & always|must|never|those|lie|should|good|obey|left ! coat|tea
    =you|=we|=one|children|everybody must|should|ought|=always always|never|all|=not|obey|listen|share|finish|be_good|tell_the_truth|know & plate|grown_ups|adults|truth|good|obey|others|parents|share|lie|kind|important|why|complain ! train|sail|oven|rope
    neither|nor should|must|ought =you|=we|children|all
    that|this|which is|=was why|shows|teaches|proves|goes & must|always|never|should|you|pride|pays|lie|wait|obey|good ! sea|cat|moon|path|hill
    pride|telling_lies|greed|laziness|disobedience|vanity|envy & comes|before|fall|punish|punished|nothing|pays|wicked|friends ! lion+pride
    lazy|naughty|greedy|disobedient|proud|bad|good children|child|boys|girls & get|nothing|never|always|left|punished|deserve|reward|happy|end ! very+good+dog
    most|only|really important|matters|matter thing|=in|=is & world|sharing|kind|kindness|friendship|family|honest|honesty|good|be_yourself|love|believe ! hat|tea|bus
    from_that_day|ever_after|since_then|after_that & never|always again|complain|complained|lied|naughty|obeyed|disobey|cried|listen|good & neither|again|parents|mother|always ! ate|sat|called|cat|tea|waved
    makes|made|make mummy|mum|mother|dad|parents|everyone|god happy|proud|love & being|good|obey|quiet|understood|when_you|always ! cake|flowers|drawing|tea
  `,
} as const
