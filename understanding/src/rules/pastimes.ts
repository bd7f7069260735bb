import { type Rule, rule } from './rule.ts'

const certain = { from: ['wish'], sure: 0.9 } as const satisfies Partial<Rule>

const changing = 'caterpillar|caterpillars|chrysalis|chrysalises|cocoon|cocoons|pupa|pupae'
const hatched = 'butterfly|butterflies|frog|frogs|froglet|froglets'
const classroom = 'school|nursery|class|classroom|preschool|pre-school|reception|teacher|windowsill'
const seeds =
  'seed|seeds|seedling|seedlings|bean|beans|sunflower|sunflowers|cress|cress_head|pumpkin|pumpkins|tomato|tomatoes|tomato_plant|pea|peas|carrots|radishes|strawberries|bulb|bulbs|daffodils|tulips|acorn|plants'

/** At the pool, at the oven and in class: what a child does there is told by its own words, which other rules leave over. */
export const pastimes: readonly Rule[] = [
  rule(
    'learned',
    [
      'can|swam|swim|swims|swum|swimming|did|went|goes|learned|learnt|managed|jumped ~5 without|no|minus ~1 armband|armbands|arm_bands|floaties|floats|float|noodle|woggle|help|aids ~3',
      'without|no|minus ~1 armband|armbands|arm_bands|floaties|floats|noodle|woggle ~3',
      'first ~1 length|lengths|width|widths ~3',
      'swam|swim|swims|swum|did|managed ~4 length|lengths|width|widths|metres|meters|5m|10m|15m|20m|25m|50m ~3',
    ],
    {
      ...certain,
      around: true,
      unless:
        'afraid scared frightened terrified wont cant couldnt didnt refuses refused nervous worried not never race gala hair fabric badge certificate award',
    },
  ),
  rule(
    'won',
    [
      'get|got|gets|getting|receive|received|earn|earned|given|has|passed|did ~4 badge|certificate|award|stage|level at|for|in|from swimming|swim ~3',
      'get|got|gets|getting|receive|received|earn|earned|given|passed ~2 5|10|15|20|25|50|100|5m|10m|15m|20m|25m|50m|100m|five|ten|fifteen|twenty ~1 metre|metres|meter|meters|m? badge|certificate|award|swim|swimming ~3',
      '5|10|15|20|25|50|5m|10m|15m|20m|25m|50m|five|ten|fifteen|twenty metre|metres|meter|meters|m? badge|certificate|award ~3',
      'swimming|swim badge|certificate|award|stage|level ~3',
      'passed|pass|passes|moved|finished|completed ~2 stage|level ~1 at|for|in|of? swimming|swim ~2',
    ],
    { ...certain, around: true, unless: 'race gala didnt not never lost tomorrow failed' },
  ),
  rule(
    'reading-aloud',
    [
      'read|reads|reading ~4 aloud|out_loud|outloud|allowed ~4',
      'read|reads|reading ~1 out in|at|to|today|tomorrow|because|and ~4',
      'read|reads|reading ~3 in_front_of ~1 class|everyone|everybody|others|people|whole|school|friends|teacher ~2',
      'read|reads|reading ~2 to|with the|her|his|their whole? class|group ~2',
      'read|reads|reading his|her|their|the|a ~1 page|part|bit|turn|line|lines out ~3',
      'guided reading ~3',
    ],
    {
      ...certain,
      unless:
        'assembly stage lines poem nativity bedtime story stories cousin granny nana grandma grandad grandpa daddy read_aloud_to_him read_aloud_to_her',
    },
  ),
  // Who stammers is not ill.
  rule(
    'condition',
    ['stammer|stammers|stammered|stammering|stutter|stutters|stuttered|stuttering ~4'],
    certain,
  ),
  rule(
    'hatching',
    [
      'tadpole|tadpoles|frogspawn|frog_spawn|froglet|froglets ~5',
      `${changing} ~6 turn|turned|turning|turns|become|became|becoming|hatch|hatched|hatching|hatches|emerge|emerged|grow|growing|grown|grew|${hatched}|moth|moths|${classroom} ~3`,
      `${classroom} ~6 caterpillar|caterpillars|chrysalis|chrysalises|cocoon|butterflies|tadpoles ~3`,
      `${hatched} ~4 hatch|hatched|hatching|emerged|came_out|released|flew|fly|let_go ~3`,
      `let|released|release|releasing|freed|free|set|letting ~3 ${hatched} go|out|free|off|fly|today|into? ~2`,
      `waiting|wait|waits|watching|watch ~4 ${changing} ~3`,
      'chrysalis|chrysalises ~4',
    ],
    { ...certain, unless: 'found story stories about called tummy stomach belly dress costume face_paint' },
  ),
  rule(
    'hatching',
    [
      `plant|planted|planting|sow|sowed|sown|sowing|grow|grew|grown|growing ~3 ${seeds} ~4`,
      `${seeds} ~4 growing|grown|grew|grow|grows|sprouted|sprouting|come_up|came_up|coming_up|popped_up|is_up|are_up|leaf|leaves|root|roots|shoot|shoots|flowered|ripe|taller|haircut ~4`,
      `watered|watering|water ~3 ${seeds} ~3`,
    ],
    { ...certain, unless: 'story stories about called magic eat ate eating tea dinner lunch magical' },
  ),
  rule(
    'made-something',
    [
      'bake|baked|baking with|together|today|for|all ~4',
      'did|done|some|been|loved|enjoyed|doing baking ~3',
      'baking day|session|afternoon|morning ~2',
    ],
    { ...certain, around: true, unless: 'story burnt burned sank wont watch hate hates' },
  ),
  // 'Anything with a digger' asks for one; it is 'nothing' and 'avoid anything' that keep it out.
  rule('story-about', ['^ anything about <list>'], certain),
  rule('with-character', ['^ anything with|involving <list>'], certain),
]
