import { type Rule, rule } from './rule.ts'

const certain = { sure: 0.9 } as const
const inWish = { from: ['wish'] } as const satisfies Partial<Rule>

/** What a body wears or needs is no accident, and nothing that has to be got over. */
const bodyAids: readonly Rule[] = [
  rule(
    'condition',
    [
      'stoma|colostomy|ileostomy|urostomy|catheter|nebuliser|nebulizer|tracheostomy|trachy|gastrostomy ~2',
      'insulin|feeding|feed pump|tube ~1',
      'pump|sensor|dexcom|libre ~2 diabetes|diabetic|insulin|glucose|sugar|sugars',
      'back|spine|spinal|body|neck|scoliosis brace ~1',
    ],
    { ...certain, unless: 'grandad granny nana nan grandma grandpa mum mummy dad daddy cat dog' },
  ),
  rule(
    'dentist',
    [
      'brace|braces|retainer|train_tracks ~1 fitted|tightened|teeth|tooth|orthodontist ~3',
      'teeth|tooth|dental|orthodontic|orthodontist brace|braces ~2',
    ],
    { ...certain, unless: 'leg legs back foot ankle trousers' },
  ),
]

/**
 * What is felt beforehand, in the words of an illness: who feels sick before swimming is not ill. The event that is dreaded says so, or that it happens
 * every time.
 */
const nerves: readonly Rule[] = [
  rule(
    'nervous',
    [
      'feel|feels|felt|feeling sick|ill|poorly|wobbly|queasy|funny ~3 before|when|because|whenever|about|over ~4 %dreaded ~2',
      'gets|always|often sick ~3 before|when|because|whenever|over|with|about ~4 %dreaded|nerves|worry ~2',
      'sick|poorly|ill with|from nerves|worry|fear|fright ~1',
      'bad|sore|poorly|funny|dodgy tummy|tum|belly|stomach ~1 before|about|over|because|when|whenever ~4 %dreaded|it ~2',
      'tummy|belly|stomach|tum|tummy_ache|stomach_ache|belly_ache ~2 before|about|over|because|when|whenever|on ~4 %dreaded|sundays ~2',
      'tummyache|tummyaches|bellyache ~1 before|about|over|because|when|whenever|on ~4 %dreaded|sundays ~2',
      'cant|couldnt|wont|didnt eat ~4 nerves|nervous',
      'tummy|belly|stomach|tum|tummy_ache|stomach_ache|belly_ache ~2 on sunday nights|evenings|mornings ~1',
      'tummyache|tummyaches|bellyache|tummy_aches ~2 on sunday nights|evenings|mornings ~1',
      'first day nerves',
    ],
    { ...certain, unless: 'cake food ate car twice' },
  ),
]

/** Who cries because it is not perfect has no temper and no sorrow: it must be right at once. */
const perfection: readonly Rule[] = [
  rule(
    'trying-again',
    [
      'cry|cries|cried|crying|upset|tears|angry|cross|furious|frustrated|meltdown|meltdowns|sobs|sobbed|screams ~2 if|because|when|unless ~5 perfect|perfectly|neat',
      'cry|cries|cried|crying|upset|tears|angry|cross|furious|frustrated|meltdown|meltdowns|sobs|sobbed|screams ~2 if|because|when ~3 not|isnt|wasnt ~1 straight|exact|exactly',
      'tear|tears|tore|rip|rips|ripped|scrunch|scrunches|scrunched|scribble|scribbles|scribbled|rub|rubs|rubbed|cross|crossed|throw|throws|threw|bin|binned|start|starts|started|redo|redoes ~8 if|because|when|unless|that ~5 perfect|perfectly|exactly|exact|neat|straight ~1',
      'has|have|had|must|got|needs|wants to be|get|do|have ~3 perfect|perfectly|just_right ~2',
      'has|have|had|must|got|needs|wants to get|do|have everything right|correct|exact ~2',
      'wont|doesnt|refuses|never|not|cant ~1 try|start|do|have ~3 unless|if|when|because ~6 perfect|perfectly|first_time|wrong|right ~2',
      'perfectionist|perfectionism ~2',
    ],
    { ...certain, unless: 'now' },
  ),
]

const teachers = 'teacher|teachers|keyworker|key_worker|teaching_assistant|form_tutor'

