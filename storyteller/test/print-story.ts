import { parseArgs } from 'node:util'
import { type Brief, plots, tellStory, wordsPerMinute } from '../src/index.ts'

const usage = `Prints a story, for its author to read aloud.

  node storyteller/test/print-story.ts pirates long some-seed
  node storyteller/test/print-story.ts pirates/eight-goodnights short --children Mia,Tom --with grandmother,dog
  node storyteller/test/print-story.ts life/some-plot medium some-seed --age 4 --toy Flopsy
`
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    children: { type: 'string', default: 'Mia,Tom' },
    with: { type: 'string', default: 'grandmother' },
    age: { type: 'string', default: '5' },
    toy: { type: 'string' },
    pronouns: { type: 'string' },
  },
})
const [which = 'adventure', length = 'short', seed = 'read-aloud'] = positionals
const plot = plots.find(({ id }) => id === which)
if (!(plot || plots.some((plot) => plot.theme === which)) || !/^(short|medium|long)$/.test(length)) {
  console.error(usage)
  process.exit(1)
}
const toy = (name: string) => ({
  id: 'toy',
  from: 'note' as const,
  said: 'a stuffed rabbit',
  kind: 'thing',
  about: 'thing',
  what: { text: 'a stuffed rabbit', head: 'rabbit', number: 'one' as const, pronoun: 'it' as const },
  name,
  polarity: 'yes' as const,
  sensitivity: 'plain' as const,
  sure: 1,
})
const split = (text: string) => text.split(',').filter(Boolean)
const pronouns = (['she', 'he', 'they'] as const).find((one) => one === values.pronouns)
const story = tellStory({
  seed,
  theme: (plot ? (plot.theme ?? 'adventure') : which) as Brief['theme'],
  ...(plot && { plot: plot.id }),
  length: length as Brief['length'],
  children: split(values.children).map((name) => ({
    name,
    age: Number(values.age),
    ...(pronouns && { pronouns }),
    interests: ['dinosaurs'],
  })),
  companions: split(values.with).map((relationship, index) => ({
    name: ['Jo', 'Biscuit', 'Sam', 'Fern', 'Bo', 'Kit'][index] ?? 'Pip',
    relationship,
  })),
  details: 'a blue blanket',
  facts: values.toy ? [toy(values.toy)] : [],
})
const words = story.sections.reduce((sum, section) => sum + section.text.split(/\s+/).length, 0)
const minutes = (words / wordsPerMinute).toFixed(1)
console.log(
  `${story.title}   (${story.plot}, ${words} words, ${minutes} minutes, ${story.sections.length} sections)`,
)
for (const { text, scene, pace } of story.sections) console.log(`\n[${scene.description}; ${pace}]\n${text}`)
