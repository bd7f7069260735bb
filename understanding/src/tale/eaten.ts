import { nounClass } from '../lexicon/nouns.ts'
import { singularOf } from '../lexicon/number.ts'

interface Eaten {
  readonly noun: string
  readonly number: 'one' | 'many'
}

const eating =
  /^(?:(?:can|will|would|always|only|just|secretly|sometimes|ever|really|keeps|is|are|has) )*(?:eats?|ate|eating|munch(?:es|ed|ing)?(?: on)?|gobbles?(?: up)?|lives? on|feeds? on|(?:loves?|likes?|wants?|prefers?) (?:to (?:only )?eat|eating)) (?:only |nothing but |just |(?:lots|loads|tons|plenty|heaps|piles) of |all |some |any )*(.+)$/iu

/** Where what is eaten ends. */
const behind =
  / (?:in|on|at|under|by|from|for|with|inside|outside|to|and|or|every|all|again|until|before|after|when|while|that|which|who|but|instead|so|too|whenever|because|as|even|than)\b.*$/i

const family = 'dad|daddy|mum|mummy|mom|mommy|gran|grandma|granny|nana|grandad|grandpa|teacher'
const ofFamily = new RegExp(
  `^(?:his |her |the |their )?(?:${family})(?:’s|'s|s) ((?:\\p{L}+ )?\\p{L}+)$`,
  'iu',
)

/** No food and no thing, or whatever there is. */
const noEaten =
  /^(?:everything|anything|nothing|something|it|them|much|lot|lots|more|up|out|people|person|humans?|child|children|kids?|boys?|girls?|bab(?:y|ies)|breakfast|lunch|dinner|tea|supper|snacks?|food|meat|meals?|bugs?|insects?|words|time|everyone|everybody|alone|together|loudly|messily|fast|slowly|well|poo|bogeys|dirt|medicine|pills|batteries|coins|magnets|soap|berries|mushrooms|fire|glass|needles|pins|wires|knives|rubbish food|brains?|bones?|hearts?|fingers?|toes?|eyes?|eyeballs|hands|feet|heads|marbles|tablets|buttons|beads|crayons|toadstools|stones|pebbles|rocks|plastic|paint|chalk|glue|balloons|nails|screws|lego|coal|plants|leaves|holly|ice|snow)$/i

/** What nobody wonders at. */
const usual =
  /^(?:mouse (?:cheese|crumbs|seeds)|rabbit (?:carrots|lettuce|grass|clover)|bunny (?:carrots|lettuce|grass)|monkey bananas|(?:horse|pony|donkey) (?:hay|grass|apples|carrots|oats)|(?:cow|sheep|goat) (?:grass|hay)|(?:cat|kitten|penguin|seal|otter|pelican) fish|bear honey|panda bamboo|koala leaves|(?:giraffe|caterpillar|elephant) (?:leaves|peanuts)|(?:dog|puppy) (?:bones|biscuits|sausages)|squirrel (?:nuts|acorns)|(?:bird|hamster|duck) (?:seeds|bread|crumbs)|chicken (?:corn|seeds)|pig (?:apples|acorns|slops)|(?:lorry|truck) (?:rubbish|trash|garbage)|witch soup|bee (?:honey|pollen))$/

/**
 * What the somebody eats that its kind does not, in the plural or as a mass: 'pancakes', 'yucky things', 'homework', and 'hats' of Daddy’s hat.
 * @param does 'only eats pancakes', the verb first
 * @param head the noun of who it is, 'dragon'
 */
