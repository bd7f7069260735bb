import { readFileSync } from 'node:fs'

export const temperaments = ['brilliant', 'dull', 'disobedient', 'malicious'] as const
export type Temperament = (typeof temperaments)[number]

export interface RecordedStory {
  readonly title: string
  readonly sections: readonly string[]
}

/** Stories as models of four temperaments wrote them: title and sections, with a bar between two of them. */
export const recordedStories = (temperament: Temperament): RecordedStory[] =>
  readFileSync(new URL(`stories/${temperament}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [title = '', ...sections] = line.split('|')
      return { title, sections }
    })
