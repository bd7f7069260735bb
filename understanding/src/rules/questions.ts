import { type Rule, rule } from './rule.ts'

/** What children ask about: not their own day, nor who has gone. */
const world =
  'moon|sun|star|stars|sky|sea|seas|ocean|rain|snow|wind|cloud|clouds|rainbow|thunder|lightning|worm|worms|slug|slugs|snail|snails|bee|bees|bird|birds|cat|cats|dog|dogs|fish|whale|whales|shark|sharks|dinosaur|dinosaurs|spider|spiders|ant|ants|cow|cows|sheep|pig|pigs|frog|frogs|penguin|penguins|tree|trees|leaf|leaves|grass|flowers|world|earth|space|planet|planets|river|water|fire|night|volcano|volcanoes|time|numbers|shadow|shadows|mirror|ice|yawn|hiccups|bone|bones|blood|eyebrows|belly_button|people'

/** 'Where does the moon go in the day', 'but why': what a child wants to know, and asks until bedtime. */
export const questions: readonly Rule[] = [
  rule(
    'question',
    [
      `^ do|does|did|will|can|are|is ~1 ${world} ~4`,
      `asks|asking|asked|wondering|wonders|question ~1 where|who|if|whether ~3 ${world} ~5`,
      'why why ~4',
      '^ why $',
      'why why? ~1 all day|morning|week|evening ~1',
      'why phase|stage',
      'answers ~2 why ~1',
      'asks|asking|asked|so_many|endless|million|hundred|constant|nonstop|non-stop|full_of ~3 questions ~2',
    ],
    { from: ['wish'], sure: 0.9, unless: 'story tell died dead dies heaven scared afraid daddy mummy' },
  ),
  // Whose are the stars, and not what becomes of the child.
  rule(
    'question',
    [
      '^ are there any? ~5',
      'what if ~1 sea|sky|moon|sun|stars|world|grass|rain|snow|clouds|trees|cars|houses|everyone|everybody|everything|animals|dogs|cats|cows|fish|birds|people|there ~7',
    ],
    {
      from: ['wish'],
      sure: 0.9,
      unless:
        'story tell please died dead dies heaven scared afraid worried nervous i he she they you him her it me my his nobody laughs laugh',
    },
  ),
]
