import type { StoryLength } from '@nightlight/contract'
import { median, report } from './figures.ts'
import { registerParent, type StoryTimes, timeStory } from './parent.ts'
import { newDataDir, removeDataDir, startServer } from './running-server.ts'

const limits: Record<'text' | 'cover' | 'pictures' | 'firstNarration', number> = {
  text: 0.3,
  cover: 0.7,
  pictures: 1,
  firstNarration: 1.5,
}

/** From Create to text, pictures, first sound and everything; and the memory that fifty stories leave behind. */
export async function firstStory(stories = 50): Promise<void> {
  const dataDir = newDataDir()
  const server = await startServer(dataDir)
  const parent = await registerParent(server, server.setupCode)
  await settled(server.url)
  report('memory after start', server.memory(), 'MiB')
  let count = 0
  for (const length of ['short', 'long'] satisfies StoryLength[]) {
    const times: StoryTimes[] = []
    for (let round = 0; round < 5; round++, count++) times.push(await timeStory(server, parent, length))
    reportTimes(length, times)
  }
  for (; count < stories; count++) await timeStory(server, parent, 'short')
  report(`memory after ${stories} stories`, server.memory(), 'MiB')
  await server.stop()
  removeDataDir(dataDir)
}

function reportTimes(length: StoryLength, times: readonly StoryTimes[]): void {
  const seconds = (part: keyof StoryTimes) => median(times.map((each) => each[part])) / 1000
  for (const part of ['text', 'cover', 'pictures', 'firstNarration'] as const) {
    report(`${length} story: Create to ${part}`, seconds(part), 's', limits[part])
  }
  report(`${length} story: Create to all done`, seconds('done'), 's', length === 'long' ? 15 : undefined)
}

/** The samples of a first start are made by the same engines: wait until they are there. */
export async function settled(url: string): Promise<void> {
  for (let look = 0; look < 240; look++) {
    const samples = (await (await fetch(`${url}/api/stories`)).json()) as { audioUrl: string | null }[]
    if (samples.length >= 2 && samples.every((sample) => sample.audioUrl)) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
