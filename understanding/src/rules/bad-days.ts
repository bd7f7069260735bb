import { type Rule, rule } from './rule.ts'

const bad =
  'bad|rubbish|horrible|awful|terrible|rotten|horrid|crummy|lousy|pants|crappy|crap|rough|hard|tough|miserable|dreadful|disastrous'

const lost = 'got|get|was|were|gotten'

/** Where somebody sits at a till or behind a window with tickets. */
const place =
  'supermarket|shop|shops|store|tesco|asda|aldi|lidl|sainsburys|morrisons|waitrose|ikea|target|walmart|mall|shopping_centre|shopping_center|market|fair|funfair|fairground|carnival|festival|zoo|safari_park|museum|aquarium|station|airport|theme_park|castle|library|crowd'

const parent = 'me|us|mummy|daddy|mommy|mum|mom|dad|nana|grandma|granny|nan|grandad|grandpa'

/** A day as a whole, and the few minutes of it when nobody knew where the child was. */
export const badDays: readonly Rule[] = [
  rule(
    'bad-day',
    [
      'everything ~2 went|gone|goes|going|go wrong ~2',
      'nothing ~2 went|gone|goes|going|go right ~2',
      `${bad}|grumpy|stroppy|no_good day|days ~1 today|ever|all|overall|so|really|too`,
      `worst day|days ~1 ever|all`,
      `^ ~1 ${bad}|worst|grumpy day|days ~1 $`,
      `${bad} ~2 no good day|days ~1`,
      `${bad}|worst|grumpy day ~2 start|beginning|morning ~2`,
      `had|having|been|just|another|such|hes|shes|its|was ~2 ${bad}|grumpy day|days ~1`,
      'one of ~1 those|them days',
      'got|getting|woke|wakes|out ~2 wrong side of ~1 bed',
      'wrong side of ~1 bed',
      'it? ~1 all? went|gone|goes|going ~1 downhill ~3',
    ],
    {
      from: ['wish'],
      sure: 0.9,
      unless:
        'school nursery class preschool kindergarten daycare teacher work spellings lesson tomorrow in_case hair_day story who bear dragon robot',
    },
  ),
  rule(
    'was-lost',
    [
      `${lost} ~1 lost ~1 in|at|on|inside|round|around ~2 ${place} ~2`,
      `${lost} ~1 lost ~1 for ~2 minute|minutes|mins|second|seconds|moment|while ~2 in|at|inside ~2 ${place} ~2`,
      `lost|lose|losing ${parent}|him|her|them ~4 in|at|inside ~2 ${place} ~4`,
      `couldnt|cant|didnt find ${parent} ~2 in|at|inside ~2 ${place} ~2`,
      `couldnt|cant see ${parent} anywhere ~2 in|at|inside ~2 ${place} ~2`,
      `separated from ~1 ${parent}|everyone|everybody|group ~2 in|at|inside ~2 ${place} ~2`,
      `wandered|ran|strayed|walked off|away ~1 in|at|inside ~2 ${place} ~2`,
      `didnt|couldnt know|see|find ~1 where ~1 mummy|daddy|mum|dad|mommy|we|i ~1 was|were|went|gone|had ~2 in|at|inside ~2 ${place} ~2`,
    ],
    {
      from: ['wish'],
      sure: 0.9,
      unless:
        'who toy teddy bear rabbit bunny doll blanket dog puppy cat kitten penguin pirate hat scarf glasses ball key keys shoe coat glove bag phone words any_more anymore week weekend because hospital lives until funny tooth match game final book story sleep might worried worries scared_of afraid_of nightmare dream dreamt dreams argument race divorce divorced split apart died',
    },
  ),
]
