import { type Rule, rule } from './rule.ts'

const hurt =
  'pushed|shoved|kicked|punched|thumped|slapped|pinched|barged|tripped|whacked|smacked|elbowed|jostled'

/** What other children do to a child: not what the child does to others, which is a matter of gentle hands. */
export const playground: readonly Rule[] = [
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
