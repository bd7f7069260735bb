const endings: readonly (readonly [ending: string, ...instead: string[]])[] = [
  ['ies', 'y', 'ie'],
  ['ied', 'y', 'ie'],
  ['iest', 'y'],
  ['ier', 'y'],
  ['ily', 'y'],
  ['ves', 'f', 'fe'],
  ['es', '', 'e'],
  ['s', ''],
  ['ed', '', 'e'],
  ['ing', '', 'e'],
  ['est', '', 'e'],
  ['er', '', 'e'],
  ['ly', '', 'le'],
  ['ness', ''],
  ['ful', ''],
  ['less', ''],
  ['y', '', 'e'],
  ['’s', ''],
  ['’ll', ''],
  ['’d', ''],
  ['’ve', ''],
  ['’re', ''],
]

/**
 * The word and its possible stems: 'hopped' gives 'hopp', 'hop', 'hoppe'. Not all of them are words, as they only serve to look
 * words up. Endings are removed twice at most: 'sleepily', 'sleepy', 'sleep'.
 */
export function stemsOf(word: string): ReadonlySet<string> {
  const once = shortened(word)
  return new Set([word, ...once, ...once.flatMap(shortened)])
}

const shortestStem = 2

/** Most words have none of the endings, as their last letter tells. */
const endingsByLast = Map.groupBy(endings, ([ending]) => ending.at(-1) ?? '')

const doubled = /([b-df-hj-np-tv-z])\1$/

function shortened(word: string): string[] {
  const stems: string[] = []
  for (const [ending, ...instead] of endingsByLast.get(word.at(-1) ?? '') ?? []) {
    if (!word.endsWith(ending) || word.length - ending.length < shortestStem) continue
    const bare = word.slice(0, -ending.length)
    for (const end of instead) stems.push(bare + end)
    if (doubled.test(bare)) stems.push(bare.slice(0, -1))
  }
  return stems
}
