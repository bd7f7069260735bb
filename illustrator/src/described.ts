/** The nouns by which a description names its parts. */
type Nouns<Part extends string> = Readonly<Record<Part, RegExp>>

/** What is said about each part ('a black afro; long black hair'), of other nouns, and of nothing in particular. */
type Described<Part extends string> = Readonly<Record<Part | 'other' | 'somebody', string>>

const stops = new Set(
  'a an the her his their its my our your of on at to and or as he she they it who that this both all one two always often usually sometimes only also got loves likes from over under around'.split(
    ' ',
  ),
)
const verbs = new Set(['is', 'are', 'was', 'looks', 'has', 'have'])
const adjectives = new Set(
  'black white brown red blue green grey gray yellow orange pink purple violet blond blonde ginger auburn copper golden gold silver sandy fair dark light pale olive tan tanned bright deep medium brunette redhead chestnut chocolate honey strawberry cream beige fawn turquoise navy maroon lilac very long short thick thin soft big small little large straight natural coarse fine full old young new striped spotted plain shoulder chin length warm cool coloured colored amber hazel ebony peach porcelain rust marmalade'.split(
    ' ',
  ),
)
/** Words about complexion, which do not wait for a noun in the next clause. */
const complexions = new Set(['pale', 'olive', 'tan', 'tanned'])
const hairLike = /^(curly|wavy|straight|long|short|frizzy|coily|spiky)$/

/**
 * Divides a description among its nouns. An adjective belongs to the noun that follows it ('brown skin and a black bob'), or to the one
 * of which it is said ('her hair is black'); what is denied ('no glasses') is left out.
 */
export function describedParts<Part extends string>(text: string, nouns: Nouns<Part>): Described<Part> {
  const names = Object.keys(nouns) as Part[]
  const found = new Map<string, string[]>()
  const say = (part: string, words: readonly string[], noun = '') => {
    if (words.length > 0 || noun)
      found.set(part, [...(found.get(part) ?? []), [...words, noun].join(' ').trim()])
  }
  const sayOfNobody = (words: readonly string[]) =>
    say('hair' in nouns && words.some((word) => hairLike.test(word)) ? 'hair' : 'somebody', words)
  const sentences = affirmed(text).split(/[.;!?\n()]+|\b(?:with|but|wears?|wearing|in)\b/)
  // 'black, curly hair': an adjective before a comma waits for the hair.
  let waiting: readonly string[] = []
  const release = () => {
    sayOfNobody(waiting)
    waiting = []
  }
  for (const clause of sentences.flatMap((sentence) => [...sentence.split(','), ''])) {
    const words = clause.match(/\p{L}+/gu) ?? []
    if (!isAdjective(words[0] ?? '')) release()
    let pending: string[] = []
    let last: Part | 'somebody' | undefined
    let shared: readonly string[] = []
    let isSaid = false
    for (const [index, word] of words.entries()) {
      const before = words[index - 1] ?? ''
      const part = names.find((name) => nouns[name].test(word))
      if (part !== undefined) {
        if (part === 'hair') {
          pending = [...waiting, ...pending]
          waiting = []
        }
        release()
        if (isSaid && last && pending.length > 0 && stops.has(before)) {
          say(last, pending)
          pending = []
        }
        // 'red hair and beard', but not 'a pink dress and plaits'
        const own = pending.length === 0 && before === 'and' && last !== 'garment' ? shared : pending
        say(part, own, word)
        ;[last, shared, pending, isSaid] = [part, own, [], false]
      } else if (verbs.has(word)) {
        isSaid = true
        last ??= 'somebody'
      } else if (isAdjective(word)) pending.push(word)
      else if (!stops.has(word) && pending.length > 0) {
        say('other', pending, word)
        pending = []
        last = undefined
      }
    }
    if (last) say(last, pending)
    else {
      release()
      say(
        'somebody',
        pending.filter((word) => complexions.has(word)),
      )
      waiting = pending.filter((word) => !complexions.has(word))
    }
  }
  release()
  const parts = [...names, 'other' as const, 'somebody' as const].map((name) => [
    name,
    (found.get(name) ?? []).join('; '),
  ])
  return Object.fromEntries(parts)
}

const isAdjective = (word: string): boolean =>
  adjectives.has(word) || (word.length > 3 && !stops.has(word) && /(y|ish|ed|ly)$/.test(word))

/** A description without what it denies. To have no hair is to be bald. */
export const affirmed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-‐]/g, ' ')
    .replace(/\bno hair\b/g, 'bald')
    .replace(/\b(?:no|not|without|never)\s+(?:(?:a|an|any|wears?|wearing)\s+)?(?:\p{L}+)/gu, ' ')
