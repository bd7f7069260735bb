import { type Rule, rule } from '../rule.ts'

const inNote = { from: ['note', 'profile', 'companion'], sure: 0.9 } as const satisfies Partial<Rule>
const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>
const ofCompanion = { from: ['companion'], sure: 0.9 } as const satisfies Partial<Rule>

/** Of profiles and notes, and of whom parents make up: what somebody has, wears and does. */
export const notesInOtherWords: readonly Rule[] = [
  rule(
    'condition',
    [
      'epi|epi-pen|epipen pen? ~4',
      'type one|1|two|2 diabetes|diabetic? ~3',
      'allergic|allergy|allergies|anaphylaxis|anaphylactic|coeliac|celiac|intolerant|intolerance ~4',
      'asthma|asthmatic|epilepsy|epileptic|diabetic|diabetes|dyslexia|dyslexic|dyspraxia|adhd|autistic|autism|cp|sma|cystic_fibrosis|hypermobile|hemiplegia|tourettes ~4',
      'insulin|afos|orthotics|feeding_tube|tracheostomy|pump|callipers|glucose|sensor ~4',
    ],
    {
      from: ['wish', 'note', 'profile'],
      sure: 0.9,
      unless:
        'story water petrol bike leg_of clothes bag dog cat bicycle piano grandad granny nan grandma wheelchair clothes_peg ankle finger arm wood',
    },
  ),
  rule(
    'faith',
    [
      'synagogue|mosque|temple|gurdwara|church|mass|prayers|prayer|rosary|koran|quran|bible|torah|shabbat|sunday_school|bar_mitzvah|bat_mitzvah|puja|namaz|jummah|hifz|kirtan|aarti ~4',
      'jehovahs witness|witnesses ~3',
      'we|were|theyre|hes|shes|is|are a? muslim|hindu|sikh|jewish|christian|catholic|buddhist|quaker|mormon|jehovahs ~3',
    ],
    {
      from: ['wish', 'note', 'profile'],
      sure: 0.9,
      unless:
        'sleeping rainbow monkey row road egg_hunt class egg gran nan st wedding funeral story mouse bells roof fair party fete hall playgroup crash wedding_at christening hill steps',
    },
  ),
  rule(
    'language',
    [
      'speaks|speak|talks|understands|knows|says|learning|a_bit_of|bit_of ~1 %language ~2',
      'talk|speak|talks with ~1 hands ~2',
    ],
    {
      from: ['wish', 'note', 'profile'],
      sure: 0.9,
      head: 'language',
      unless: 'doesnt dont no for_sale up_for permission register autograph peace',
    },
  ),
  rule(
    'language',
    [
      'half|part greek|polish|french|italian|spanish|german|irish|welsh|turkish|indian|chinese|japanese|portuguese|russian|dutch ~1',
    ],
    { from: ['note', 'profile'], sure: 0.9 },
  ),
  rule('dummy', ['sucks|sucking|suck ~3 fingers|label|knuckle|corner ~4'], {
    from: ['note', 'profile', 'wish'],
    sure: 0.9,
  }),
  rule(
    'bedtime',
    [
      'needs|need|wants|has|likes|still ~2 light|door|landing|curtain|window|milk|bottle|blanket|teddy|fan|music ~1 on|open|cracked|ajar|shut|off|at|to ~4',
      'twiddles|twirls|strokes|rubs|holds|fiddles|plays|pats|sniffs|sucks ~5 to|falls|fall|going|go|gets ~1 asleep|sleep ~2',
      'when|if tired|sleepy he|she ~5',
      'at|after|before|until lights out|off ~2',
      'bath , milk|bottle|book|books|story ~6',
      'bath , ~2 , ~2 book|books|story|bed|milk ~3',
      'night|bedtime prayers|prayer|song|lullaby|bottle|routine ~3',
      'still|has|have|needs a bottle|dummy|cuddle|hand at|to|before|in ~3',
      'to fall|get|drift|nod|drop|go asleep|off|to_sleep ~2',
    ],
    { from: ['note', 'profile'], sure: 0.9 },
  ),
  rule(
    'bedtime',
    ['bath , milk|bottle|two|book|books|story ~6', 'bath , ~2 , ~2 book|books|bed|milk|light ~3'],
    { ...inWish, unless: 'park pasta' },
  ),
  rule(
    'habit',
    [
      'checks|counts|lines|taps|twiddles|collects|always|carries|sniffs|licks|rocks|hums|chews|every_day|everyday|insists ~4',
      'wont|will ~1 be|not|only ~5',
    ],
    {
      from: ['note', 'profile'],
    },
  ),
  rule(
    'school-name',
    [
      'goes|go|going|is|started|starts|in ~1 at|to saint|st|st. <name> ~3',
      'school|preschool|nursery|daycare|kindergarten|class is|called|at <name> <name>? on|in? ~3',
    ],
    { from: ['note', 'profile'], sure: 0.9, unless: 'teacher friend' },
  ),
  rule('new-glasses', ['wears|wear|has|got|new ~2 glasses|specs|spectacles|patch|eye_patch|eyepatch ~3'], {
    from: ['note', 'profile'],
    sure: 0.9,
    unless: 'dad mum drink',
  }),
  rule(
    'hearing-aid',
    [
      'hears|hear ~1 out_of|with|through|out of? ~3 aid|aids|ear ~2',
      'wears|has|got|with ~2 hearing_aids|hearing_aid|aids|cochlear|implant|implants ~3',
    ],
    { from: ['note', 'profile', 'companion'], sure: 0.9 },
  ),
  rule(
    'character',
    [
      'fears|afraid_of|scared_of nothing|nobody ~2',
      'takes|stands|has|suffers no nonsense|prisoners|patience|fear|filter ~2',
      'curious|nosy|inquisitive about ~4',
      'kind|gentle|good|lovely|sweet|nice to|with anybody|everyone|animals|babies|anyone|small|little ~4',
      'a? worrier|chatterbox|joker|dreamer|daredevil|bookworm|homebody|perfectionist|leader|peacemaker|thinker|softie|firecracker|whirlwind|livewire|people_pleaser|diplomat|clam|mimic|negotiator ~4',
      'takes|take|needs ~4 to warm|settle|open|trust up|in|down|to|with ~4',
      'laughs|talks|sings|speaks ~1 loud|loudly|a_lot|little|lots|too|quietly|softly ~3',
      'never|always|only bites|sighs|smiles|grumbles|giggles|laughs|cries|complains ~3',
      'cries at|over weddings|adverts|films|everything ~2',
    ],
    inNote,
  ),
  rule(
    'look',
    [
      'fluffy|wrinkly|hairy|scruffy|shaggy|round|pointy|spotty|stripy|striped|shiny|furry|plump|bald|feathery|spiky|rusty|patchy|moss|mossy ~3',
      'no_bigger|as|size as|than|of ~1 big|small|tall|wrinkly|thin|round ~4',
    ],
    { ...ofCompanion, sure: 0.8, unless: 'says' },
  ),
  rule(
    'clothes',
    [
      'wears|wearing|wear|in|with|always_in|always ~1 a|an|his|her|one|two|some|very|bow|only ~2 %clothes',
      'one|two|a|an|red|blue|green|woolly|yellow|striped|bow|pink|purple|spotty|stripy|long|tiny|big|golden ~1 %clothes',
    ],
    { from: ['profile', 'companion'], sure: 0.9, head: 'clothes', unless: 'bear is' },
  ),
  rule(
    'thing',
    [
      '^ <name> the bin_lorry|lorry|tractor|digger|train|bus|tram|van|truck|boat|spoon|sock|glove|teapot|toothbrush|broom|clock|lamp|umbrella|cloud|moon|star|sofa|pillow|shadow ~3',
      '^ <name> , a|an|the toothbrush|spoon|sock|teapot|broom|clock|lamp|umbrella|kettle|pencil|button|shoe|glove|digger|tractor|lorry|train|bus ~3',
    ],
    ofCompanion,
  ),
  rule(
    'creature',
    [
      '^ old|young|little|big? <name> the %creature ~1',
      '^ a|an|the? old|young|tiny|white|red|blue|grey|sleepy|postman|retired|brave|grumpy? ~1 %creature ~1',
    ],
    { ...ofCompanion, head: 'creature', sure: 0.8 },
  ),
  rule(
    'can-do',
    [
      'who|that|which|he|she|can knits|sings|juggles|whistles|cooks|bakes|flies|dances|paints|sews ~4',
      'puts|put|ties|zips|buttons|reads|dresses|rides|swims|writes|can ~2 on? ~1 own|alone|herself|himself|without_help|by_herself|by_himself ~3',
      'plays bass|drums|guitar|piano|violin|cello|flute|recorder|trumpet|football|chess ~3',
    ],
    { from: ['note', 'profile', 'companion'], sure: 0.9, unless: 'wont cant' },
  ),
  rule(
    'saying',
    [
      'says|say|calls|shouts|swears|yells ~2 to|when|only|at|everything|all_day|for ~3',
      'calls his|her|the|my ~1 <np> ~3',
    ],
    { from: ['note', 'companion', 'profile'] },
  ),
  rule(
    'wants-to-be',
    [
      'going|wants|want|is|grow|gonna ~2 to_be|be|up ~1 a|an <list>',
      'dream|ideal|future job|career is|: ~1 <np>',
    ],
    { from: ['note', 'profile'], sure: 0.9, unless: 'story i' },
  ),
  rule(
    'parents-apart',
    [
      'at dads|mums|daddys|mummys|mine and ~4 at mine|dads|mums|hers|his ~2',
      'visits|sees|goes|stays ~3 papas|dads|mums|fathers|dad|papa|mum ~1 every|each|at ~1 second|other|weekend|weekends|week|fortnight ~3',
      'lives|live ~2 half|between ~3',
      'mums|dads and dads|mums house|houses|homes|place ~2',
      'two homes|houses ~2',
    ],
    { from: ['note', 'profile'], sure: 0.9 },
  ),
]
