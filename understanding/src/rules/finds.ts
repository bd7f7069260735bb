import { type Rule, rule } from './rule.ts'

const finds =
  'stick|sticks|branch|branches|twig|twigs|conker|conkers|chestnuts|acorn|acorns|stone|stones|pebble|pebbles|rock|rocks|shell|shells|leaf|leaves|feather|feathers|pine_cones|fir_cones|gravel'

/** What comes home in pockets: nobody wants it brought back into a story. */
export const foundOutdoors: readonly Rule[] = [
  rule(
    'found-something',
    [
      `brought|brings|bring|bringing|took|takes|carried|carries|dragged ~3 ${finds} ~1 home|in|inside|to_bed?`,
      `brought|brings|bring|bringing home|in ~3 ${finds}`,
      `pocket|pockets|hood|bag|buggy|pram ~1 full of ~2 ${finds}`,
      `${finds} ~2 in ~2 pocket|pockets|washing_machine|washer|wash|buggy|pram`,
      `collected|collecting|collects|picked|picking|picks ~1 up? ~2 ${finds} ~2`,
    ],
    { from: ['wish'], sure: 0.9 },
  ),
]
