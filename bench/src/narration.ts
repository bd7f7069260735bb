import { setTimeout as wait } from 'node:timers/promises'
import type { Story } from '@nightlight/contract'
import { joinMp3 } from '../../server/src/platform/audio/join-mp3.ts'
import { openBuiltinSpeech } from '../../server/src/providers/speech/builtin/index.ts'
import { sampleRate, say } from '../../server/src/providers/speech/builtin/speak-section.ts'
import { onsetErrors } from '../../server/test/voice-measures.ts'
import { tellStory } from '../../storyteller/src/index.ts'
import { median, report } from './figures.ts'
import { settled } from './first-story.ts'
import { type Parent, registerParent, timeStory } from './parent.ts'
import { voiceTable } from './readings/voice-table.ts'
import { newDataDir, type RunningServer, removeDataDir, startServer } from './running-server.ts'

/** How long a family waits for a voice, how fast voices speak, how exact their words are timed, and twenty stories at once. */
export async function narration(): Promise<void> {
  await voiceTable()
  wordTimes()
  await throughput()
  const dataDir = newDataDir()
  const server = await startServer(dataDir, { NARRATION_THREADS: '2' })
  const parent = await registerParent(server, server.setupCode)
  await settled(server.url)
  for (const length of ['short', 'long'] as const) {
    const times = await timeStory(server, parent, length)
    report(
      `${length} story: Create to first section heard`,
      times.firstNarration / 1000,
      's',
      firstSoundWithin[length],
    )
    report(`${length} story: Create to whole story`, times.done / 1000, 's')
  }
  await manyAtOnce(server, parent, 20)
  await server.stop()
  removeDataDir(dataDir)
}

/** Seconds, on two cores that do nothing else. */
const firstSoundWithin = { short: 0.9, long: 1.2 }

const story = () =>
  tellStory({
    seed: 'bench',
    theme: 'adventure',
    length: 'long',
    children: [{ name: 'Mia', age: 5 }],
    companions: [],
  })

/** Seconds of speech that come out of one second, and the size of the file. */
async function throughput(): Promise<void> {
  const { sections } = story()
  const signal = new AbortController().signal
  for (const threads of [1, 2]) {
    const speech = openBuiltinSpeech({ threads })
    const request = { voiceId: 'builtin-luna', speed: 0.8, pauseMs: 800, signal }
    await speech.record({ ...request, text: 'Hush.' })
    const began = performance.now()
    const takes = await Promise.all(sections.map(({ text }) => speech.record({ ...request, text })))
    const seconds = (performance.now() - began) / 1000
    const spoken = takes.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000
    report(`seconds of speech a second, ${threads} thread(s)`, spoken / seconds, 's/s')
    const whole = joinMp3(
      takes.map(({ mp3 }) => mp3),
      'Story',
    )
    if (threads === 1) report('file, a minute of story', whole.mp3.length / 1024 / (spoken / 60), 'KiB')
    await speech.close()
  }
}

/** How far word times differ from the sound. Times are read off the engine's trace, which knows nothing of that. */
function wordTimes(): void {
  const errors = ['builtin-luna', 'builtin-bramble', 'builtin-rowan'].flatMap((voiceId) =>
    story()
      .sections.slice(0, 4)
      .flatMap(({ text }) => {
        const { pcm, words } = say({ text, voiceId, speed: 0.8, pauseMs: 800 })
        return onsetErrors(pcm, words, sampleRate)
      }),
  )
  const sorted = errors.toSorted((one, other) => one - other)
  report(`word times, median error (${errors.length} onsets)`, median(errors), 'ms')
  report('word times, 95 of 100 are within', sorted[Math.floor(sorted.length * 0.95)] ?? 0, 'ms')
}

/** Narrates stories at the same time, and measures other calls meanwhile. */
async function manyAtOnce(server: RunningServer, parent: Parent, count: number): Promise<void> {
  const ids: string[] = []
  const request = {
    mainCharacterIds: [parent.childId],
    storyTheme: 'animals',
    storyLength: 'short',
    generateAudio: false,
  }
  for (let index = 0; index < count; index++) {
    const { id } = await parent.call<{ id: string }>('POST', '/api/stories/generate', request)
    ids.push(id)
  }
  const began = performance.now()
  const voice = { providerId: 'builtin', voiceId: 'builtin-luna', options: {} }
  const headers = { prefer: 'respond-async' }
  for (const id of ids) await parent.call('POST', `/api/tts/story/${id}/generate`, voice, headers)
  let memory = server.memory()
  const others = otherCalls(ids[0] ?? '', parent)
  const times = others.map(({ name }) => ({ name, each: [] as number[] }))
  let left = [...ids]
  while (left.length > 0) {
    for (let look = 0; look < 20; look++) {
      const at = look % others.length
      const start = performance.now()
      await others[at]?.call()
      times[at]?.each.push(performance.now() - start)
      memory = Math.max(memory, server.memory())
      await wait(50)
    }
    const looked = await Promise.all(
      left.map((id) => parent.call<Story>('GET', `/api/stories/${id}`, undefined)),
    )
    left = left.filter((_, index) => looked[index]?.narration?.status !== 'ready')
  }
  report(`${count} stories at once: all read after`, (performance.now() - began) / 1000, 's')
  report(`${count} stories at once: most memory`, memory, 'MiB')
  const all = times.flatMap(({ each }) => each)
  report('other calls meanwhile, 99 of 100 within', nearlyAll(all), 'ms', 100)
  report('other calls meanwhile, half within', median(all), 'ms')
  for (const { name, each } of times) report(`${name} meanwhile, 99 of 100 within`, nearlyAll(each), 'ms')
}

/** What families do while others' stories are read: a page that is opened, a wish that is typed, a child that is changed. */
function otherCalls(story: string, parent: Parent) {
  const wish = {
    mainCharacterIds: [parent.childId],
    text: 'First day of school tomorrow, and she is nervous. No witches please.',
  }
  const child = `/api/user/children/${parent.childId}`
  return [
    { name: 'the list', call: () => parent.call('GET', '/api/stories') },
    { name: 'a story', call: () => parent.call('GET', `/api/stories/${story}`) },
    { name: 'the children', call: () => parent.call('GET', '/api/user/children') },
    { name: 'who is signed in', call: () => parent.call('GET', '/api/user') },
    { name: 'a wish understood', call: () => parent.call('POST', '/api/stories/understand', wish) },
    { name: 'a child changed', call: () => parent.call('PATCH', child, { name: 'Juniper', age: 5 }) },
  ]
}

const nearlyAll = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0
