import { type Rule, rule } from './rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

/** What happens in a minute, and is the evening all the same: before the general rules, which see a food, a baby or the weather in it. */
export const everyday: readonly Rule[] = [
  // Who wants no lesson asks for the telling, and names nothing that a story could hold.
  rule(
    'leave-out',
    [
      'no|without|not|any ~1 telling_off|lecture|lectures|moral|morals|preaching|preachy|telling_offs|lesson at|about|in?',
      'no|without|not ~1 telling_off|lecture|lectures|lecturing|moral|morals|moralising|preaching|preachy|telling_offs',
    ],
    { ...inWish, means: 'telling-off', polarity: 'no', unless: 'swimming piano school' },
  ),
  // At whose home the bed is: in a story they have it ready.
  rule(
    'sleepover',
    [
      'sleepover|sleepovers|sleeping_over|sleep_over|overnight ~2 at|with ~2 %grand ~4',
      'stay|stays|staying|stayed|sleep|sleeps|sleeping|slept|night|nights at|with|over ~2 %grand ~4',
    ],
    { ...inWish, head: 'grand', unless: 'hospital died ill poorly cannot lives living tent visit' },
  ),
  rule('with-character', ['^ something|anything ~2 with <list>'], inWish),
  // A wish like a title: 'the key given back', 'two cats have an adventure on the roof'.
  rule(
    'story-about',
    [
      '^ a|an|the <np> given|handed|brought|carried|taken back|home ~2',
      '^ a|an|the|two|three|some <np> have|has|having|go|goes|going|on ~1 an|big adventure|adventures ~6',
    ],
    inWish,
  ),
  // 'An owl and a hedgehog who run a post office': both are the story.
  rule(
    'story-about',
    ['^ a|an <np> and|& a|an <np> who|that|which ~8', '^ a|an <np> and|& a|an <np> please? $'],
    { ...inWish, unless: 'girl boy child kid' },
  ),
  rule(
    'story-about',
    ['a|an <np> who|that|thats|whos|which is? scared|afraid|frightened|terrified|nervous ~5'],
    {
      ...inWish,
      unless: 'he she my our',
    },
  ),
  rule('guest', ['new? babysitter|baby_sitter|sitter ~3'], {
    ...inWish,
    means: 'babysitter',
    unless: 'left leaving leaves gone baby cry cried cries',
  }),
  rule(
    'hurt',
    [
      'touch|touched|touches|grabbed|leant|leaned ~3 hot ~1 oven|hob|stove|cooker|iron|radiator|pan|tray|kettle|grill|fire',
      'burnt|burned|scalded ~1 hand|hands|finger|fingers|thumb|arm|palm|tongue|mouth|himself|herself|themselves|myself ~4',
      'burn on ~1 hand|finger|thumb|arm|palm|tongue',
    ],
    { ...inWish, unless: 'story nearly almost' },
  ),
  rule(
    'unwell',
    [
      'growing pain|pains',
      'hiccups|hiccoughs ~2',
      'blocked|runny|stuffy|bunged_up|snotty nose ~2',
      'nose ~1 blocked|running|stuffy|bunged_up|streaming',
    ],
    { ...inWish, unless: 'story about dragon monster' },
  ),
  rule('fear-other', ['the? <np> is|are|was|were|too|so? too|so|really|very loud|noisy ~3'], {
    ...inWish,
    unless: 'story music voice singing bed neighbours',
  }),
  rule(
    'found-something',
    [
      'see|saw|seen|spotted|noticed ~2 moon in|during|by ~1 day|daytime|daylight|morning|afternoon',
      'moon ~2 out|up in|during|by ~1 day|daytime|daylight',
    ],
    { ...inWish, means: 'moon' },
  ),
  rule(
    'found-something',
    [
      'butterfly|ladybird|ladybug|dragonfly|moth|robin|bird|pigeon|parrot|snowflake|feather land|landed|sat|settled|perched|walked on|in ~1 hand|finger|shoulder|head|arm|knee|nose|him|her|them|hat ~2',
    ],
    { ...inWish, around: false },
  ),
  rule(
    'lost-toy',
    [
      'let ~1 go of? ~2 balloon ~3',
      'let ~3 balloon go|fly|off ~2',
      'balloon ~1 flew|floated|blew|got|drifted away|off ~3',
      'lost ~2 balloon ~2',
    ],
    { ...inWish, means: 'balloon', unless: 'race hot_air' },
  ),
  rule(
    'listening',
    [
      'wont|wouldnt|refuses|refused|never|didnt|doesnt ~1 hold ~1 hand|hands ~4',
      'ran|runs|run|running|bolted|darted ~1 into|in|out|across|towards|onto ~1 road|street|car_park|traffic ~2',
      'ran|runs|run|running off|away|ahead from|in|at|near|by ~2 supermarket|shop|road|park|station|me|us ~2',
    ],
    { ...inWish, unless: 'race dog cat rabbit fox ball story we played cried line partner' },
  ),
  rule(
    'angry',
    [
      'wont|wouldnt|didnt_want_to|refused_to|refuses_to leave ~1 park|playground|soft_play|party|swings|pool|beach|garden|house ~3',
      'wont|wouldnt come in|home|away from ~1 garden|park|playground|swings|beach ~2',
      'leaving ~1 park|playground|soft_play|party|swings|beach ~2 meltdown|tantrum|screams|screaming|tears|battle|drama|upset ~2',
    ],
    { ...inWish, unless: 'scared afraid clinging' },
  ),
  rule(
    'trying-again',
    [
      'cant|couldnt|can_not|cannot get ~1 hang of ~3',
      'calls|called|calling|says|said|thinks|thought ~1 himself|herself|themselves|themself|hes|shes|theyre|im|is ~1 stupid|thick|dumb|useless|rubbish ~2',
      'reading|writing|maths|spelling|swimming|phonics|handwriting|riding|times_tables ~1 hard|tricky|difficult|struggle for|to ~2',
      'finds|find|finding reading|writing|maths|spelling|phonics|handwriting ~1 hard|tricky|difficult ~2',
      'struggling|struggles|struggled ~1 with|to ~1 reading|read|writing|write|maths|spelling|phonics|handwriting ~2',
      'cant|couldnt|can_not|still_cant|cannot ~1 do|tie|fasten|manage ~1 lace|laces|shoelace|shoelaces|buttons|zip|bow ~2',
    ],
    { ...inWish, unless: 'easy used_to' },
  ),
  rule(
    'performance',
    [
      'picked|chosen|cast|asked ~2 as|for|to_be ~1 narrator|narrate|part|lead|role|shepherd|angel|mary|joseph|king|innkeeper|solo|star|tree ~5',
      'got|has|gets|given ~1 narrator|part|lead|role|solo in|for ~2 assembly|play|show|nativity|concert ~2',
    ],
    { ...inWish, when: 'soon', unless: 'story team football not didnt wasnt isnt never last' },
  ),
  rule(
    'performance',
    [
      'school|village|street|town|swimming|swim|sports|athletics|summer|winter carnival|parade ~2',
      'carnival parade|procession|float ~3',
      'carnival|parade was|is? today|yesterday|tomorrow|this_morning|this_afternoon',
    ],
    { ...inWish, unless: 'story watched watching ride rides fair saw see' },
  ),
  rule('performance', ['forgot|forgets|forgotten ~1 line|lines|words|part|solo|dance|steps ~3'], {
    ...inWish,
    unless: 'story song_of',
  }),
  rule(
    'outing',
    [
      'on|by|in|rode ~1 ferry|boat|canal_boat|rowing_boat|pedalo|paddleboat|speedboat|narrowboat|barge ~2 today|yesterday|with|and|trip|ride ~2',
      'went|go|going|been|trip|ride on|in|by ~1 ferry|boat|canal_boat|rowing_boat|pedalo|narrowboat|barge ~2',
      'ferry|boat trip|ride ~2',
    ],
    { ...inWish, unless: 'story toy wants pirate pirates captain paper' },
  ),
  rule(
    'sleepover',
    [
      'slept|sleeping|sleep|night|camping|camped|camp in ~2 tent in|at ~1 garden|yard|backyard|back_garden|living_room|lounge ~2',
      'camped|camping|camp out? in ~1 garden|yard|backyard|back_garden ~2',
      'sleep|sleeping|sleeps|slept|night|nights ~2 in|under ~2 tent|tents ~3',
    ],
    { ...inWish, unless: 'story' },
  ),
  // One word of the lexicon each, which two words of a pattern would miss.
  rule('wedding', ['flower_girl|flowergirl ~2'], { ...inWish, unless: 'story book' }),
  // What a school gives: 'a certificate for her reading' was not won in a race, nor is it told as reading.
  rule(
    'won',
    [
      'get|got|gets|given|getting|earn|earned|receive|received|brought|came|awarded ~4 sticker|stickers|certificate|certificates|award|merit|house_point|house_points ~1 from|for|in|at|off|home|today ~4',
      'golden ticket|award ~1 for ~4',
      'pupil|student|star|child|learner|reader|writer of the week|month|day',
      'moved|move|went|got up? ~1 to|on|onto ~1 gold|rainbow|sunshine ~5',
    ],
    {
      ...inWish,
      unless:
        'didnt not never no nobody wasnt without missed doctor dentist nurse injection jab blood potty toilet wee poo swimming swim class group bed',
    },
  ),
  rule(
    'journey',
    ['back|home from|after ~1 camping|campsite|glamping ~3', 'camping|glamping|camp trip|holiday|weekend'],
    { ...inWish, unless: 'story holiday_camp' },
  ),
  rule(
    'play',
    [
      'put|putting|puts|pitch|pitched|pitching|build|built ~1 up? ~2 tent|tents ~4',
      'tent ~1 up|out ~1 in|on ~1 garden|lawn|yard|bedroom',
      'play|played|playing|plays ~1 in ~2 tent ~3',
    ],
    { ...inWish, unless: 'story circus' },
  ),
  rule(
    'question',
    ['asked|asks|asking|wonders|wondering|wanted_to_know if|whether|why|how|what|where|who ~8'],
    {
      ...inWish,
      sure: 0.7,
      alone: true,
      unless: 'he_could she_could play could can join come go have stay we',
    },
  ),
  rule(
    'play',
    [
      'playdate|play_date|playdates ~3',
      'hour|hours|morning|afternoon|evening|day at|in ~1 playground|play_park|playpark ~4',
    ],
    {
      ...inWish,
      unless: 'story cancelled',
    },
  ),
  rule('play', ['pretending|pretended|pretends to be ~1 %creature ~3'], { ...inWish, head: 'creature' }),
  rule('busy', ['%parent ~1 started|starts|starting|got|has ~1 new job ~2'], {
    ...inWish,
    unless: 'happy baby',
  }),
  rule(
    'quarrel',
    [
      'both|all want|wants|wanted|wanting the? same ~2',
      'two girls|boys|kids|children ~1 want|wanting|wanted the? same ~2',
    ],
    {
      ...inWish,
      unless: 'story about be become',
    },
  ),
  // What a parent is sorry for.
  rule(
    'sorry',
    ['i was|am|have ~1 too hard|harsh|strict on|with him|her|them', 'and|but i was wrong'],
    inWish,
  ),
  rule('listening', ['listen|listens|listening|listened ~4 the? first time'], { ...inWish, sure: 0.95 }),
  rule('hearing-aid', ['hearing_aid|hearing_aids ~1 in|out|on'], inWish),
  rule('exciting', ['mystery|mysteries|whodunnit|whodunit|heist|treasure_hunt'], {
    ...inWish,
    unless: 'remains still nobody knows total it is was solved guest box tour',
  }),
  // Who could not be reached is missed.
  rule(
    'missing',
    ['couldnt|cant|could_not|cannot|didnt ring|call|phone|facetime|skype|reach|get_hold_of %kin ~1'],
    { ...inWish, head: 'kin', sure: 0.9 },
  ),
  // Said by a child, it is never only a manner of speaking to whoever hears it.
  rule(
    'wants-to-die',
    [
      'want|wants|wanted to? die',
      'want|wants|wanted to be dead',
      'wish|wishes|wished ~3 dead|never_been_born',
      'wish|wishes|wished ~3 never born',
      'doesnt|dont|didnt|not ~1 want to live|be_alive $',
      'doesnt|dont|didnt|not ~1 want to live|be_alive anymore|any_more',
      'better off without him|her|me|them',
      'kill himself|herself|myself|themselves',
      'hurts|hurting|cuts|cutting himself|herself|myself|themselves on purpose',
    ],
    {
      ...inWish,
      sure: 0.95,
      unless:
        'hair plant flower phone battery game level character book film hamster guinea_pig rabbit cat dog fish',
      implies: 'calm',
    },
  ),
  rule(
    'learned',
    ['taught|teaches|teaching the? whole? street|class|compound|neighbours|kids|others ~4'],
    inWish,
  ),
  rule('can-do', ['did|does a handstand|headstand|cartwheel|roundoff|backflip ~2'], inWish),
  rule(
    'hatching',
    [
      'guinea_pig|hamster|gerbil|rabbit|cat|dog|mouse ~2 gave birth ~4',
      'baby gerbils|hamsters|guinea_pigs|rabbits|mice|kittens|puppies ~1 arrived|born|came',
    ],
    {
      ...inWish,
      sure: 0.95,
    },
  ),
  rule('gentle-hands', ['pulled|pulls|pulling ~2 tail', '^ hitting|biting|pinching|kicking at|in'], inWish),
  rule(
    'kindness',
    [
      'spoke|stood|stuck up for <np>',
      'gave|given|gives up his|her|their place|turn|seat ~3',
      'gave|gives him|her|them a? piggy_back|piggyback',
    ],
    inWish,
  ),
  rule('proud', ['first_time home_alone ~4', '^ first time home alone ~5'], inWish),
  rule('parents-apart', ['two|both houses|homes ~2'], {
    ...inWish,
    unless: 'story next_door dolls doll build built',
  }),
  rule(
    'pet-ill',
    ['%pet has|with|got ~1 sore|bad|infected|swollen|poorly ~2', '%pet ~5 go|going|off to the vet|vets ~1'],
    { ...inWish, head: 'pet' },
  ),
  rule('somebody-ill', ['%kin ~2 heart_attack|stroke|mini_stroke'], { ...inWish, head: 'kin' }),
  rule('new-glasses', ['doesnt|wont|didnt want|wear ~1 glasses'], inWish),
  rule('calm', ['something safe'], inWish),
  rule('happy', ['adopted|adoption ~4 signed|official|final|ours', '^ weve|we adopted'], inWish),
  // What is fought over every evening is asked for like a lesson.
  rule(
    'other-lesson',
    [
      'homework ~1 battle|battles|war|wars|fight|fights|tears ~2',
      'hates|hate|refuses|refused|wont|wouldnt|doesnt|didnt|not|over|without ~3 homework ~3',
      'blow|blows|blowing his|her|their nose ~2',
      'sniffs|sniffing|sniffles ~3 tissue',
      'refuses|refused|hates|wont|wouldnt ~2 wash ~1 hands',
      'ask|asks|asking for help',
      'stay|stays|staying|keep|keeps where i|we can see',
      'went|goes|go|going|wanders|wandered off with ~2 stranger|strangers|man|lady|somebody',
      'turn|turns|turning|switch|switches|switching off|out ~1 taps|tap|lights|light|lamps ~2',
      'leaves|leaving|left every|the|all|his|her ~1 light|lights|tap|taps on|running ~3',
      'save|saving|waste|wasting water|electricity|power|energy ~2',
      'pocket_money|piggy_bank ~4',
      'lets|let|letting go of my hand ~4',
      'hates|refuses|wont|wouldnt ~2 strapped|seat_belt|seatbelt|car_seat ~3',
    ],
    { ...inWish, unless: 'scared afraid frightened story_about bedtime_light landing night_light dark' },
  ),
  rule(
    'hair-wash',
    [
      'tangles|knots ~2 hair ~2',
      'hair_brush|hairbrush|hair_brushing ~2',
      'didnt|doesnt|wont|wouldnt|refused ~1 want|get|go|to ~2 a|the|in|into ~1 bath ~2',
      'bath_time|bathtime ~1 battle|battles|war|fight|again',
      'screamed|screams|screaming in|through the|her|his bath',
    ],
    { ...inWish, unless: 'scared afraid frightened baby out monsters plughole' },
  ),
  rule('kindness', ['took|takes|taking the blame'], inWish),
  rule('bravery', ['said|says no|no_thank_you to ~6 tease|mean|laugh|bully'], inWish),
  rule('busy', ['marking exams|tests|papers|books'], inWish),
  rule('moving-house', ['new house tomorrow|today', 'boxes everywhere', 'might|may|could move'], {
    ...inWish,
    unless: 'up class group bear piece',
  }),
  rule('sharing', ['grabs|snatches|takes|grab|snatch everything|things|toys|all from|off ~3'], inWish),
  rule('somebody-left', ['<np> retired|retires|retiring ~2'], inWish),
  rule('pet-died', ['%pet ~2 slipped|passed|drifted away|on ~2'], { ...inWish, head: 'pet' }),
  rule('manners', ['interrupts|interrupting|interrupt'], inWish),
  rule('new-baby', ['no baby yet', 'pats|rubs|kisses|strokes ~1 bump'], inWish),
  rule(
    'new-baby',
    [
      'baby_brother|baby_sister|little_brother|little_sister|brother|sister|baby ~3 %number|few weeks|days|months old',
      'take|send|give|put him|her|it|them|baby|brother|sister back ~2 hospital|shop|tummy|where',
    ],
    { ...inWish, unless: 'older bigger big puppy kitten dog cat rabbit' },
  ),
  rule(
    'nervous',
    [
      'scared|afraid|frightened|worried|terrified of|about|that ~1 dropping|forgetting|losing|spoiling|breaking|missing|messing|tripping|spilling|ruining',
    ],
    inWish,
  ),
  rule(
    'pet-died',
    ['fox got|took|killed|ate <np>|<name>', '<np>|<name> was|got taken|killed|eaten by ~1 fox'],
    {
      ...inWish,
      unless: 'story gingerbread',
    },
  ),
  rule(
    'performance',
    [
      'give|gives|giving|do|does|doing a|his|her|the ~2 speech|talk|presentation',
      'speech|talk|presentation to|in|for the? class|school|assembly',
    ],
    { ...inWish, unless: 'grandpa teacher headteacher priest dad mum' },
  ),
  rule(
    'sorry',
    [
      'i_hate_you|hate you ~12 sad|sorry|upset|cried about|after|afterwards|later',
      'regrets|regretted it|saying',
    ],
    inWish,
  ),
  rule('hurt', ['nosebleed|nosebleeds', 'nose bleed|bled|bleeding|bleeds ~2'], inWish),
  rule(
    'hurt',
    ['chip|chipped|broke|cracked|bumped|knocked ~2 tooth|teeth ~1 on', 'tooth|teeth ~2 chipped|cracked'],
    inWish,
  ),
  rule('somebody-left', ['%kin ~1 flies|flying back|home ~3'], {
    ...inWish,
    head: 'kin',
    sure: 0.9,
    unless: 'school work shift bed leaf autumn tree hospital early',
  }),
  rule(
    'guest',
    [
      '%kin|boyfriend|girlfriend|partner|stepdad|stepmum|stepbrother|stepsister <name>? ~2 moving|moves|moved|move in ~3',
      '<name> ~1 moving|moves|moved in with us ~2',
    ],
    { ...inWish, unless: 'into house flat apartment' },
  ),
  rule('quarrel', ['had a ~1 row|argument', 'had a fight with|in_front ~2'], {
    ...inWish,
    sure: 0.9,
    unless: 'story pillow snowball water',
  }),
  rule('kindness', ['stopped|stops|waited|waits|turned back? to help ~3'], inWish),
  rule('fear-other', ['spider|wasp|bee|moth in the|his|her bath|bed|hair|room'], {
    ...inWish,
    unless: 'story loves love likes watched saved rescued',
  }),
  rule('potty', ['bye|goodbye|bye_bye bye? ~2 nappy|diaper|pullups'], inWish),
  rule('found-something', ['see|saw|seen|found|noticed|passed a|the dead <np>'], inWish),
  rule('somebody-left', ['teacher ~5 leaving|leaves'], { ...inWish, means: 'teacher' }),
  rule('birthday', ['^ today|now shes|hes|theyre %number $'], inWish),
  rule(
    'question',
    [
      'worried|worries|worrying|scared|afraid|frightened|asking|asks|asked|talking ~2 about|of dying|death',
      'what happens|happen when|if|after ~1 you|we|people|they|i|somebody|someone die|dies',
    ],
    inWish,
  ),
  rule(
    'won',
    [
      'chosen|picked|elected|voted ~2 as|to_be|be|for ~2 librarian|buddy|monitor|captain|prefect|leader|ambassador|rep|head_boy|head_girl|helper',
      'is|hes|shes|got|made|become|became|becomes ~1 head_boy|head_girl|house_captain|class_captain|prefect|librarian|reading_buddy|playground_buddy|milk_monitor',
    ],
    { ...inWish, unless: 'story about wants' },
  ),
]
