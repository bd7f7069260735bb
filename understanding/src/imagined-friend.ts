import type { Pronoun } from './fact.ts'
import type { Found } from './found.ts'
import { intents } from './intents.ts'
import { nounClass } from './lexicon/nouns.ts'
import { isPast } from './reported-clauses.ts'
import type { Sentence } from './sentence.ts'

/**
 * What was found in a sentence, with the friend whom only the child can see, where the parent says that there is one: 'imaginary friend Mr Pocket who lives in
 * the airing cupboard', 'her pretend friend Bobo lives under the stairs'. What such a friend is said to have done at nursery is a report, and no wish for it.
 */
export function withImaginedFriend(found: readonly Found[], sentence: Sentence): readonly Found[] | null {
  const { tokens, hidden } = sentence
  const text = tokens.map((token) => token.text).join(' ')
  const [said, kind = 'imaginary', noun = ''] = imagined.exec(text) ?? []
  const head = noun.toLowerCase()
  const is = head === 'friend' ? 'person' : nounClass(head)
  if (said === undefined || (is !== 'person' && is !== 'animal' && is !== 'creature')) return null
  const at = tokens.findIndex(({ norm }) => norm === head || norm.endsWith(` ${head}`))
  // Whoever is sad, starts school or has told a fib, and has such a friend as well.
  const isOfElse = found.some(
    ({ about, from }) => from <= at && about !== 'new-friend' && !besides.test(intents[about].kind),
  )
  const isPastTime = tokens.some(({ norm }) => !/^(?:made|called|named)$/.test(norm) && isPast(norm))
  if (hidden.size > 0 || isOfElse || isPastTime || noWish.test(text)) return null
  const isBareName = ({ about, name, what }: Found) => isWanted(about) && name !== undefined && !what
  const name = nameIn(text) ?? found.find(isBareName)?.name
  const known = found.find(({ about, what }) => isWanted(about) && what?.head === head)
  if (known && (known.name !== undefined || name === undefined)) return null
  const words = kind.toLowerCase()
  const friend: Found = {
    about: 'story-about',
    from: 0,
    to: tokens.length,
    what: {
      text: `${words} ${head}`,
      head,
      article: null,
      number: 'one',
      pronoun: pronounIn(name),
      described: [words],
      is,
    },
    ...(name !== undefined && { name }),
    sure: 0.9,
  }
  const isTheSame = (one: Found) =>
    one === known || isBareName(one) || one.about === 'new-friend' || intents[one.about].kind === 'person'
  return [friend, ...found.filter((one) => !isTheSame(one))]
}

const kinds = 'imaginary|pretend|make-believe|make believe|made-up|made up'
const sorts = '(?:little |best |baby |pet )'
const titles = '(?:Mr|Mrs|Miss|Ms|Dr|Lady|Lord|King|Queen|Captain|Sir|Princess|Prince)'
const imagined = new RegExp(
  `\\b(?:(${kinds})(?= )|invisible(?= (?:${sorts})?friend)) (?:${sorts})?(\\p{L}+)`,
  'iu',
)

const behind = new RegExp(
  `\\b(?:${kinds}|invisible) ${sorts}?\\p{L}+(?:,? (?:who is |who['’]s |is )?(?:(?:called|named) )?)((?:${titles} )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}\\p{L}+)?)`,
  'u',
)
const called = new RegExp(
  `\\b(?:${kinds}|invisible) ${sorts}?\\p{L}+ (?:who is |who['’]s |is )?(?:called|named) ((?:${titles} )?\\p{L}+)`,
  'iu',
)
const before = new RegExp(
  `\\b((?:${titles} )?\\p{Lu}\\p{L}+),? (?:is |who is )?(?:her|his|their|my|our) (?:${kinds}) `,
  'u',
)

function nameIn(text: string): string | undefined {
  const [, name] = behind.exec(text) ?? called.exec(text) ?? before.exec(text) ?? []
  return name === undefined || noName.test(name) ? undefined : capital(name.replace(/['’]s$/, ''))
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const noName = /^(?:something|someone|somebody|it|he|she|they|so|the|a|an|and|who|please|I|Can|She|He)$/i

function pronounIn(name = ''): Pronoun {
  if (/^(?:Mr|Lord|King|Sir|Prince) /.test(name)) return 'he'
  if (/^(?:Mrs|Miss|Ms|Lady|Queen|Princess) /.test(name)) return 'she'
  return 'they'
}

/** What may stand before such a friend. */
const besides = /^(?:want|avoid|person|creature|thing|place|habit|look)$/

/** 'Is she too old for an imaginary friend' is asked by a parent. */
const noWish =
  /\b(?:too old|normal|worried|grow(?:s|n|ing)? out|stop(?:s|ped)?|gone|any ?more|no longer|used to|not|no|never|without|isn['’]?t|doesn['’]?t|lie|lies|lying|blames?|fault|naughty|scared|scary|dead|died)\b/i

const isWanted = (about: Found['about']) => about === 'story-about' || about === 'with-character'