/** A teacher who is not there is no parent who travels and no illness of the child's: somebody else stands at the board. */
const anotherTeacher: readonly Rule[] = [
  rule(
    'new-class',
    [
      'supply|substitute|cover|replacement|stand-in|temporary|relief|agency teacher|teachers ~2',
      `${teachers} ~1 was|is|wasnt|isnt|been|being|off ~2 away|off|absent|ill|sick|poorly sick|ill|poorly|today? ~2`,
      `${teachers} ~1 wasnt|isnt|not ~2 in|there|here|back ~2`,
      `${teachers} ~1 away|absent|off today|again|tomorrow|sick|ill|this|all|for ~2`,
      'mr|mrs|ms|miss ~1 was|is|been ~1 away|off|absent ~3',
      'mr|mrs|ms|miss ~1 wasnt|isnt ~1 in|there|here ~3',
      'different|another|strange|new teacher ~1 today|tomorrow|this|because|as|just|only|for|and ~2',
      'had|has|have|got|with a? different|another|strange teacher ~2',
    ],
    { ...certain, ...inWish, unless: 'our starts start september year parents evening reception hospital' },
  ),
]

/** 'Soft play tomorrow' is no play on a stage, and 'petting zoo' no fear. */
const daysOut: readonly Rule[] = [
  rule(
    'outing',
    [
      'petting zoo|farm ~3',
      'soft_play|softplay today|tomorrow|yesterday|with|this ~3',
      'saw|see|seeing the|a ~2 film|movie ~2',
    ],
    {
      ...certain,
      ...inWish,
      head: 'outing',
      unless: 'story wants scared afraid hates bit fell hurt lost shared left',
    },
  ),
]

/** A day out with the class is a day at school as well: there is a line, and a partner, and no parent. */
const schoolTrips: readonly Rule[] = [
  rule(
    'outing',
    [
      'school|class|nursery|preschool|reception|year|field|whole_school trip|trips|outing|visit|excursion ~3 %outing',
      'school|class|nursery|preschool|reception|field trip|trips|outing|excursion ~2',
      'trip|outing|excursion ~1 with|from ~1 %school|class ~3 %outing?',
      'class goes|going|went|visits|visited ~3 %outing',
    ],
    { ...certain, ...inWish, head: 'outing', implies: 'school-day', unless: 'story wants' },
  ),
]

/** A snowball fight is no quarrel. */
const mockFights: readonly Rule[] = [
  rule(
    'play',
    [
      'water|snowball|snowballs|snow|pillow|cushion|nerf|paint|food|sock|leaf fight|fights|battle|battles with? ~2',
    ],
    { ...certain, ...inWish },
  ),
]

/**
 * What an evening is about, in words that mean one thing only. They stand before the general rules, which hear a noun in them: the part that somebody
 * else was given is no stage fright, and nits are no cold.
 */
