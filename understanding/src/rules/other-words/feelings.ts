import { type Rule, rule } from '../rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

const loud =
  'storm|storms|thunder|thunderstorm|rumble|rumbles|rumbling|rumbled|lightning|crackling|crash|bang|bangs|flashes'
const dogs =
  'dog|dogs|puppy|poodle|labrador|corgi|spaniel|terrier|alsatian|retriever|husky|collie|bulldog|staffie|whippet|greyhound|jack_russell|chihuahua|doodle|cockapoo|beagle|boxer|pug'

/** What a child feels, told by what was seen of it. */
export const feelingsInOtherWords: readonly Rule[] = [
  rule(
    'fear-thunder',
    [
      `${loud} ~7 , and? ~3 hands|fingers over|in ~1 ears ~2`,
      `${loud} ~7 , and? ~3 under|behind|in ~1 table|bed|duvet|covers|blanket|stairs|wardrobe|sofa|cupboard ~2`,
      `hid|hides|hiding|under|came|clings|clung|climbed|ran|jumped ~4 every|each|when|at ${loud} ~4`,
      `hid|hides|hiding|under|came|clings|clung|climbed|ran|jumped ~4 at every|each ${loud} ~4`,
      `hands|fingers over|in ~1 ears for|at|because|when|every ~2 ${loud} ~4`,
      `${loud} ~4 and? hides|hid|cries|cried|shakes|shook|screams|screamed|clings|clung|counts|counting ~4`,
      'hates|dreads|terrified|scared|frightened|petrified ~3 thunder|thunderstorm|thunderstorms|lightning ~2',
      'sky|clouds was|is|were|are ~1 cross|angry|growling|shouting|fighting|grumbling|bashing ~4',
    ],
    { ...inWish, unless: 'fireworks balloon story_about toilet dryer hoover door' },
  ),
  rule(
    'fear-monsters',
    [
      'theres|there|thinks|swears|says ~2 lady|man|clown|witch|somebody|someone|something|eyes|face|teeth|one in|under|behind ~1 wardrobe|closet|boiler|curtain|curtains|attic|loft|cupboard|plughole|drain ~4',
      'lady|man|clown|witch|somebody|someone|something|eyes|face|teeth in|under|behind ~1 wardrobe|closet|boiler|curtain|curtains|attic|loft|cupboard|plughole|drain|bath|mirror|window ~4',
      'told|showed|heard|saw|shown|watched ~4 bloody_mary|bloody mary|slenderman|slender_man|momo|siren_head|sirenhead|pennywise|huggy_wuggy|huggy wuggy|five_nights|granny_game|candyman|chucky|annabelle ~6',
      'bloody mary ~4',
      'huggy wuggy ~4',
      'check|checking|checked|checks under|in|behind ~1 bed|wardrobe|closet|curtain|curtains ~4',
      '^ hide|get_rid_of|chase_away|shoo ~1 monsters|ghosts|witches|bogeymen|baddies ~4',
    ],
    {
      ...inWish,
      unless:
        'hid hiding treats tadpole hamster cat kitten rabbit mouse den lost found sock sleeping dust fun game mum_is dad_is fell',
    },
  ),
  rule(
    'fear-dogs',
    [
      `${dogs} ~2 jumped|jumps|leapt|lunged|barked|growled|snapped|chased|ran|bounded|knocked up|on|at|him|her|over|after|down|them ~6`,
      `stroked|strokes|patted|pats|pet|petted|touched|let ~4 ${dogs} ~2 now|today|first|finger|one|without|back|without_crying ~6`,
      `cross|crosses|crossed ~2 road|street|over ~3 ${dogs} ~3`,
      `${dogs} ~4 without leash|lead ~4`,
      `off ~1 lead|leash ${dogs} ~4`,
      `hides|hid|screams|screamed|freezes|froze|climbs|climbed|clings|carry|carried ~6 ${dogs} ~3`,
    ],
    {
      ...inWish,
      unless:
        'our my story bed puppy_school sausage toy cuddly hot costume vet puddle nan granny swim plane lake stick ball',
    },
  ),
  rule(
    'fear-dark',
    [
      'bulb|night_light|nightlight|night-light|lamp ~1 gone|went|broke|blew|died|popped|dead|run_out ~6',
      'light|lights|landing_light|hall_light|big_light|door stays|stay|has|must|needs|need on|to_be|be|open ~2 on|night|all|ajar|bedtime ~3',
      'too|so|very|really|pitch dark|black in|at|to|upstairs|under|without ~4',
    ],
    { ...inWish, unless: 'christmas_lights story traffic went_on morning hospital leaving candle cage' },
  ),
  rule(
    'fear-water',
    [
      'toes|feet|ankles|knees only|in , ~2 ran|cried|screamed|no|not|further ~5',
      'toes|feet|toe|ankles only ~3',
      'sea|wave|waves|water|tide came|went|touched|reached|got ~2 toes|feet|knees|ankles|face|eyes , and|but ~7',
      'wont|wouldnt|refuses|refused|not|screams|screamed|cries|cried|hates|never ~4 water|wave|waves|sea|pool|deep_end ~2 in|near|on|past|at|over ~3',
      'sat|stood|stayed|stays|sits on|at|by|in ~2 steps|side|edge ~2 pool|water|lesson|whole ~4',
      'deep end ~8',
      'face|head|hair ~1 wet|under|in ~2 water|shower|pool|hates|no|screams ~4',
    ],
    {
      ...inWish,
      unless: 'story proud hooray learned first badge jumped sandcastle dolphin dog lost hair_wash shampoo',
    },
  ),
  rule(
    'bad-dreams',
    [
      'falling|crocodile|shark|monster|same|that|horrible|scary|chasing|teeth|wolf|fire|flood|drowning|lost dream|dreams again|back|on|last|three|two|nights|night|where|tonight ~6',
      'that|this|same dream ~1 again|back|where|about ~5',
      'screamed|shouted|shouting|woke|wakes|crying|yelling|cried|yells|screaming ~5 asleep|in_his_sleep|in_her_sleep|sleep ~4',
      'shouting|shouted|yelling|yelled|screamed|screams|talking in ~1 sleep ~4',
      'woke|wakes|woken|waking|sat up? ~2 shaking|sweaty|sweating|drenched|screaming|terrified|sobbing|crying ~4',
      'night terror|terrors ~4',
    ],
    { ...inWish, unless: 'story sweet nice lovely hungry cough fever' },
  ),
  rule(
    'too-excited',
    [
      'one|two|three|four|five|six|seven|eight|nine|ten|2|3|4|5|6|7|8|9|10|more sleeps ~4',
      'counting|counts|counted ~1 sleeps|down|days ~4',
      'bouncing|bounced|bounces|swinging|climbing ~1 off|from|round ~2 walls|ceiling|sofa|lights|chandelier ~2',
      'cant|couldnt|cannot|wont|not ~1 sit|stand|keep|stay still ~4',
      'tells|told|telling|tell every|everyone|everybody|anyone ~1 shop|shopkeeper|postman|postie|neighbour|bus|who|street|lady|stranger ~4',
      'wired and ~4',
    ],
    {
      ...inWish,
      unless:
        'story ill fever scared worried hurt knee poorly conference hospital mummys mamas away christmas i',
    },
  ),
  rule(
    'proud',
    [
      'took|takes|take|taking a bow ~2',
      'chest|head puffed|out|high|up ~3',
      'wouldnt|wont|refuses_to|didnt ~1 let|take|put ~1 go|it|off|down ~1 of? ~1 spoon|medal|badge|trophy|certificate|sticker|rosette|cup ~3',
      'wearing|wore|wears|slept|sleeping|sleeps|bed|took ~1 in|with|it ~2 medal|badge|rosette|trophy|certificate|sticker|belt ~3',
      'wearing|wore|slept in|with|it ~1 to_bed|to bed ~2',
      'ten|10|nine|six foot|feet tall ~3',
      'clapped|cheered like_mad|and_cheered|for_him|for_her|him|her ~2',
      'looks|looked|admiring|admires|admired ~3 himself|herself in ~3 mirror|window|windows ~2',
    ],
    {
      ...inWish,
      unless: 'story lie lies secret dead party trick wobbly moving baby pregnant cross baby_brother poo bum',
    },
  ),
  rule(
    'happy',
    [
      'cheerful|chirpy|smiley|giggly|sunny|jolly|smiling|full_of_beans|in_good_spirits|chipper ~1 tonight|today|all|and|boy|girl|mood|again ~3',
      'very|so|really|quite|super|such cheerful|chirpy|smiley|giggly|jolly|content|happy ~4',
      'both|all|they|we|everyone crack|cracked|cracks up ~2',
      'on cloud_nine ~2',
      'could|couldnt|cant|can ~1 stop laughing|giggling|smiling ~3',
      'all smiles|giggles ~2',
      '^ laughter|bliss|joy $',
      'best|perfect|lovely|brilliant|magic|glorious|great|wonderful|golden ~1 day|afternoon|morning|time|weekend ~3',
      'laughed|laughing|giggled|giggling until|till|so|all|like ~4',
      'jumped|danced|skipped|sang|singing|whistling|humming|hummed all|the|for|around|home ~2 way|joy|house|kitchen|bed ~2',
    ],
    {
      ...inWish,
      unless: 'story not sad in_bed died ended worst dead grandad grandpa nan party_games dog_died wont isnt',
    },
  ),
  rule(
    'sad',
    [
      'wept|weeping|sobbed|sobbing|sobs|blubbed|bawled|bawling|wailed|inconsolable|heartbroken|gutted|devastated|crestfallen|tearful|crushed|distraught ~4',
      'lip|chin wobble|wobbled|wobbling|wobbles|trembling|going|quivering ~3',
      'tears|tear in|down|on|all|at|over|because|when|bath|streaming|rolling|again ~3',
      '^ tears $',
      'face|eyes fell|filled|welled ~2',
    ],
    {
      ...inWish,
      unless: 'story happy no not laughing laughter crocodile paper joy hair baby thunder spider dog_under',
    },
  ),
  rule(
    'bored',
    [
      'nothing|nowhere to do|go ~3',
      'boring|boredom|bored ~3',
      'counted|counting|counts ~1 tiles|lamps|cracks|bricks|ceiling|clouds|spots|lights|hairs ~3',
      'kicking|kicks ~1 heels ~2',
      'twiddling|twiddles ~1 thumbs ~2',
    ],
    {
      ...inWish,
      unless: 'half death wedding story please one make something hole thumb_to with_you sleep never',
    },
  ),
  rule(
    'jealousy',
    [
      'not|isnt|never|its_not|so_not|aint|isnt_it|so fair|unfair ~1 that|because|he|she|on|to|says|ever|his|her ~5',
      'not|isnt|never|aint fair ~2',
      'he|she|brother|sister|baby|cousin|friend|twin got|gets|getting|has a? bigger|better|more|newer|longer|everything|all ~4',
      'how come|why_does|why_can|why does|can|do|is|are ~1 he|she|brother|sister|baby|friend ~1 get|gets|have|has|go|stay|allowed ~4',
      'wants|want|wishes ~3 same|too as|like|because ~1 brother|sister|friend|cousin|baby ~3',
    ],
    { ...inWish, unless: 'story christmas what village school school_fair funfair book went' },
  ),
  rule(
    'frustrated',
    [
      'shuts|shut|slams|slammed|closes|closed ~1 book ~3',
      'quits|quit the|as|when ~1 second|minute|moment|soon ~4',
      'cross|raging|fuming|livid|furious its|it|because|that|with ~2 wont|cant|doesnt|didnt|only|not|never ~4',
      'cant|couldnt|wont|cannot get it|right|the|his|her ~2 right|work|go|fit|stick|stand|stay ~3',
      'again ~1 wrong|wouldnt|didnt|fell ~3',
    ],
    { ...inWish, unless: 'story mug glue in_the_mood good_mood great_mood lovely' },
  ),
  rule(
    'angry',
    [
      'board|cards|pieces|counters|dice ~2 on|in|across|over|everywhere|all|flew|flying ~1 the|over|everywhere ~1 floor|bin|wall|room ~2',
      'flipped|upended|swept|tipped|threw|kicked|launched|overturned|hurled ~1 the|board|a|his|her|table ~2 board|table|chair|cards|pieces|over|clog|shoe|shoes|controller|cup|plate|toys|basket|door ~3',
      'kicking|kicked|kicks|punched|punching|hit|thumped|slammed|slamming ~1 the|a|his|her|every ~1 door|doors|wall|basket|ladder|bin|fence|chair|cushion|sofa|cupboard|table|washing ~3',
      'world|ww war|3 three|3|iii? ~3',
      'fury|rage|raging|meltdown|meltdowns|tantrum|tantrums|screaming_fit|hissy_fit|blew_up|kicked_off|kicking_off|lost_it|saw_red|volcanic|steam|nuclear|ballistic ~4',
      'horrible|mean|worst|meanest|hate|hates mummy|mum|mom|daddy|dad|mother|parent|me ~2',
      'im|i|me is|am|are|was ~1 horrible|mean|the_worst|the_meanest ~2',
      'stomped|stamped|stamping|stomping|stormed|storming ~1 off|up|out|his|her|upstairs|feet|home ~4',
    ],
    {
      ...inWish,
      unless:
        'story teeth brushing hair washing wobbly_tooth wobbly tooth jelly loose science ship volcano eraser steam_train ball goal football him_a drum train',
    },
  ),
  rule(
    'tired',
    [
      'tired|worn|wiped|zonked|shattered|exhausted|pooped|knackered|bushed|done_in|dead_on|cream_crackered|flat_out|ready_to_drop|wrecked ~1 out|tonight|and|after|now|today|boy|girl|because ~3',
      'eyes|eyelids closing|heavy|shutting|drooping|rubbing|half-shut|half ~2',
      'rubbing|rubs ~1 eyes ~3',
    ],
    { ...inWish, unless: 'story cant_sleep not of no never read_to tooth' },
  ),
  rule(
    'cannot-sleep',
    [
      'been|still|hes|shes|is|was|up|awake up|awake|and and? down|since|until|till|at ~1 eleven|ten|nine|times|hours|8|9|10|11|eight|half|midnight|one|two ~4',
      'wide|still|very|bolt awake|upright|up ~3',
      'tossing|tossed and turning|turned ~2',
      'eyes wide open|like_saucers ~3',
      'sleep wont|wont_come|not come ~3',
      'not|nowhere|no sign|near|sleepy|tired ~1 of? ~1 sleep|asleep|tired ~2',
      'brain|head|thoughts wont|too|still|is ~1 switch|busy|full|whirring|buzzing|racing ~3',
    ],
    { ...inWish, unless: 'story worked work_until we_were me i tooth baby_was' },
  ),
  rule(
    'embarrassed',
    [
      'called ~1 teacher|miss|sir|coach|headteacher|dinner_lady ~1 mum|mummy|mom|mommy|dad|daddy|nana|granny ~2',
      'went|gone|turned|goes bright? red|scarlet|beetroot|pink ~3',
      'face ~1 red|beetroot|burning|hot|scarlet ~2',
      'mortified|cringing|cringed|ashamed|shame|embarrassed|embarrassing|blushed|blushing|humiliated|red-faced ~4',
    ],
    {
      ...inWish,
      unless:
        'nothing story read reading sang sing danced sunburn light clap clapped award nose traffic sky leaf leaves what_a proud',
    },
  ),
  rule(
    'shy',
    [
      'hid|hides|hiding|clung|clings ~1 behind|to my|his|her|mums|dads|the|our|me ~1 legs|leg|skirt|coat|back|mum|dad|side ~4',
      'behind|into my|mums|dads|his|her leg|legs|skirt|coat ~3',
      'would|wouldnt|wont|didnt|doesnt ~1 put ~1 hand up ~3',
      'timid|bashful|quiet_as|shy ~4',
      'wouldnt|wont|didnt|doesnt ~1 speak|talk|say ~3 anyone|anybody|strangers|grown-ups|people|new|hello|class ~3',
      'warm|warms|warming|warmed up with|to ~3',
    ],
    {
      ...inWish,
      unless:
        'first story globe not hide_and_seek secret seek cold library baby asleep goodnight weather tag',
    },
  ),
  rule(
    'nervous',
    [
      'asked|asks|asking|keeps_asking|wants_to_know ~2 what|what_if|if ~2 happens|happen|sleeps|misses|forgets|forget|nobody|cant|lost|bite|bites|hurt|hurts|hurt|cry ~6',
      'says|said|has|had ~1 tummy|stomach|belly ~2 butterflies|flips|funny|knots|wobbly|fizzy|wiggly|hurts|aches ~4',
      'butterflies ~1 in|about|before|tummy|stomach|again ~3',
      'tummy|stomach|belly ~1 hurt|hurts|ache|aches|sore|funny every|before|on|each|because ~4',
    ],
    {
      ...inWish,
      unless:
        'story ate eaten sick bug tooth lip jelly chrysalis released caterpillar caterpillars hatched baby flew dinosaurs happens_next cloud',
    },
  ),
]
