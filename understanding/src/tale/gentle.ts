import { singularOf } from '../lexicon/number.ts'

const kindWords = 'nice|kind|friendly|gentle|good|lovely|sweet'
const degree = '(?:(?:really|very|actually|all|secretly|so|super|always|quite|just|only|good and) )*'

/** Of whom everybody would be afraid. Who is kind without being that is told of otherwise. */
const isFeared = (head: string): boolean =>
  /^(?:(?:were)?wolf|ghost|zombie|monster|dragon|dinosaur|t-?rex|tyrannosaurus|(?:veloci)?raptor|shark|crocodile|croc|alligator|piranha|orca|killer whale|kraken|squid|lion|tiger|leopard|panther|bear|gorilla|snake|spider|tarantula|scorpion|bat|wasp|witch|vampire|skeleton|giant|ogre|troll|goblin|yeti|bigfoot|beast|minotaur|gargoyle|alien|knight|pirate|viking)$/.test(
    singularOf(head.toLowerCase().replace(/wolves$/, 'wolf')),
  )

/**
 * How somebody is of whom everybody would be afraid, where that is kind: 'nice' of a wolf who is really nice.
 * @param does 'is really nice', the verb first
 * @param head the noun of who it is, 'wolf'
 */
export function gentleIn(does: string, head: string): string | undefined {
  if (!isFeared(head)) return undefined
  const [, how] =
    new RegExp(
      `^(?:is|are|was|were) (?:a |an )?${degree}(${kindWords})(?: ones?)?(?: and (?:${kindWords}|funny|silly))?$`,
      'i',
    ).exec(does) ?? []
  return how?.toLowerCase() ?? (isNotScary.test(does) ? 'friendly' : undefined)
}

const isNotScary =
  /^(?:(?:is|are)(?: not|n’t) (?:\p{L}+ )?(?:scary|frightening)|(?:doesn’t|don’t|does not|do not|never) (?:bite|scare|frighten)s?(?: anyone| anybody| people)?)(?: at all)?$/iu

/**
 * The same where it stands behind the noun, as a deed: 'are nice' of ' but nice ones', '. Friendly ones' and ' but they are nice'.
 * @param behind what follows the noun, up to the end of the wish
 */
export function gentleBehind(behind: string, head: string, isMany: boolean): string | undefined {
  const how = `${degree}(${kindWords})`
  const noun = `(?:ones?|${head.replace(/f$/, '(?:f|ves)')}s?)`
  const are = "(?: (?:is|are|must be|has to be|have to be|should be)|[’']?s|[’']re)"
  const said = [
    `(?:(?:an?|the|just|only|make it|make them) )*${how} ${noun}`,
    `(?:he|she|it|they|the ${noun})${are} (?:an? )?${how}(?: ones?)?`,
    `(?:please )?make (?:him|her|it|them) ${how}`,
    `(?:(?<=but )|(?<=[(]))${how}(?= *(?:please|pls)?(?:[.!,;)]|$))`,
  ].join('|')
  const words =
    new RegExp(
      `^(?: please| story)?(?:[,.:;(!]| [-–(])* ?(?:(?:but|only|and) )?(?:${said})(?!\\p{L})(?! (?:of|at|with|to|for h\\p{L}+|as|enough|because|about|when|today|tonight|yesterday|now)\\b)`,
      'iu',
    )
      .exec(behind)
      ?.slice(1) ?? []
  const found = words.find((each) => each !== undefined)
  return found === undefined ? undefined : `${isMany ? 'are' : 'is'} ${found.toLowerCase()}`
}

/**
 * The same where it stands before the noun: 'kind' and 'big wolf' of 'a very kind big wolf'.
 * @param text the noun with what describes it
 */
export function gentleBefore(text: string): { how: string; noun: string } | undefined {
  const [, how, noun] =
    new RegExp(
      `^(?:(?:an?|the|some|one|two|three) )?(?:(?:big|little|old|huge|giant|super) )*${degree}(${kindWords}),? (?:and \\p{L}+ )?(\\p{L}[\\p{L} -]*)$`,
      'iu',
    ).exec(text) ?? []
  return how === undefined || noun === undefined ? undefined : { how: how.toLowerCase(), noun }
}
