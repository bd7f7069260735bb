import { type Rule, rule } from '../rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

const grownUp =
  'i|we|mum|mummy|mam|mom|dad|daddy|papa|nan|nana|gran|granny|grandad|grandpa|teacher|coach|neighbour|miss|sir|librarian|lady|man'
const him = 'him|her|them|us|me|it|kids|boys|girls|both|one'
const meal = 'breakfast|lunch|dinner|tea|supper|packed_lunch|lunchbox|sandwiches|meal'

/** What was done wrong, and what is practised, told by what was seen of it. */
export const lessonsInOtherWords: readonly Rule[] = [
  rule(
    'told-off',
    [
      `snapped|hollered|yelled|bellowed|hissed|roared|shushed|tutted at ~1 ${him} ~4`,
      `${grownUp} ~1 shouted about ~6`,
      `${grownUp} ~1 was|were|got|is sharp|cross|short|stern with ~1 ${him}`,
      `gave|got|had ~1 ${him}? a? ~1 telling_off|talking_to|earful|rocket|rollicking|ticking_off|dressing_down|lecture|what_for ~3`,
      'naughty|thinking|time_out step|chair|corner|spot|mat ~3',
      'time out|time-out for|again|today|on|in ~3',
      '^ sent ~1 up? to ~1 room|bed|office|head|headteacher|principal|wall|corner ~4',
      'sent ~1 out of ~1 class|lesson|room|assembly ~2',
      'stand|stood|sat|sit|sent ~2 by|at|against|facing the wall|fence ~3',
      'lost|loses|missed|misses|no golden_time|playtime|recess|breaktime for|because|today|after ~4',
      'kept|keep ~1 in at? playtime|play|break|lunch|recess|lunchtime ~3',
      'kept in at|for|because|today ~3',
      'name|names on the ~1 board ~2',
      'moved|moves|went|got down|on|onto ~2 amber|red|sad_cloud|rain_cloud|thinking_cloud|grey_cloud ~2',
      'yellow|red card from|for|at ~2 teacher|school|playtime|talking|pushing|miss|running ~2',
      'pulled|pulls|pressed|set_off ~2 fire_alarm|fire alarm ~6',
      'no|lost|without ~1 pudding|tv|ipad|tablet|dessert|screens for ~6',
      'took|confiscated|taken ~3 off|away from? him|her|them ~5 for ~2',
      'in ~1 bad_books|doghouse|trouble ~4',
      'got|had|been|is|was ~1 detention|grounded|suspended ~3',
      'gating|grounded until|for|again ~2',
      'teacher|miss|sir|coach|head ~1 had|wanted|needs|wants ~1 word|words ~4',
    ],
    {
      ...inWish,
      unless:
        'worried story dragon bear wolf dog timeout_toys didnt swim dentist ambulance police bathroom football match',
    },
  ),
  // A tooth is still there, and nobody came for it.
  rule(
    'lost-tooth',
    [
      'tooth_fairy ~1 never|didnt|forgot|hasnt ~2 come|came|show|shown|turn|been|visit ~4',
      'tooth_fairy forgot ~3',
      'forgot|forgotten ~1 tooth_fairy ~3',
    ],
    { ...inWish, implies: 'forgotten', unless: 'story' },
  ),
  rule(
    'forgotten',
    ['forgot|forget|forgotten ~2 elf ~3', 'elf ~1 never|didnt|forgot|hasnt ~1 move|moved|come|arrive ~3'],
    { ...inWish, means: 'elf', implies: 'feast' },
  ),
  rule(
    'forgotten',
    [
      'forgot|forget|forgotten ~1 tooth_fairy|elf|the_elf ~4',
      'forgot|forget|forgotten ~2 about|to_move ~1 tooth|elf ~3',
      'no|empty <np> in ~2 bag|bookbag|book_bag|backpack|lunchbox|drawer|box|schoolbag ~3',
      'left|still|sitting ~1 in|on ~1 printer|hall|hallway|kitchen|counter|worktop|sideboard|fridge|porch ~2',
      'wrong|odd <np> day ~2',
      'picture|photo|pyjama|pajama|costume|dress-up|world_book|mufti|non-uniform|own_clothes|dress_up|sports day was|is today ~2',
      'came|got|went|sent_home home|in|back? without ~2 coat|bag|jumper|lunchbox|bottle|hat|shoes|book|kit ~3',
    ],
    {
      ...inWish,
      around: true,
      unless: 'story basket lunch stairs nothing tickets found lost wants never_mind excited wear wears wore',
    },
  ),
  rule(
    'nails',
    [
      'chews|chew|chewed|bites|bite|bit|biting|nibbles|nibbled|picks|gnaws them|one|his|hers|her ~1 down|right|until|off ~4',
      'chews|chew|chewed|bites|bite|bit|biting|nibbles ~1 thumb|thumbs|finger|fingers ~2 until|raw|bleed|bled ~3',
      'did|done|do|managed ~1 one|two|three|four|five|six|seven|eight|nine|1|2|3|4|5|6|7|8|9 fingers|toes|nails|paws|paw|hands|feet|toenails ~3',
      'one hand|foot is? ~1 cut|done|clipped ~4',
      'tiny|little|small|ten|ten_tiny moons|crescents|clippings ~4',
      'toenails|fingernails|finger_nails|toe_nails ~4',
      'clipper|clippers|nail_scissors|nail_clippers ~4',
    ],
    { ...inWish, unless: 'haircut hair barber story paint painted polish varnish' },
  ),
  rule(
    'eating',
    [
      `no|skipped|skips|refused|refuses|wouldnt_touch|wont_touch ~1 ${meal} again|today|because|at_all|this_morning ~3`,
      `^ no ~1 ${meal} again|today|at_all? $`,
      'one|two|three|five|1|2|3|5 more? bite|bites|mouthful|mouthfuls|spoonful|spoonfuls|forkful rule|of|and|only|then|before ~4',
      'tummy|tummys|belly is|was? ~1 not awake ~3',
      'one-bite|two-bite|no-thank-you-bite|three-bite rule? ~4',
      'one|two|three|no_thank_you bite rule ~4',
      'kept|keeps|holds|held|stored ~1 it|food|peas|meat|them in ~1 cheek|cheeks|mouth ~4',
      'pushed|pushes|pushing|moves|moved ~2 round|around ~1 plate ~2',
      'only|just eats|eat|ate|wants|wanted|had|has|having plain|dry|beige|white ~4',
      'beige food|diet|everything ~2',
      'not|nothing|none ~1 passed|past ~1 lips ~3',
      'spat|spits|spitting ~2 out|into|on ~4',
      'gagged|gags|gagging ~1 on|at|over ~3',
      'sniffed|sniffs|licked|licks ~1 it|broccoli|carrot|pea|peas|everything and|but ~3',
    ],
    {
      ...inWish,
      unless:
        'tubes op operation hospital tomorrow story teeth toothpaste brushing sick ill rolled tide dough bit_of_sand hamster rabbit fish duck baby_bird',
    },
  ),
  rule(
    'staying-in-bed',
    [
      'up and? down ~2 times|all_night|all_evening|since|like ~4',
      'up and down ~1 stairs|since|times|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d ~3',
      'out of bed ~1 one|two|three|four|five|six|seven|eight|nine|ten|3|4|5|6|7|8|9|10 ~1 times|again|already ~3',
      'tucked|tucking|tuck ~1 in again|twice|times|three|four|five|back ~3',
      'pops|popped|popping|pop|springs|bounces up|out|down|back ~2 like|as_soon|again|every|door ~6',
      'jack in the? ~1 box at|again|tonight|bedtime ~2',
      'stay|staying|stays|keep|keeping ~1 under the covers|duvet|blanket ~2',
      'stood|standing|appeared|appears|appearing|sat|sitting ~1 in|on|at ~1 hall|landing|stairs|top_of_the_stairs|doorway|bottom_of_the_stairs ~1 again|at|until|9|10|nine|ten|asking ~3',
      'one more wee|drink|water|hug|kiss|cuddle|thing|question and|again|then|for|mummy|daddy ~4',
      'taking|take|took|walked|carried|marched ~1 him|her back to bed ~3',
    ],
    {
      ...inWish,
      unless:
        'story crib_climbs dog puppy cat sick ill poorly fever hospital ladder escalator swing friends wave',
    },
  ),
  rule(
    'trying-again',
    [
      'attempt number? 2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|eight|nine|ten ~5',
      'try|go number 2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|eight|nine|ten ~5',
      'third|fourth|fifth|tenth|seventh|sixth|second|umpteenth|hundredth|millionth time|go|attempt|try lucky|at|on|at_it|and ~4',
      'started|starts|start|began|begin|starting ~1 over|from_the_start|from_scratch|from_the_top|all_over ~4',
      'kept|keeps|keep|carried|carries trying|going|practising|at_it|having_a_go|getting_up|getting_back|on ~1 until|and|with|at|even|though|anyway ~6',
      'again and again until|and|but|with ~5',
      'tried|tries|trying ~3 twice|times|all_day|all_afternoon|hundred|million ~4',
      'one|two|three|four|five|ten|twenty|\\d more tries|goes|attempts|times until|and ~3',
      'let|lets start|try again|over ~2',
      'gave|gives|given|giving|give up on|at|with|after|because|the|straight|half ~6',
      'quits|quit|gives_up|stops|gave_up the|as|when|if|after ~1 second|minute|moment|soon|first ~5',
      'back on the|his|her bike|horse|board|scooter|ice|pony ~4',
      'rung|row|page|step|level|bar|stroke two|three|four|five|six|yesterday|3|4|5 ~1 today|yesterday|tonight ~2',
    ],
    {
      ...inWish,
      around: false,
      unless:
        'story dummy bottle milk i_gave_up_my seat place turn bed sleep smoking thrown tradition carried_her carried_him',
    },
  ),
  rule(
    'patience',
    [
      'is|are|was|are_we it|we ~1 christmas|birthday|there|easter|saturday|halloween|summer|time yet ~4',
      'are we|you there|nearly|ready yet|there|done ~3',
      'in a minute ~1 about|a|hundred|again|all|times|said|ten|too ~5',
      'wait|waits|waited|waiting ~1 his|her|your|their turn ~4',
      'hates|hate|bad_at|hopeless_at ~1 waiting|queueing|queuing|queues ~4',
      'how many more|sleeps|minutes|days until|to|more ~4',
      'grow|grows|growing|grew takes|take|took|too ages|forever|slow|slowly|long ~3',
    ],
    { ...inWish, unless: 'cant_wait_for excited story hospital' },
  ),
  rule(
    'sharing',
    [
      'nobody|noone|no_one may|can|must|is_allowed_to|allowed_to|dare|dares ~1 breathe|touch|look|sit|hold ~5',
      'all|only mine mine? ~2',
      'mine mine|mine_mine ~3',
      'his|her turn ~2 ended|over|finished|up and|but ~4',
    ],
    { ...inWish, unless: 'spider story spoon proud dentist nurse hair brush comb' },
  ),
  rule(
    'manners',
    [
      'said|says|say|shouted|saying|called|yelled|told yuck|yuk|eww|ew|bum|poo|poop|fart|willy|stinky|smelly|shut_up|idiot|fat ~1 to|at|out|in|about|me|us|him|her|auntie ~4',
      'called|calls ~1 me|teacher|nan|grandma|granny|grandad|his|him|her|us ~1 bum|poo|poop|stinky|idiot|stupid|pig|fat|smelly|old ~4',
      'burped|burps|burping|belched|farted|trumped ~1 at|in|on|during|through|loudly ~4',
      'licks|licking|licked|sucked ~3 put|putting|puts ~1 back ~2',
      'talk|talks|talking|talked|speaks|spoke|chews|eats|chewing|eating with ~1 mouth full|open ~2',
      'no|without|never|not_one|forgot|forgets please|please_or|pleases or|and|nor thank|thank_you|thanks|you ~3',
      'picked|picks|picking|pick his|her ~1 nose ~3',
      'stuck|sticks|poked|pulled ~1 tongue out ~4',
      'elbows|feet|shoes on the table|sofa|chair ~2',
    ],
    { ...inWish, unless: 'story dragon baby monster dog funny snail' },
  ),
  rule(
    'tidying',
    [
      'blocks|toys|bricks|cars|crayons|pens|books|puzzle|lego|shoes|everything ~2 back in|home|to|away|into ~2 box|boxes|tin|basket|drawer|shelf|tub|place|song|home|cupboard ~4',
      'cant|couldnt|cannot|not ~1 see ~2 floor|carpet|bed ~3',
      'room|playroom|bedroom|lounge|floor ~1 like|looks|is|looked ~1 a|like ~1 bomb|battlefield|yard|tip|jumble|pigsty|sty|skip|bombsite|explosion|hurricane|tornado|burglary ~4',
      'pick|picked|picking|put|putting up|away ~2 toys|bricks|lego|cars|blocks|books ~3',
    ],
    { ...inWish, unless: 'story lost found' },
  ),
  rule(
    'dressing',
    [
      'coat|coats|hat|socks|tights|shoes|jumper|gloves|trousers|jeans|knickers|vest is|are|was|were the? ~1 enemy|evil|itchy|scratchy|wrong|torture|lava|too_tight|prickly|bumpy|horrible|devil ~4',
      'wont|wouldnt|refuses_to|refused_to|refusing_to|battle_to wear|keep|put|get_into ~2 coat|socks|tights|shoes|jumper|gloves|trousers|hat|vest|pants|uniform|clothes|jeans ~4',
      'seam|seams in|of|on|again|are ~4',
      'wore|went|worn|left|came|go|wears|going ~1 in? ~1 pyjamas|pyjama|dressing_gown|onesie|pants to ~1 shops|shop|nursery|school|library|park|supermarket|bed ~3',
      'wrong|other feet|foot|way_round|way_up , ~3',
      'shoes|boots|wellies ~3 wrong feet|foot ~3',
      'inside out|back_to_front and|but|again|all|today|jumper|pants ~3',
      'did|does|do|done|managed|doing|zipped ~2 zip|zipper|buttons|laces|velcro|buckle ~4',
      'gets|got|get|put|puts into|on ~1 splints|tights|coat|socks|shoes|own_shoes|school_shoes|wellies without|by|alone|all|himself|herself ~3',
      'the? sock|milk was wrong ~3',
    ],
    { ...inWish, unless: 'cant couldnt cross story proud lost new wet mud brolly umbrella pairs_of' },
  ),
  rule(
    'kindness',
    [
      'gave|gives|give|giving|shared|saved|offered|handed ~1 his|her|their ~3 to|for|with ~2 crying|sad|new|other|wee|little|lad|girl|boy|baby|friend|brother|sister|kid|man|lady|nobody|hungry|who ~4',
      'helped|helps|carried|carries|held|fetched ~1 his|her|their|the|a|an ~2 brother|sister|granny|nan|grandad|neighbour|friend|lady|man|boy|girl|bag|kid ~5',
      'patted|pats|stroked|strokes|hugged|hugs|cuddled ~1 me|him|her|boy|girl|baby|friend and|when|because|until ~4',
      'let|lets his|her ~2 sister|brother|friend ~1 be|go|have|win|choose|join|play ~4',
      'visited|visit|visiting ~2 lonely|old|poorly ~3',
      'sat|sits|sit|stayed|waited with the|a|her|him ~2 crying|new|sad|who|lonely|left ~4',
    ],
    {
      ...inWish,
      unless: 'biscuit snack sandwich sweets half dummy dummies story hair bed dog injection shopping',
    },
  ),
  rule(
    'truth',
    [
      'owned|owns|own|fessed up ~3',
      'told|tells|telling ~1 me|us|teacher|mum|dad|them|her|him it|that ~1 was him|her|himself|herself ~4',
      'it was me ~2 says|said|she|he|mummy|daddy|he_said|she_said',
      'turned|handed|gave|took ~2 in|back at|to ~2 store|shop|desk|office|police|lady|counter|till ~3',
      'came clean ~3',
      'afraid|scared|frightened|dreading|worried ~1 to_tell|telling|tell ~4',
    ],
    { ...inWish, unless: 'story lie lies pretends' },
  ),
  rule(
    'lie',
    [
      'told|telling|tells everyone|everybody|them|nurse|teacher|class|school|friend|friends ~3 is|was|has|had|are dead|a_puppy|a_baby|pregnant|famous|getting|having ~5',
    ],
    { ...inWish, unless: 'story song game word joke poem dance language moon bed' },
  ),
  rule(
    'sorry',
    [
      'wrote|made|drew|gave ~2 sorry|apology card|letter|note|picture ~3',
      'apologised|apologized|apology|apologise ~4',
      'sorry as|for such|to|all ~4',
      'made|make|making|makes up with|again|after|and|in ~4',
      'make|made|making it up to ~4',
    ],
    { ...inWish, unless: 'story not not_sorry wont refuses' },
  ),
]
