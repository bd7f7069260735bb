import type { Story, StoryLength, StoryProgress } from '@nightlight/contract'
import type { RunningServer } from './running-server.ts'

/** A parent with one child, over HTTP like any other. */
export interface Parent {
  readonly cookie: string
  readonly childId: number
  call<T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<T>
}

export async function registerParent(server: RunningServer, setup?: string | null): Promise<Parent> {
  const username = `parent-${crypto.randomUUID().slice(0, 8)}`
  const password = 'lantern light'
  const response = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, confirmPassword: password, ...(setup && { setup }) }),
  })
  if (!response.ok) throw new Error(`Registration returned ${response.status}: ${await response.text()}`)
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const call = callerOf(server, cookie)
  const child = await call<{ id: number }>('POST', '/api/user/children', { name: 'Juniper', age: 5 })
  return { cookie, childId: child.id, call }
}

/** Milliseconds from Create to each thing that a parent waits for. */
export interface StoryTimes {
  text: number
  cover: number
  pictures: number
  /** Until the sound of the first section has been loaded. That any section is recorded does not do: the story begins with the first one. */
  firstNarration: number
  done: number
}

/** Asks for a story and follows it as the web app does. */
export async function timeStory(
  server: RunningServer,
  parent: Parent,
  storyLength: StoryLength,
): Promise<StoryTimes> {
  const began = performance.now()
  const request = {
    mainCharacterIds: [parent.childId],
    storyTheme: 'adventure',
    storyLength,
    generateAudio: true,
  }
  const { id } = await parent.call<{ id: string }>('POST', '/api/stories/generate', request, {
    prefer: 'respond-async',
  })
  const times: Partial<StoryTimes> = {}
  let sound: Promise<void> | undefined
  const loadSound = async () => {
    if (await loadFirstSection(server, parent, id)) times.firstNarration = performance.now() - began
    else sound = undefined
  }
  for await (const progress of follow(server, parent, id)) {
    const now = performance.now() - began
    if (progress.status === 'failed') throw new Error(progress.message ?? 'The story failed')
    if (progress.title) times.text ??= now
    if (progress.thumbnailUrl) times.cover ??= now
    if (progress.pictures && progress.pictures.done === progress.pictures.total) times.pictures ??= now
    if (progress.narration && progress.narration.done > 0) sound ??= loadSound()
  }
  await sound
  if (times.firstNarration === undefined) await loadSound()
  times.done = performance.now() - began
  return times as StoryTimes
}

/** @returns false while the first section is not recorded */
async function loadFirstSection(server: RunningServer, parent: Parent, id: string): Promise<boolean> {
  const { narration } = await parent.call<Story>('GET', `/api/stories/${id}`)
  const first = narration?.sections[0]
  if (!first) return false
  const response = await fetch(server.url + first.audioUrl, { headers: { cookie: parent.cookie } })
  if (!response.ok) throw new Error(`The first section returned ${response.status}`)
  await response.arrayBuffer()
  return true
}

async function* follow(server: RunningServer, parent: Parent, id: string): AsyncGenerator<StoryProgress> {
  const stream = await fetch(`${server.url}/api/stories/${id}/progress`, {
    headers: { cookie: parent.cookie },
  })
  let text = ''
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const events = text.split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) {
      const data = /^event: progress\ndata: (.*)$/s.exec(event)?.[1]
      if (data) yield JSON.parse(data) as StoryProgress
    }
  }
}

export function callerOf(server: RunningServer, cookie: string): Parent['call'] {
  return async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const ask = () =>
      fetch(server.url + path, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    let response = await ask()
    // The product limits how often stories can be requested, also for a benchmark.
    for (let patience = 0; response.status === 429 && patience < 70; patience++) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      response = await ask()
    }
    if (!response.ok)
      throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`)
    return (response.status === 204 ? undefined : await response.json()) as T
  }
}