export const matters: readonly Rule[] = [
  ...nerves,
  ...perfection,
  ...anotherTeacher,
  ...daysOut,
  ...schoolTrips,
  ...mockFights,
  ...bodyAids,
  rule(
    'sad',
    [
      'miss|missed|misses golden|playtime|break|play|time ~2',
      'stay|stayed|stays|kept in|behind ~1 play|playtime|break|lunch|lunchtime|school ~2',
    ],
    certain,
  ),
  rule(
    'sorry',
    [
      'call|called|calls his|her|their|the %kin|teacher|friend|neighbour fat|old|stupid|ugly|smelly|mean|boring|names ~2',
    ],
    certain,
  ),
  rule(
    'school-day',
    ['leave|left|leaves|leaving him|her|them at the? gate|gates|railings|nursery|preschool|door ~3'],
    { ...certain, means: 'drop off' },
  ),
  rule(
    'ordinary-day',
    ['did|done|doing nothing ~1 today|much|special|all_day', 'did|done nothing $'],
    certain,
  ),
  rule(
    'lost-match',
    [
      'lost|losing|loses|lose at ~1 snakes|ladders|monopoly|uno|dobble|cards|chess|draughts|pairs|snap|ludo|bingo|connect|game|games|board ~4',
    ],
    certain,
  ),
  rule('lost-match', ['fail|fails|failed|failing|flunked ~3 badge|medal|certificate|award|trophy'], {
    ...certain,
    ...inWish,
    unless: 'didnt not never wont cant without',
  }),
  rule(
    'fear-monsters',
    [
      'worried|scared|frightened|afraid|nervous ~1 about|of ~1 burglars|burglar|robbers|robber|thieves|kidnappers|strangers|baddies ~3',
    ],
    certain,
  ),
  rule(
    'sad',
    ['supposed|meant to be? going? ~1 go|see|visit|have ~1', 'got|been|was|were cancelled|rained ~2'],
    certain,
  ),
  rule(
    'truth',
    [
      'told|tells|telling the? teacher|me|us|mum|mummy|dad|daddy himself|herself|themselves|straight|truth ~2',
      'owned up ~3',
    ],
    certain,
  ),
  rule('pet-ill', ['fish|goldfish|hamster|gerbil|budgie ~3 sideways|upside|bottom|wobbly ~3'], certain),
  rule('last-day', ['last day $', 'last day of ~5'], { ...certain, unless: 'summer_holiday sale' }),
  rule('new-class', ['separate|different|split class|classes|forms ~3'], certain),
  rule('own-bed', ['share|sharing|shares ~1 room|bedroom with ~4'], certain),
  rule('quarrel', ['<name> push|pushed|pushes|barged|cut|cuts in ~3'], certain),
  rule(
    'left-out',
    [
      '<name> wouldnt|wont|didnt|doesnt ~2 hold|sit|talk|speak|play|stand|partner|share|walk ~1 %him|his|her|with|next|near ~3',
      'friend|friends|girl|girls|boy|boys|kids|they|everyone|nobody ~1 wouldnt|wont|would ~1 hold|sit|talk|speak|stand|partner ~1 him|her|them|with|next|near ~3',
      'call|called|calls|calling him|her|them|me ~1 names|name|baby|babyish|fat|stupid|dumb|smelly|ugly|weird|weirdo|loser|four|specky|shrimp|shorty|thick|silly|useless|slow|crybaby ~1',
      'not|wasnt|isnt|werent|didnt|never|arent ~2 invited|invite ~3',
    ],
    { ...certain, unless: 'please' },
  ),
  rule(
    'lost-match',
    [
      'own_goal|own_goals ~3',
      'didnt|not|wasnt|hasnt|never ~1 get|got|given|picked|chosen|cast ~3 part|role|lead|solo ~3',
    ],
    certain,
  ),
  rule(
    'performance',
    ['has|have|got|gets|had to say|sing|read|speak ~4 microphone|mic|poem|stage|assembly|line|lines ~2'],
    { ...certain, unless: 'homework bedtime' },
  ),
  rule(
    'fear-other',
    [
      'firework|fireworks ~6 noise|noisy|loud|cry|crying|hates|hiding ~3',
      'ear|noise defender|defenders|plugs|cancelling ~3',
    ],
    { ...certain, unless: 'loves loved' },
  ),
  rule(
    'dressing',
    [
      'picky|fussy|particular|funny|fuss about|with|over ~2 sock|socks|shoe|shoes|seam|seams|label|labels|clothes|tights|uniform ~1',
      '^ seams|labels $',
    ],
    certain,
  ),
  rule(
    'hurt',
    [
      'sunburn|sunburnt|sunburned ~2 nose|shoulders|back|neck|face|arms|legs?',
      'got|caught the sun',
      'sunburn|sunburnt|sunburned',
    ],
    certain,
  ),
  rule(
    'hair-wash',
    [
      'comb|combing|brush|brushing|detangle|detangling ~3 hair|knots|tangles|nits|every_night|night|morning|screams ~2',
      'nits|lice|nit|knots|tangles ~5 comb|combing|brush|brushing',
    ],
    { ...certain, unless: 'teeth dog doll pony loves' },
  ),
  rule(
    'jealousy',
    [
      'want|wants|wanting to be ~1 baby again|too|like? ~3',
      'doesnt|not|dont|didnt want|wants to be ~2 big|bigger|grown ~3',
    ],
    certain,
  ),
  rule(
    'patience',
    [
      'not|cant|isnt|wont|wait|old_enough ~4 until|till|til shes|hes|theyre|she|he %number|turns|is ~2',
      'wants hers|his|theirs|one done|too|as_well|now ~2',
    ],
    { ...certain, ...inWish, unless: 'sleep bed tea eat' },
  ),
  rule(
    'cannot-sleep',
    [
      'awake|woke|wakes|waking|waken ~2 since|from|at|before ~2 4|5|4am|5am|four|five|half|stupid|silly ~2',
      'up since|before ~1 4|5|4am|5am|four|five ~2',
      '^ since 4|5|4am|5am|four|five|half ~2',
      'clocks ~2 forward|back|changed ~6',
      'five|5|half_five|half_four|4am|5am in_the_morning|am|wake-ups ~1',
    ],
    certain,
  ),
  rule('wants-to-be', ['story|one|something where|in_which <name> is|becomes|plays <np>'], {
    ...certain,
    ...inWish,
  }),
  rule(
    'parent-travelling',
    [
      '%parent ~1 flight|plane|train|ferry|drive ~3 delayed|late|cancelled|home|back|stuck ~3',
      '%parent ~1 go|goes|going|went back to work ~3',
      '%parent ~1 wont|not|isnt be? home|here|back for|till|until|at|before bedtime|bed|tea|story|late ~2',
    ],
    certain,
  ),
  rule(
    'outing',
    [
      'to|at|from|visiting|with my mums|moms|mom|mum|mothers|mother|parents|dads|folks house|place|home ~2',
      'to|at|from|visiting my mums|moms|mothers|parents|dads|folks ~2',
    ],
    certain,
  ),
  rule(
    'funny',
    [
      'something|story|stories|one|anything about|with poo|poos|poop|farts|bums|wee|pants|burps|bogeys|bottoms',
    ],
    { ...certain, ...inWish },
  ),
  rule('learning', ['%kin? teach|teaches|teaching|showing him|her|them how? to? %skill ~2'], inWish),
  rule(
    'sleepover',
    [
      'sleepover|sleeping_over|sleep_over ~4',
      'first night away ~4',
      'staying|stays|stay ~1 night|overnight ~1 at|with ~3',
    ],
    certain,
  ),
  rule(
    'question',
    [
      '^ why|how is|are|was|were|do|does|did|can|cant|come|would|dont|doesnt|has|have|big|far|deep|old ~9',
      '^ what|where|when do|does|is|are|happens|would ~9',
      'but why ~9',
      'want|wants|wanted|needs to know why|how|who|where|what|when|if ~9',
      'ask|asks|asked|asking|wonder|wonders|wondering|wondered ~2 why|how|what ~9',
    ],
    {
      ...inWish,
      around: true,
      sure: 0.7,
      unless:
        'a_day feels felt im i you story stories please mummy daddy grandad granny nana grandma nan mum mom mam dad papa gran grandpa granddad nanna nanny auntie aunty uncle died dead dies heaven',
    },
  ),
  rule('cannot-sleep', ['up|awake|wakes|woke|waking with the? lark|larks|birds|sparrows ~2'], certain),
  rule(
    'dressing',
    [
      'refuse|refuses|refused|refusing|wont|wouldnt ~4 coat|wellies|hat|gloves|mittens|shoes|socks|jumper|tights|trousers|vest|pyjamas',
    ],
    { ...certain, ...inWish, unless: 'share lost find hang tidy pick' },
  ),
  rule(
    'parent-travelling',
    [
      '%parent ~1 deploys|deployed|deploying|deployment ~2',
      '%parent is|was in ~3 for ~2 night|nights|day|days|week|weeks|weekend|month|months',
    ],
    certain,
  ),
  // With what was to be shared: it has a part in the story.
  rule(
    'sharing',
    [
      'share|sharing ~1 his|her|their|the <np> ~3',
      'wont|wouldnt|didnt|doesnt|never|refuses|refused ~1 let|lend ~4 touch|have|use|hold|near|on|with ~1 his|her|their|the <np>',
      'wont|wouldnt|didnt|doesnt|never|refuses|refused ~1 let|give ~4 have|a a? turn|go on|with ~1 his|her|their|the <np>',
      'snatch|snatches|snatched|snatching|grab|grabs|grabbed|grabbing|hog|hogs|hogged|hogging his|her|their|the <np> ~4',
      'want|wants|wanted his|her|their|the <np> that|which ~3 had',
    ],
    {
      ...certain,
      ...inWish,
      unless:
        'room bedroom bathroom bed news secret attention mummy daddy mum dad biscuit biscuits sweets toys things half',
    },
  ),
  rule(
    'play',
    [
      'fly|flies|flew|flown|flying ~2 kite|kites ~3',
      'kite|kites ~1 wouldnt|couldnt|didnt|wont|would|went|goes|go|flew|fly|flying ~3',
      'tried|trying|out with ~2 kite|kites ~2',
    ],
    {
      ...certain,
      ...inWish,
      unless: 'story stories lost away snapped broke broken ripped tore torn tree stuck let wants want',
    },
  ),
  rule('learned', ['first width|length|mile|lap ~3'], { ...certain, ...inWish }),
  rule('learned', ['put|puts|got|dipped|dunked ~2 face|head in|under|underwater ~4 first time'], {
    ...certain,
    ...inWish,
    unless: 'wouldnt couldnt wont cant didnt scared hates refused cried',
  }),
  rule(
    'learned',
    [
      'did|done|managed|crossed|conquered|mastered ~4 monkey bar|bars ~3',
      'monkey bar|bars ~3 across|way|end|herself|himself|themselves',
    ],
    { ...certain, ...inWish, unless: 'cant couldnt didnt not never yet hurt broke fell' },
  ),
  rule('lonely', ['an? only child ~3'], { from: ['wish'], sure: 0.9, unless: 'story about' }),
  rule('lonely', ['got|has|had no_one|nobody ~3'], {
    ...certain,
    unless: 'told said',
  }),
  rule('ordinary-day', ['^ nothing much? happened|special|exciting|doing ~1'], { ...certain, ...inWish }),
  rule('made-something', ['junk model|modelling|models ~2'], certain),
  // Firsts in the water, said without the word.
  rule(
    'learned',
    [
      'put|puts|dunked|got ~1 face|head|ears in|under|underwater ~2 water|pool|swimming?',
      'jump|jumped|jumps in|into ~1 pool|water|deep_end ~3 first|himself|herself|own',
      'went|swam|swum|swims|been|jumped in|into|to|at ~1 deep_end|deep end',
    ],
    {
      ...certain,
      ...inWish,
      unless: 'scared afraid wont refuses nervous frightened want wants because doesnt dont didnt not',
    },
  ),
  rule(
    'club',
    [
      'first ~1 time|evening|night|session|meeting at|with|of ~1 beavers|cubs|brownies|rainbows|scouts|guides|squirrels',
      'promise|invested|enrolled at|into|for|with ~1 beavers|cubs|brownies|rainbows|scouts|guides|squirrels',
      '^ cross country|cross_country|parkrun today|tonight|tomorrow|on ~1',
    ],
    { ...certain, ...inWish },
  ),
  rule('weather', ['see|saw|seen|spotted ~3 rainbow|rainbows'], { ...certain, ...inWish, head: 'rainbow' }),
  rule('performance', ['egg_and_spoon|sack|three-legged|relay race ~3', 'sports_day race ~3'], {
    ...certain,
    ...inWish,
    unless: 'won came lost last first second third fell',
  }),
  // What was mended together was made anew.
  rule(
    'made-something',
    [
      'fixed|mended|repaired|fixing|mending|repairing ~2 bike|bicycle|scooter|tricycle|puncture|go-kart|kart|fence|shed|gate|clock|radio|kite|boat',
    ],
    certain,
  ),
  rule(
    'sorry',
    [
      'i ~1 snapped|shouted|yelled ~5',
      'i ~1 lost it ~5',
      'i ~1 lost my temper|patience|rag|cool ~5',
      'i feel|felt so? awful|terrible|bad|guilty|dreadful ~2',
    ],
    {
      ...certain,
      ...inWish,
      unless: 'ill poorly cold flu died dead',
    },
  ),
  rule(
    'left-out',
    ['not|wasnt|isnt on the guest? list for|of ~3', 'got|get|gets|getting laughed|stared|sniggered at ~2'],
    certain,
  ),
  rule('jealousy', ['sit|sits|sitting|lie|lies|lying|sat on the|his|her baby|brother|sister $'], {
    ...certain,
    unless: 'lap bed sofa',
  }),
  rule(
    'embarrassed',
    [
      'self conscious|aware ~2',
      'self-conscious',
      'hates|hate people|others|anyone|anybody|kids seeing|looking|staring ~3',
    ],
    certain,
  ),
  rule('with-character', ['imaginary|pretend|invisible friend called|named? <name>'], {
    ...certain,
    ...inWish,
  }),
]
