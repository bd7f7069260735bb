import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { plots, tellStory } from '@nightlight/storyteller'
import { sentencesOf } from '../../src/modules/stories/write/review/prose.ts'
import { withPeople } from '../../src/modules/stories/write/review/safety/judge/judge-sentences.ts'

/**
 * `node server/test/safety/judge-samples.ts <samples.json>`: what the judge of sentences learns from (understanding/train/README.md):
 * corpus/learned, the development half, and every plot as it is told to four families.
 */
interface Sample {
  readonly text: string
  readonly kinds: readonly string[]
  readonly part: string
}

const corpus = new URL('corpus/', import.meta.url)

const learned: Sample[] = globSync('learned/*.txt', { cwd: corpus.pathname }).flatMap((file) =>
  linesOf(file).map((line) => {
    const { kind, text = '' } = /^(?:H (?<kind>[a-z-]+)|O) \| (?<text>.+)$/.exec(line)?.groups ?? {}
    if (text === '') throw new Error(`${file}: ${line}`)
    return { text, kinds: kind === undefined ? [] : [kind], part: 'learned' }
  }),
)

/** The ideas of the development half in the words of the others. */
const kindOf: Readonly<Record<string, string>> = {
  'imitable danger': 'imitable',
  imitable: 'imitable',
  grooming: 'secrets',
  'alcohol and drugs': 'substances',
  instruction: 'instructions',
}

function halfOf(half: string): Sample[] {
  const harmful = linesOf(`${half}/harmful.txt`).flatMap((line) => {
    const [text = '', idea = '', context] = line.split('\t').map((part) => part.trim())
    const kind = kindOf[idea] ?? idea
    return context || !kinds.has(kind) ? [] : [{ text, kinds: [kind], part: half }]
  })
  const ordinary = linesOf(`${half}/ordinary.txt`).flatMap((line) => {
    const [text = '', , context] = line.split('\t').map((part) => part.trim())
    return context ? [] : [{ text, kinds: [], part: half }]
  })
  return [...harmful, ...ordinary]
}

const kinds = new Set(learned.flatMap((sample) => sample.kinds))

/** Names that no plot has. */
const [hero, other, friend] = ['Xanthe', 'Zeb', 'Jo']

function toldOf(plot: (typeof plots)[number], number: number): Sample[] {
  const part = number % 30 === 3 ? 'plots-apart' : 'plots'
  const families = [
    { seed: 'a', age: 5, pronouns: 'she', names: [hero] },
    { seed: 'b', age: 8, pronouns: 'he', names: [hero] },
    {
      seed: 'c',
      age: 4,
      pronouns: 'they',
      names: [hero, other],
      companions: [{ name: friend, relationship: 'grandmother' }],
    },
    { seed: 'd', age: 2, pronouns: 'he', names: [hero] },
  ] as const
  return families.flatMap(({ seed, age, pronouns, names, ...family }) => {
    const { sections } = tellStory({
      seed,
      theme: plot.theme ?? 'adventure',
      plot: plot.id,
      length: 'long',
      children: names.map((name) => ({ name, age, pronouns, interests: ['dinosaurs'] })),
      companions: 'companions' in family ? [...family.companions] : [],
      details: '',
      facts: [],
    })
    return sections.flatMap(({ text }) => {
      const sentences = sentencesOf(text)
      return sentences.flatMap((sentence, at) => {
        const before = sentences[at - 1]
        const isShort = before !== undefined && before.length + sentence.length < 220
        return [sentence, ...(isShort && at % 4 === 0 ? [`${before} ${sentence}`] : [])].map((each) => ({
          text: each
            .replaceAll(hero, '{HERO_1}')
            .replaceAll(other, '{HERO_2}')
            .replaceAll(friend, '{FRIEND_1}'),
          kinds: [],
          part,
        }))
      })
    })
  })
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, corpus), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

const once = (samples: readonly Sample[]) => [...new Map(samples.map((each) => [each.text, each])).values()]

const [file = ''] = process.argv.slice(2)
const samples = [
  ...learned,
  ...halfOf('development'),
  ...halfOf('held-out'),
  ...halfOf('fresh'),
  ...halfOf('apart'),
  ...halfOf('apart-second'),
  ...halfOf('apart-third'),
  ...once(plots.flatMap(toldOf)),
].map((sample) => ({ ...sample, text: withPeople(sample.text) }))
writeFileSync(file, JSON.stringify(samples))
console.log(`${samples.length} texts`)
