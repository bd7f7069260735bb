import { parseArgs } from 'node:util'
import { type Brief, plots, tellStory, wordsPerMinute } from '../src/index.ts'

const usage = `Prints a story, for its author to read aloud.

  node storyteller/test/print-story.ts pirates long some-seed
  node storyteller/test/print-story.ts pirates/eight-goodnights short --children Mia,Tom --with grandmother,dog
`
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    children: { type: 'string', default: 'Mia,Tom' },
    with: { type: 'string', default: 'grandmother' },
  },
})
const [which = 'adventure', length = 'short', seed = 'read-aloud'] = positionals
const theme = which.split('/')[0]
const others = plots.filter((plot) => plot.theme === theme && which.includes('/') && plot.id !== which)
if (!plots.some((plot) => plot.theme === theme) || !/^(short|medium|long)$/.test(length)) {
  console.error(usage)
  process.exit(1)
}
const split = (text: string) => text.split(',').filter(Boolean)
const story = tellStory({
  seed,
  theme: theme as Brief['theme'],
  length: length as Brief['length'],
  children: split(values.children).map((name) => ({ name, age: 5, interests: ['dinosaurs'] })),
  companions: split(values.with).map((relationship, index) => ({
    name: ['Jo', 'Biscuit', 'Sam', 'Fern', 'Bo', 'Kit'][index] ?? 'Pip',
    relationship,
  })),
  details: 'a blue blanket',
  history: { plots: others.map((plot) => plot.id) },
})
const words = story.sections.reduce((sum, section) => sum + section.text.split(/\s+/).length, 0)
const minutes = (words / wordsPerMinute).toFixed(1)
console.log(
  `${story.title}   (${story.plot}, ${words} words, ${minutes} minutes, ${story.sections.length} sections)`,
)
for (const { text, scene, pace } of story.sections) console.log(`\n[${scene.description}; ${pace}]\n${text}`)
