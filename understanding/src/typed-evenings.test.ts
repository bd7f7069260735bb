import { expect, it } from 'vitest'
import { labelOf, restOf, understand } from './index.ts'

/** What parents type of an evening, the chips that are right, and whoever and whatever else it names. */
const evenings: readonly [text: string, chips: readonly string[], rest: readonly string[]][] = [
  [
    'Ottilie lost her red mitten. Grandad found it in the post box.',
    ['lost her red mitten', 'found the red mitten'],
    ['Grandad', 'the post box'],
  ],
  [
    'Theo raced his wheelchair down the ramp at the library and beat Mr Popov, then a snail sat on his glasses. No thunder.',
    ['a wheelchair', 'a trip to the library', 'won against Mr Popov', 'no thunder'],
    ['the ramp', 'a snail', 'his glasses'],
  ],
  [
    'Bea hid Theo’s glasses in the bread bin, Grandma found them at tea, and we laughed.',
    ['found Theo’s glasses', 'happy'],
    ['the bread bin', 'Grandma', 'tea'],
  ],
  [
    'Scooter by the canal. She fell off and a man with a parrot gave her a plaster. We had pancakes for tea.',
    ['a bump or a scrape', 'pancakes'],
    ['Scooter by the canal', 'a man with a parrot', 'a plaster', 'tea'],
  ],
  [
    'Max lost his left shoe in the sandpit and we found it under the slide.',
    ['lost his left shoe'],
    ['the sandpit', 'the slide'],
  ],
  [
    'Nell lost a button off her blue coat at the bus stop.',
    ['lost a button'],
    ['her blue coat', 'the bus stop'],
  ],
  [
    'We lost Sam’s library book. It was in the fridge.',
    ['lost Sam’s library book'],
    ['It was in the fridge'],
  ],
  [
    'Ivy couldn’t find her elephant and Daddy found it behind the radiator.',
    ['couldn’t find her elephant'],
    ['Daddy', 'the radiator'],
  ],
  ['Tess found a shiny penny on the path.', ['found a shiny penny'], ['the path']],
  ['Max found a feather and gave it to Mrs Patel.', ['found a feather', 'kindness'], ['Mrs Patel']],
  ['Grandma found Bea’s wellies in the shed.', ['found Bea’s wellies'], ['Grandma']],
  ['Ivy found her hat where she left it, on the scarecrow.', ['found her hat'], ['the scarecrow']],
  [
    'Sam dropped his teddy down the stairs and Mummy found his eye under the piano.',
    ['dropped his teddy'],
    ['the stairs', 'Mummy', 'his eye', 'the piano'],
  ],
  [
    'Nell’s kite got stuck in the oak tree and a fireman got it down with a broom.',
    ['“Nell’s kite got stuck in the oak tree”'],
    ['a fireman', 'a broom'],
  ],
  [
    'Max bumped his head on the table and Nana kissed it better.',
    ['a bump or a scrape'],
    ['his head', 'the table', 'Nana'],
  ],
  [
    'Ivy fell off the swing and scraped her knee. The dinner lady gave her a sticker.',
    ['a bump or a scrape'],
    ['the swing', 'her knee', 'The dinner lady gave her a sticker'],
  ],
  [
    'Tess banged her elbow on the door, then ate a whole banana.',
    ['a bump or a scrape'],
    ['her elbow', 'the door', 'a whole banana'],
  ],
  [
    'Sam grazed his knee at the skate park and a girl called Lola gave him her plaster.',
    ['a bump or a scrape', 'a trip to the skate park'],
    ['his knee', 'a girl called Lola', 'her plaster'],
  ],
  [
    'Theo’s glasses steamed up when he opened the oven.',
    [],
    ['Theo’s glasses steamed up', 'when he opened the oven'],
  ],
  ['Bea got new glasses today, they are purple.', ['new glasses'], []],
  [
    'Max broke his glasses on the trampoline and Dad mended them with tape.',
    ['broke his glasses'],
    ['the trampoline', 'Dad mended them with tape'],
  ],
  [
    'A seagull stole Theo’s glasses and dropped them in a rock pool.',
    [],
    ['A seagull stole Theo’s glasses', 'dropped them in a rock pool'],
  ],
  ['Ivy drew glasses on the cat in her picture.', ['drew glasses'], ['the cat', 'her picture']],
  ['Nell put her glasses in the butter dish.', [], ['Nell put her glasses in the butter dish']],
  ['Sam took his glasses off to look at the moon.', [], ['Sam took his glasses off to look at the moon']],
  [
    'Theo went round the duck pond in his wheelchair and a goose followed him.',
    ['a wheelchair', 'a trip to the duck pond', 'a goose'],
    [],
  ],
  ['Max pushed his friend’s wheelchair all the way to the bakery.', ['a wheelchair'], ['the bakery']],
  ['Ivy decorated her wheelchair with tinsel for the parade.', ['a wheelchair'], ['tinsel', 'the parade']],
  [
    'Tess lost a wheel off her wheelchair and the postman tied it on with string.',
    ['a wheelchair', 'lost a wheel'],
    ['the postman tied it on with string'],
  ],
  [
    'Sam’s hearing aid whistled in assembly and everyone thought it was a bird.',
    ['hearing aids'],
    ['assembly', 'a bird'],
  ],
  [
    'Nell took her hearing aids out because the drums were too loud.',
    ['hearing aids', '“the drums were too loud”'],
    [],
  ],
  ['Bea got blue hearing aids from Dr Khan.', ['hearing aids', 'the doctor'], ['Dr Khan']],
  ['Theo dropped his hearing aid in the porridge.', ['hearing aids'], ['the porridge']],
  [
    'Grandpa gave Ivy a whistle and she gave him a biscuit.',
    [],
    ['Grandpa gave Ivy a whistle', 'she gave him a biscuit'],
  ],
  ['Auntie Jo gave Max a torch shaped like a frog.', ['Auntie Jo'], ['a torch', 'a frog']],
  ['Tess gave her sandwich to a swan.', ['kindness', 'a swan'], ['her sandwich']],
  [
    'Nell swapped her marble with Omar for a plastic spider.',
    [],
    ['Nell swapped her marble with Omar for a plastic spider'],
  ],
  [
    'The lollipop man gave Sam a high five and a conker.',
    [],
    ['The lollipop man gave Sam a high five', 'a conker'],
  ],
  ['Bea beat Grandad at snap.', ['won against Grandad'], ['snap']],
  [
    'Max won a goldfish at the fair by throwing a hoop.',
    ['a new goldfish', 'a trip to the fair', 'won a goldfish'],
    ['a hoop'],
  ],
  [
    'Ivy lost at chess to her cousin Ravi and shook his hand.',
    ['lost at chess'],
    ['her cousin Ravi', 'his hand'],
  ],
  [
    'Sam came second in the egg and spoon race, and Noor won.',
    ['“Noor won”'],
    ['Sam came second in the egg and spoon race'],
  ],
  [
    'Tess and Nell raced snails on the patio and Tess’s snail won.',
    ['snails', '“Tess’s snail won”'],
    ['Nell', 'the patio'],
  ],
  [
    'Theo beat Daddy in a running race and won a chocolate coin.',
    ['won against Daddy', 'won a chocolate coin'],
    ['a running race'],
  ],
  [
    'Ottilie lost the sack race but her gran won the raffle.',
    ['lost the sack race', '“her gran won the raffle”'],
    [],
  ],
  [
    'Max made a boat from a milk carton. It sank in the bath.',
    ['made a boat'],
    ['a milk carton', 'It sank in the bath'],
  ],
  ['Ivy baked scones with Granny and the dog ate two.', ['baked scones', 'the dog'], ['Granny']],
  [
    'Bea cut her own fringe with the kitchen scissors.',
    ['a haircut'],
    ['her own fringe', 'the kitchen scissors'],
  ],
  ['Sam spilled paint on the rug and hid under the table.', ['a mess'], ['paint', 'the rug', 'the table']],
  [
    'Nell and her brother built a den from the sofa cushions and a clothes horse.',
    ['built a den'],
    ['her brother', 'the sofa cushions', 'a clothes horse'],
  ],
  [
    'Tess was sick on the bus. A lady gave us a carrier bag.',
    ['not well'],
    ['the bus', 'A lady gave us a carrier bag'],
  ],
  [
    'Max helped Mr Okafor carry his shopping and got a satsuma.',
    ['kindness'],
    ['Mr Okafor', 'his shopping', 'a satsuma'],
  ],
  [
    'Max helped Mr Okafor carry his shopping and got a satsuma. Quillon zorblaxed. No death.',
    ['kindness', '“got a satsuma”', 'no death'],
    ['Mr Okafor', 'his shopping', 'Quillon zorblaxed'],
  ],
  [
    'A squirrel ran into the classroom and the teacher stood on a chair.',
    ['a squirrel'],
    ['the classroom', 'the teacher stood on a chair'],
  ],
  [
    'Ivy wore her pirate hat to the dentist and he found no holes.',
    ['the dentist'],
    ['her pirate hat', 'no holes'],
  ],
  [
    'Sam rang the bell on the tram. The driver winked at him.',
    ['a journey by tram'],
    ['the bell', 'The driver winked at him'],
  ],
  [
    'We went to the beach, Bea buried Daddy in the sand and a crab pinched his toe.',
    ['a trip to the beach', 'a bump or a scrape'],
    ['Bea buried Daddy in the sand', 'a crab', 'his toe'],
  ],
  [
    'Theo fed a carrot to a donkey called Kevin and it sneezed on his jumper.',
    ['a donkey called Kevin'],
    ['a carrot', 'his jumper'],
  ],
  ['Nell waved at the bin men and they hooted.', [], ['Nell waved at the bin men', 'they hooted']],
  [
    'Max dropped his ice cream, and the ice cream man gave him another one.',
    ['dropped his ice cream'],
    ['the ice cream man gave him another one'],
  ],
  [
    'Ottilie found a worm, named it Gerald and lost it again. Fish fingers for tea.',
    ['found a worm called Gerald'],
    ['Fish fingers for tea'],
  ],
]

const people = (text: string) => [
  { name: /Ottilie|Theo|Bea|Tess|Max|Ivy|Sam|Nell/.exec(text)?.[0] ?? 'Ivy', role: 'child' as const },
]

it.each(evenings)('%s', (text, chips, rest) => {
  const understood = understand([{ from: 'wish', text }], people(text))
  expect(understood.facts.map(labelOf)).toEqual(chips)
  expect(restOf(text, understood, people(text)).map(({ said }) => said)).toEqual(rest)
})
