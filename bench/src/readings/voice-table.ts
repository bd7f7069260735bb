import { paces } from '@nightlight/contract'
import { openThreads } from '../../../server/src/platform/threads.ts'
import {
  type SectionRequest,
  sampleRate,
} from '../../../server/src/providers/speech/builtin/speak-section.ts'
import { type BuiltinVoice, voices } from '../../../server/src/providers/speech/builtin/voices.ts'
import { tellStory, themes } from '../../../storyteller/src/index.ts'
import { listen } from './listen.ts'
import type { measureReading } from './measure-reading.ts'
import { printHeader, printVoice } from './table.ts'
import { figuresOfVoice, type StoryReading } from './voice-figures.ts'

type Measured = Awaited<ReturnType<typeof measureReading>>

/** Nine stories, told to one child or to two; fewer where `NARRATION_STORIES` says so. */
const stories = themes.slice(0, Number(process.env.NARRATION_STORIES ?? 9)).map((theme, index) => {
  const children = [{ name: 'Mia', age: 5 }, ...(index % 3 === 2 ? [{ name: 'Tom', age: 7 }] : [])]
  const companions = index % 2 === 1 ? [{ name: 'Gran', relationship: 'grandmother' }] : []
  const { sections } = tellStory({ seed: `reading ${index}`, theme, length: 'short', children, companions })
  const cast = [
    ...children.map(({ name }) => ({ name, role: 'child' })),
    ...companions.map(({ name, relationship }) => ({ name, role: relationship })),
  ]
  return { sections, cast }
})

/** Programs that listen are slow, and hear the first section of this many stories. */
const storiesListenedTo = 2

/**
 * Lets every built-in voice read the first, the middle and the last section of nine stories, and prints what was measured beside its limits.
 * A voice beyond one of them makes the run fail. `NARRATION_VOICES=luna,rowan` measures some voices only. `npm run bench -- voices` prints this table alone.
 */
export async function voiceTable(): Promise<void> {
  const measuring = openThreads<SectionRequest, Measured>(
    new URL('./measure-reading.worker.ts', import.meta.url),
    { threads: 2 },
  )
  const some = process.env.NARRATION_VOICES?.split(',')
  const faults: string[] = []
  let isHeard = true
  printHeader()
  for (const voice of voices.filter(({ name }) => !some || some.includes(nameOf(name)))) {
    const readings = await Promise.all(stories.map((_, index) => readStory(index, voice, measuring.run)))
    const heard = await listen(
      readings.slice(0, storiesListenedTo).map(([{ pcm }], index) => {
        const text = stories[index]?.sections[0]?.text ?? ''
        return { text, pcm, sampleRate }
      }),
    )
    isHeard &&= [heard.wordErrors, heard.opinion, heard.opinionP808].every((figure) => figure !== undefined)
    const figures = readings.map((parts) => parts.map((part) => part.figures) as unknown as StoryReading)
    const beyond = printVoice(nameOf(voice.name), figuresOfVoice(figures, heard))
    faults.push(...beyond.map((column) => `${voice.name}: ${column}`))
  }
  await measuring.close()
  if (!isHeard) console.log('A dash: a program that listens is not installed (docs/narration.md).')
  if (faults.length > 0) {
    console.log(`Beyond their limits: ${faults.join('; ')}`)
    process.exitCode = 1
  }
}

const nameOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function readStory(
  index: number,
  { voiceId }: BuiltinVoice,
  measure: (request: SectionRequest) => Promise<Measured>,
) {
  const { sections = [], cast = [] } = stories[index] ?? {}
  const { speed, pauseDuration } = paces['bedtime-story']
  const read = (position: number) => {
    const { text = '', pace = 1 } = sections[position] ?? {}
    const [from, to] = [position / sections.length, (position + 1) / sections.length]
    const place = { from, to, endsSection: true, cast }
    return measure({ text, voiceId, speed: speed * pace, pauseMs: pauseDuration * 1000, place })
  }
  return Promise.all([read(0), read(sections.length >> 1), read(sections.length - 1)])
}
