import { type StoryLength, type Theme, tellStory } from '../src/index.ts'

/** `node storyteller/test/print-story.ts pirates long some-seed`: prints a story for its author to read aloud. */
const [theme = 'adventure', length = 'short', seed = 'read-aloud'] = process.argv.slice(2)
const story = tellStory({
  seed,
  theme: theme as Theme,
  length: length as StoryLength,
  children: [
    { name: 'Mia', age: 5, interests: ['dinosaurs'] },
    { name: 'Tom', age: 7 },
  ],
  companions: [{ name: 'Granny Jo', relationship: 'grandmother' }],
  details: 'a blue blanket',
})
const words = story.sections.reduce((sum, section) => sum + section.text.split(/\s+/).length, 0)
console.log(`${story.title}   (${story.plot}, ${words} words, ${story.sections.length} sections)`)
for (const { text, scene, pace } of story.sections) console.log(`\n[${scene.description}; ${pace}]\n${text}`)
