import { environment } from '../../scripts/setup.mjs'
import { adminCalls } from './admin-calls.ts'
import { bands } from './bands.ts'
import { choice } from './choice.ts'
import { documents } from './documents.ts'
import { faults } from './faults.ts'
import { firstStory } from './first-story.ts'
import { flaky } from './flaky.ts'
import { fullDisk } from './full-disk.ts'
import { illustrator } from './illustrator.ts'
import { lighthouse } from './lighthouse.ts'
import { load } from './load.ts'
import { growth } from './load-growth.ts'
import { modelWriter } from './model-writer.ts'
import { music } from './music.ts'
import { names as namesThatLeave } from './names.ts'
import { narration } from './narration.ts'
import { promises } from './promises.ts'
import { queue } from './queue.ts'
import { readingPace } from './reading-pace.ts'
import { voiceTable } from './readings/voice-table.ts'
import { safety } from './safety.ts'
import { soak } from './soak.ts'
import { startTime } from './start-time.ts'
import { storyList } from './story-list.ts'
import { storyteller } from './storyteller.ts'
import { streams } from './streams.ts'
import { tests } from './tests.ts'
import { understanding } from './understanding.ts'
import { uploads } from './uploads.ts'
import { webSize } from './web-size.ts'
import { wishes } from './wishes.ts'

// As `npm start` does.
const { MALLOC_ARENA_MAX, NODE_COMPILE_CACHE } = environment
Object.assign(process.env, { MALLOC_ARENA_MAX, NODE_COMPILE_CACHE })

/** `npm run bench`, or `npm run bench -- start story list storyteller size` for some of it. */
const figures: Record<string, () => Promise<void> | void> = {
  start: startTime,
  story: firstStory,
  list: storyList,
  documents: () => documents(),
  understanding,
  choice,
  safety,
  names: namesThatLeave,
  'model-writer': modelWriter,
  storyteller: () => storyteller(),
  bands: () => bands(),
  wishes,
  promises,
  illustrator,
  size: webSize,
  admin: adminCalls,
  narration,
  music,
  pace: readingPace,
  lighthouse,
}

/** Measurements that take many minutes run by name only, and those that print a part of another. */
const large: typeof figures = {
  load,
  growth,
  streams,
  faults,
  queue,
  soak,
  uploads,
  tests,
  flaky,
  'small-disk': fullDisk,
  voices: voiceTable,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in figures) && !(name in large))
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. There are ${[...Object.keys(figures), ...Object.keys(large)].join(', ')}.`,
  )
  process.exit(1)
}
for (const [name, measure] of Object.entries(figures)) {
  if (names.length === 0 || names.includes(name)) await measure()
}
for (const [name, measure] of Object.entries(large)) {
  if (names.includes(name)) await measure()
}
