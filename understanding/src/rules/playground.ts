import { type Rule, rule } from './rule.ts'

const hurt =
  'pushed|shoved|kicked|punched|thumped|slapped|pinched|barged|tripped|whacked|smacked|elbowed|jostled'

/** What other children, and teachers, do to a child: not what the child does to others, which is a matter of gentle hands. */
export const playground: readonly Rule[] = [
  rule(
    'told-off',
    [
      'told ~1 off ~4',
      'in trouble ~1 at|with|in|from ~2 school|class|teacher|nursery|miss|sir',
      'teacher|miss|sir|head|headteacher|dinner_lady ~1 shouted|yelled|snapped|cross|told_off|was_cross ~1 at|with? ~2',
      'name ~2 on ~1 board|wall|list|cloud',
      'sent to ~1 head|headteacher|headmistress|headmaster|principal|office|reflection|corner ~2',
      'detention|detentions',
      'lost|missed|miss|kept_in ~2 playtime|golden_time|break|breaktime ~3',
      'yellow|red|sad|amber card|cloud|face|side ~1 at|in ~1 school|class',
      'blamed|blame|accused ~2 for|by|at ~3',
    ],
    { from: ['wish'], sure: 0.9, unless: 'i mummy daddy broke ill sick rain wet sister brother' },
  ),
  rule(
    'left-out',
    [
      `got|gets|getting|was|been|being|is|keeps|kept ~1 ${hurt}|hit ~1 over|down|by|at|in|on|again|today|off|about|around|$`,
      `^ ${hurt}|hit over|by|at|in|off ~3`,
      `someone|somebody|boy|girl|kid|kids|child|children|bigger|older|friend|classmate ~2 ${hurt}|hit her|him|them|me ~2`,
      'someone|somebody|boy|girl|kid|friend|they ~2 pull|pulled|pulls|yanked|tugged ~1 her|his|their|my hair|plait|plaits|ponytail|pigtails|bunches',
      'hair|plait|plaits|ponytail|pigtails pulled|yanked|tugged',
    ],
    { from: ['wish'], sure: 0.9, unless: 'baby bumped ball swing accident mummy sibling car' },
  ),
]