export function eatenIn(does: string, head: string): Eaten | undefined {
  const [, liked = ''] =
    /^(?:only |just |really )*(?:likes?|loves?|adores?) (\p{L}+(?: \p{L}+)?)$/iu.exec(does) ?? []
  const [, words = isFood(liked) ? liked : ''] = eating.exec(does) ?? []
  const said = ` ${words}`.replace(behind, '').trim()
  const [, own] = ofFamily.exec(said) ?? []
  const noun = own === undefined ? said : severalOf(own)
  const last = noun.split(' ').at(-1)?.toLowerCase() ?? ''
  const one = singularOf(last)
  const kind = nounClass(one)
  if (
    noun === '' ||
    noun.split(' ').length > 3 ||
    // One thing is eaten once.
    /^(?:an?|one|two|three|four|five|six|ten|a hundred|the|his|her|its|their|my|our|your|this|that|every|no)\b/i.test(
      noun,
    ) ||
    !/^[\p{L} -]+$/u.test(noun) ||
    noEaten.test(last) ||
    noEaten.test(one) ||
    (/^(?:animal|person|creature|kin|pet|friend)$/.test(kind ?? '') &&
      !/^(?:hot dog|gingerbread|jelly bab|gummy|chocolate) ?/i.test(noun)) ||
    // A child might do it, too.
    isChild.test(head) ||
    usual.test(`${singularOf(head)} ${last}`)
  )
    return undefined
  return { noun: noun.toLowerCase(), number: one === last ? 'one' : 'many' }
}

const isChild = /^(?:boy|girl|child|children|kid|baby|toddler|brother|sister|twin|friend)s?$/i

const isFood = (noun: string) => nounClass(singularOf(noun.toLowerCase().split(' ').at(-1) ?? '')) === 'food'

/** Of what comes in pieces; homework does not. */
const severalOf = (noun: string): string =>
  /(?:s|homework|jewell?ery|hair|toast|bread|cheese|food|luggage|washing|laundry|post|mail|paper|money|tea|coffee|soup|porridge|cake)$/i.test(
    noun,
  )
    ? noun
    : /(?:ch|sh|x)$/i.test(noun)
      ? `${noun}es`
      : noun.replace(/([^aeiou])y$/i, '$1ie').concat('s')

/** Who eats meat or fish, as everybody knows. */
const isMeatEater = (head: string): boolean =>
  /^(?:(?:were)?wolf|fox|zombie|monster|dragon|dinosaur|t-?rex|tyrannosaurus|(?:veloci)?raptor|shark|crocodile|croc|alligator|piranha|orca|whale|kraken|lion|tiger|leopard|cheetah|panther|cat|dog|bear|polar bear|snake|spider|bat|vampire|giant|ogre|troll|yeti|beast|hyena|vulture|eagle|hawk|owl|penguin|seal|otter|pelican|heron|crow|butcher)$/.test(
    singularOf(head.toLowerCase().replace(/wolves$/, 'wolf')),
  )

/**
 * What is eaten by somebody who would be expected to eat meat or fish and does not: 'vegetables' of a shark who is a vegetarian, 'salad' of a wolf who
 * only eats salad.
 */
export function greensIn(does: string, head: string): Eaten | undefined {
  if (!isMeatEater(head)) return undefined
  const isSaid =
    /^(?:(?:is|are|was|were|becomes?|became|has become|turns?|has gone|goes|have gone) (?:\p{L}+ ){0,2}(?:an? )?(?:\p{L}+ )?(?:vegetarian|vegan|veggie)s?|(?:doesn’t|don’t|does not|do not|won’t|will not|never) (?:eat|like|want)s?(?: to eat)?(?: any)? (?:meat|fish|other (?:fish|animals|dinosaurs)|animals))\b/iu.test(
      does,
    )
  const eaten = eatenIn(does, head)
  if (eaten && greens.test(eaten.noun.split(' ').at(-1) ?? '')) return eaten
  return isSaid ? { noun: 'vegetables', number: 'many' } : undefined
}

const greens =
  /^(?:vegetables|veggies|salads?|broccoli|carrots|peas|lettuce|cabbages?|cucumbers?|tomatoes|spinach|seaweed|beans|sprouts|leaves|grass|fruit|potatoes|turnips|leeks|plants)$/i
