import { type Rule, rule } from './rule.ts'

const inWish = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

const busy = {
  ...inWish,
  unless:
    'night nights shift friday until till hospital building making baking playing friends outside rain raining snow piano guitar yes',
} as const satisfies Partial<Rule>

const collector = '%kin|childminder|nanny|babysitter|neighbour|neighbor|au_pair'
const collects =
  'pick|picks|picked|picking|collect|collects|collected|collecting|fetch|fetches|fetched|fetching'

const nail = 'nail|nails|fingernail|fingernails|toenail|toenails'
const cutting = 'cut|cuts|cutting|clip|clips|clipped|clipping|trim|trims|trimmed|trimming|snip|snipped|done'

/**
 * What a body puts up with in an ordinary week, and a parent who had no time. They stand before the general rules: who hates having her nails cut has
 * hurt no hand, and who had no time to play asks for no short story.
 */
export const nuisances: readonly Rule[] = [
  rule(
    'collected',
    [
      `${collector} ~4 ${collects} ~3 up? from|after|at ~2 %school|school|nursery|preschool|kindergarten|daycare|playgroup|club|gate ~3`,
      `${collects} up? by her|his|their|the|a? ${collector} ~4`,
    ],
    { ...inWish, head: 'kin', unless: 'puppy kitten dog parcel nits my_sister my_brother' },
  ),
  rule(
    'busy',
    ['i|ive|im ~1 start|started|starting|got|have|getting ~1 new job ~1 start|starts|starting? ~2'],
    {
      ...inWish,
      unless: 'happy baby',
    },
  ),
  rule(
    'nails',
    [
      `${nail} ~3 ${cutting}`,
      `${cutting}|do|doing ~4 ${nail}`,
      `^ the? ${nail} $`,
      `${nail} ~4 battle|battles|fight|fights|struggle|nightmare|drama|tears|screams|screamed|meltdown|wrestle`,
      `battle|fight|struggle|nightmare|drama|tears|meltdown|wrestle ~3 ${nail}`,
      `hates|hate|wont|refuses|refused|scared ~4 ${nail} ${cutting}?`,
      'nail|fingernail|toenail clipper|clippers|scissors|cutting|clipping|trim|time|day|night ~1',
      'clippers ~3',
    ],
    {
      ...inWish,
      unless:
        'paint painted painting polish varnish biting bites bite hammer hammered dog cat rabbit hair barber haircut head',
    },
  ),
  rule('unwell', ['headlice|head_lice|head_louse|head-lice|nits|lice ~1'], {
    ...inWish,
    unless: 'comb combing hair cat dog',
  }),
  rule('hair-wash', ['combing|nit_comb|nit-comb|nit_combing ~3', 'comb_out|combed_out|comb_through ~2'], {
    ...inWish,
    unless: 'teeth dog doll pony beach loves hay',
  }),
  rule(
    'unwell',
    [
      'ear|ears|eardrum ~2 hurt|hurts|hurting|ache|aches|aching|sore|painful|pain|pains|infection|infected|throbbing|throbs|burst|perforated ~2',
      'sore|bad|poorly|dodgy|gunky|infected|painful|aching|hurting ear|ears ~2',
      'pain|infection|ache|water in|of ~1 ear|ears ~2',
      'earache|ear_ache|ear_infection|otitis|swimmers_ear ~2',
    ],
    { ...inWish, unless: 'defenders noise noisy loud music pierced piercing earrings dog cat rabbit teddy' },
  ),
  rule(
    'hurt',
    [
      'trod|treads|stepped|stood|sat|knelt|trodden|standing|treading on|in a|some bee|wasp|nettle|nettles|splinter|thorn|thorns|plug|lego|pin|drawing_pin ~3',
      'splinter|splinters|thorn|thorns|prickle|prickles ~2 in|out|from ~4',
      'tweezers ~2',
      '%number|big|huge|enormous|tiny|new|second plaster|plasters ~1',
    ],
    { ...inWish, unless: 'wall paris cast dog paw ice' },
  ),
  rule(
    'busy',
    [
      '%parent ~2 busy ~4',
      '%parent ~2 couldnt|cant|didnt|wouldnt|wont|can_not|could_not|never play|join with|him|her|them|us|because|as|today|tonight ~3',
      '%parent ~2 had|has|have|hadnt|hasnt|didnt ~1 no|the|any|enough? time to|for ~1 play|her|him|them ~3',
      '%parent ~3 on ~1 laptop|phone|computer|call|calls|zoom|meeting|meetings|emails ~4',
      '%parent ~1 working|worked|works from_home|all_day|all_weekend ~4',
      'busy %parent ~2',
      'keeps|kept asking ~1 %parent to play ~4',
    ],
    { ...busy, head: 'parent' },
  ),
  rule(
    'busy',
    [
      'i|we|im|everyone|everybody|grownups|parents ~3 too|so|very|always|really|super|crazy|all_day? busy ~5',
      'i|we|im was|am|were|been? busy ~4',
      'no|any|enough|little|the time to|for ~1 play|playing|him|her|them ~3',
      'hadnt|havent|had|have|didnt|not no|the|any|enough? time to|for ~1 play|her|him|them ~3',
      'i|we ~2 couldnt|cant|didnt|wouldnt|wont|can_not|could_not|never play|join with|him|her|them|us|because|as|today|tonight ~3',
      'i|we ~3 on ~1 laptop|phone|computer|call|calls|zoom|meeting|meetings|emails ~4',
      'i|we ~1 working|worked|works from_home|all_day|all_weekend ~4',
      'couldnt|can_not|could_not play with him|her|them|us ~2',
      'busy parents|day_at_work ~2',
      'keeps|kept asking ~1 me|us to play ~4',
    ],
    busy,
  ),
]
