import type { StoryFact } from './facts.ts'

/** In the head of a plot, in place of words: a thing or a toy that was found, and nothing that is alive, eaten or a place. */
export const aThingFound = 'a thing found'

export function isThingFound({ said, what, name }: Pick<StoryFact, 'said' | 'what' | 'name'>): boolean {
  if (!found.test(said) || notThings.test(said)) return false
  const is = what?.is
  if (is === 'person' || is === 'place' || is === 'food' || is === 'weather') return false
  if (is !== 'animal') return true
  // 'The sheep turned up in the oven drawer' is a toy, 'found a sheep' is not, and neither is 'found our cat'.
  const text = what?.text ?? ''
  return name !== undefined ? toys.test(text) : !/^an? /i.test(text) && toys.test(text)
}

const found = /\b(?:found|finds?|turned up|pocket\w*|picked up|collected|discovered|dug up)\b/i

const notThings =
  /\b(?:dead|eggs?|nests?|sticks?|branch(?:es)?|twigs?|stones?|pebbles?|rocks?|shells?|conkers?|acorns|leaf|leaves|feathers?|cones?|blackberries|berries|mushrooms?|(?:his|her|their) (?:way|voice|courage|feet|confidence))\b/i

/** Animals that lie in boxes of toys, and seldom in gardens. */
const toys =
  /\b(?:teddy|bear|bunny|sheep|lamb|elephant|giraffe|lion|tiger|monkey|penguin|zebra|hippo|panda|koala|sloth|llama|dinosaur|unicorn|octopus|whale|owl|fox|cow|pig|flamingo|crocodile|leopard|cheetah|raccoon|otter|toy|cuddly|soft|stuffed|plush|knitted)\b/i
