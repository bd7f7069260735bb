import { type Rule, rule } from './rule.ts'

const stay =
  'holiday|holidays|hols|caravan|cottage|campervan|motorhome|lodge|chalet|villa|cabin|hotel|canal_boat|vacation'

/** The end of a stay: what is sad about it is the place, and not the road. */
export const partings: readonly Rule[] = [
  rule(
    'last-day',
    [
      `last day|night|morning|evening of|at|in|on ~2 ${stay}`,
      `${stay} ~1 over|finished|ended|ending|ends`,
      `goodbye|good_bye|bye|bye-bye ~2 to ~2 ${stay}`,
      `home|back from ~2 ${stay}`,
      `end of ~2 ${stay}`,
      `didnt|doesnt|dont|not ~1 want ~1 leave|go_home|come_home ~3 ${stay}`,
      `leave|leaving|left the|our? ${stay} ~1`,
      `misses|missing|miss ~2 ${stay}`,
    ],
    { from: ['wish'], sure: 0.9, unless: 'school term christmas easter summer half-term' },
  ),
  rule(
    'somebody-left',
    [
      'mr|mrs|ms|miss|sir ~1 is? leaving|leaves|leave|retiring|retires|retired',
      'mr|mrs|ms|miss|sir ~1 is? going|goes|moving|moves|off to ~1 another|different|new|other school|class',
    ],
    {
      from: ['wish'],
      sure: 0.9,
      means: 'teacher',
      unless: 'baby note letter homework early today missing lost',
    },
  ),
  rule('guest', ['%kin ~1 minded|minding him|her|them|us|me ~2'], {
    head: 'kin',
    from: ['wish'],
    sure: 0.9,
    unless: 'well',
  }),
  rule(
    'parents-apart',
    [
      'have|has|get|gets|got them|him|her every other|second weekend|week',
      'when ~1 at daddys|mummys|mommys|dads|mums|moms',
      'at|with ~1 dads|daddys|mums|mummys|moms|dad|daddy|mum|mummy|mom every other|second weekend|week',
    ],
    { from: ['wish'], sure: 0.9 },
  ),
  rule('new-friend', ['met|meet a|an|another boy|girl|kid|lad ~1 who|that|called|named|with ~3'], {
    from: ['wish'],
    sure: 0.9,
    head: 'person',
  }),
  rule('staying-in-bed', ['had|has|have to ~1 go straight to_bed', 'had|has|have to ~1 go straight to bed'], {
    from: ['wish'],
    sure: 0.9,
  }),
  rule('person', ['^ her|his|their|our|my|the? teacher miss|mr|mrs|ms ~1'], {
    from: ['wish'],
    sure: 0.9,
    means: 'teacher',
    unless: 'is was has had left leaves leaving said says gave told ill poorly off away baby moving going',
  }),
  // The words of the plot in which it is back stand in what was said.
  rule(
    'pet-missing',
    [
      'found|find the|our|her|his|their|my? lost|missing %pet',
      '%pet ~2 turned|turns up',
      '%pet ~1 was|been|is found',
      '%pet ~2 ran|run off|away ~4 came|come|is|was back|home ~2',
      '%pet ~2 came|come back|home ~2',
      '<name> turned|turns up again',
    ],
    {
      head: 'pet',
      from: ['wish'],
      sure: 0.9,
      unless:
        'toy teddy soft cuddly never hasnt not didnt isnt still tomorrow monday tuesday wednesday thursday friday saturday sunday week',
    },
  ),
  rule(
    'somebody-left',
    ['said|say|saying|waved goodbye|bye ~1 to ~1 %kin ~1 at|on the? airport|station|train|plane'],
    {
      head: 'kin',
      from: ['wish'],
      sure: 0.9,
    },
  ),
]
