import { createRequire } from 'node:module'

/** A word of a sentence with what it is there, as far as that is asked for. */
export interface Tagged {
  /** As it was typed, with its apostrophe and without marks. */
  readonly text: string
  readonly norm: string
  /** What stands between it and the next word: a space, ', '. */
  readonly post: string
  readonly pre: string
  readonly tags: ReadonlySet<string>
}

interface Term {
  readonly text: string
  readonly pre: string
  readonly post: string
  readonly tags: readonly string[]
}

type Tagger = (text: string) => {
  json(options: object): readonly { readonly terms: readonly Term[] }[]
}

let tagger: Tagger | undefined

/** The words of a sentence with their parts of speech, by compromise (MIT). It is loaded with the first wish that needs it: 50 MB. */
export function taggedWords(sentence: string): Tagged[] {
  tagger ??= createRequire(import.meta.url)('compromise/two') as Tagger
  return tagger(sentence)
    .json({ terms: { tags: true } })
    .flatMap(({ terms }) => terms)
    .reduce<Tagged[]>((words, { text, pre, post, tags }) => {
      const last = words.at(-1)
      // The second half of 'it’s' has no text of its own.
      if (text === '' && last) {
        words[words.length - 1] = {
          ...last,
          post: last.post + post,
          tags: new Set([...last.tags, ...tags.map((tag) => `+${tag}`)]),
        }
        return words
      }
      words.push({ text, pre, post, norm: text.toLowerCase(), tags: new Set(tags) })
      return words
    }, [])
}
