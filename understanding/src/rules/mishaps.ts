import { type Rule, rule } from './rule.ts'

const part = 'arm|arms|leg|legs|head|hand|foot|tail|wing|ear|eye|wheel|wheels|tyre|handle|handlebar|door|roof'
const softPart = `${part}|stuffing|nose|paw|paws|seam|side|tummy|whiskers|trunk|mane`

/** What goes wrong at home in an ordinary week: what is spilt or drawn on, what will not be worn, where a tooth went. */
export const mishaps: readonly Rule[] = [
  // What somebody small has done to what somebody made: 'my brother scribbled all over my horse drawing'.
  rule(
    'broken-thing',
    [
      'scribble|scribbled|scribbles|scribbling|doodled|doodles|doodling all? on|over <np>',
      '%sibling|baby|twin|toddler|cousin ~1 drew|draws|drawn|drawing|painted|coloured|colored|wrote|scribbled|scribbles ~2 on|over|all ~4 drawing|picture|painting|project|poster|artwork|card|homework|book|colouring|colouring_in',
      'scribble|scribbled|scribbles|scribbling on|over|all ~4 drawing|picture|painting|project|poster|artwork|card|homework|book|colouring|it|them|everything',
      '%sibling|baby|twin|toddler|cousin ~1 stamped|stamps|trod|stood|sat|trampled on|over|all ~3 track|railway|tower|castle|sandcastle|den|model|lego|blocks',
      '%sibling|baby|twin|toddler|cousin ~2 knock|wreck|smash|break|broke|destroy|ruin ~1 down|over|up? everything|anything|whatever|all|what ~3 build|built|make|made|drew|draw',
    ],
    {
      from: ['wish'],
      sure: 0.9,
      unless: 'wall walls sofa door doors table wallpaper carpet curtains furniture fridge floor sheets',
    },
  ),
  // It is the doll that is broken, and not the child’s arm.
  rule(
    'broken-thing',
    [
      `%plaything ${part} ~1 came|come|comes|fell|fallen|dropped|snapped|popped|broke off`,
      `%plaything ${part} ~1 snapped|broken`,
      `${part} ~1 came|come|comes|fell|fallen|dropped|snapped|popped|broke|broken off ~2 %plaything`,
      `%plaything lost ~1 ${part}`,
      '%plaything wont|doesnt|stopped work|working|go|going ~2',
      `pulled|ripped|snapped|twisted ~1 ${part} off ~2 %plaything`,
      'scooter|bike|bicycle|trike|pram ~2 puncture|flat_tyre|flat_tire',
    ],
    { head: 'plaything', from: ['wish'], sure: 0.9, unless: 'falling cast wrist hospital' },
  ),
  // What has stuffing comes open. A rabbit that a dog has hold of may be alive: only its ear is the toy’s, or what a child loves.
  rule(
    'broken-thing',
    [
      `dog|dogs|cat|puppy|pup|kitten ~1 chew|chewed|chews|ate|eaten|ripped|rips|tore|torn|pulled|bit|has|had|nibbled ~1 off? ~3 %cuddly ${softPart}`,
      'dog|dogs|cat|puppy|pup|kitten ~1 chew|chewed|chews|ripped|rips|tore|torn|shredded|destroyed|wrecked ~1 favourite|favorite|best|beloved|cuddly|stuffed|toy|soft|her|his|their ~2 %cuddly',
      `%cuddly ${softPart} ~1 came|come|comes|coming|fell|fallen|torn|ripped|chewed|hanging|gone ~1 off|out|away|thread|open|loose?`,
      `${softPart} ~1 came|come|comes|fell|fallen|torn|ripped|hanging|chewed off|out|away ~1 of? ~1 %cuddly`,
      '%cuddly ~1 came|come|fell|fallen|coming|falling|ripped|torn|split|burst apart|open|to_pieces|in_half|at_the_seams|down_the_side|in_the_wash',
      '%cuddly got|is|was|has|been ~1 ripped|torn|chewed|shredded|burst',
      'stuffing|fluff ~2 out|everywhere|coming_out|all_over ~2 %cuddly',
      '%cuddly needs|need ~1 stitches|sewing|mending|stitching',
    ],
    { head: 'cuddly', from: ['wish'], sure: 0.9, unless: 'story about zoo film pet vet bled bleeding' },
  ),
  // Who was bitten was not rough.
  rule('hurt', ['%pet bit|nipped|scratched|bites|scratches ~1 him|her|me|them|us ~3'], {
    from: ['wish'],
    sure: 0.9,
    unless: 'story because poked pulled',
  }),
  // Who was rough with an animal is told of that animal.
  rule(
    'gentle-hands',
    [
      'pull|pulled|pulling|pulls|yank|yanked|tug|tugged|grab|grabbed|grabs|trod|stood|stepped ~2 %pet tail|ear|ears|fur|whiskers',
      'pull|pulled|pulling|pulls|yank|yanked ~2 tail of|on ~1 %pet',
      'rough|mean|unkind|horrible|gentle|gentler to|with ~2 %pet',
      'hit|hits|kick|kicked|poke|poked|squeeze|squeezed|squeezes|squeezing|squash|squashed|pinch|pinched|hurt|pester|pestering|chases|chasing|pulls|smacked|slapped|teasing ~2 %pet ~2',
      'carries|carried|carrying|picked|picks ~1 up? ~1 %pet ~3 neck|tail|leg|legs|ears|roughly',
    ],
    { head: 'pet', from: ['wish'], sure: 0.9, unless: 'story about ball snow toy by nail car' },
  ),
  rule('mess', [
    'spill|spilled|spilt|tipped|poured|knocked ~5 on|over|down|across ~1 sofa|carpet|floor|rug|table|bed|keyboard|laptop|homework|everything|everywhere|everyone',
    'draw|drew|drawn|drawing|scribbled|scribbling|wrote|painted|coloured ~2 on|over ~3 wall|walls|sofa|door|table|wallpaper|carpet|curtains|furniture|fridge|floor|sheets',
    'flood|flooded|flooding ~2 bathroom|kitchen|floor|landing|loo|toilet',
    'bath|sink|basin overflowed|overflowing|flooded',
    'paint|glitter|flour|nail_varnish|lipstick|sudocrem|jam|ink|felt_tip|slime|yoghurt|ketchup ~2 everywhere|carpet|sofa|walls|wall',
    'emptied|emptying ~4 on|onto|over|down ~1 floor|carpet|bath|sofa|loo|toilet',
  ]),
  rule(
    'dressing',
    [
      'wont|refused|refuses|refusing|hates|hate|never|wouldnt|doesnt|didnt ~2 wear|put|keep|wearing|putting ~3 coat|shoe|shoes|sock|socks|jumper|hat|gloves|tights|uniform|clothes|jeans|trousers|vest|cardigan|wellies|boots|sandals|hood|mittens',
      'label|labels|seam|seams|tag|tags ~3 itch|itches|itchy|itching|scratch|scratches|scratchy|scratching|hurt|hurts|rub|rubs',
      'scratchy|itchy ~1 label|labels|seam|seams|jumper|tights|collar|socks|uniform|tag|tags',
      'jumper|tights|collar|socks|uniform|vest|trousers|pyjamas ~2 itchy|scratchy|itches|scratches',
      'sock|socks|shoe|shoes|tights|seams ~2 wrong|funny|lumpy|bumpy|rubbing|scratchy|itchy',
      'wont|refused|refuses|hates|hate|wouldnt|battle ~1 get|getting|over dressed',
    ],
    { unless: 'glasses party costume' },
  ),
  rule('ordinary-day', [
    'nothing|not special|much|exciting|interesting ~2 happened|today|happening',
    'nothing special',
    'normal|ordinary|usual|quiet day|saturday|sunday|weekend|evening',
    'good|lovely|nice|great|happy day for no ~1 reason',
  ]),
  rule('lost-tooth', ['tooth ~4 plug|plughole|plug_hole|sink|drain']),
  rule('potty', [
    'peed|weed|wee|pee|wet ~1 on ~1 sofa|carpet|floor|rug|chair',
    'accident|accidents ~1 today',
  ]),
  rule('eating', ['didnt|wouldnt|doesnt|wont ~1 want|eat ~1 tea|dinner|lunch|breakfast|supper']),
]
