import { setTimeout as delay } from 'node:timers/promises'
import type { Story } from '@nightlight/contract'
import { type RequestedStory, requestStoryAs, waitUntilFinished } from '../../server/test/cluster.ts'
import { call, register, until } from '../../server/test/http-client.ts'
import { type ServerProcess, startServerProcess } from '../../server/test/server-process.ts'
import { mountPartition, type SmallDisk } from './small-disk.ts'

const stories = Number(process.env.FULL_DISK_STORIES ?? 6)
/** As long as nobody notices, and as long as it takes to delete something. */
const fullSeconds = (process.env.FULL_DISK_SECONDS ?? '15,60').split(',').map(Number)
const megabytes = 400
/** Longer than any story takes, shorter than the time limits of jobs. */
const patienceMinutes = 4

/**
 * One process with the embedded database on a small disk of its own, which is filled to the last byte while stories are being made, and
 * emptied again. All stories have to be finished, once, and counted once; meanwhile `/readyz` and a new story say what is wrong.
 */
export async function fullDisk(): Promise<void> {
  const disk = mountPartition(megabytes)
  if (!disk) return console.log('A small disk cannot be mounted here: that needs root and loop devices.')
  const server = await Supervised.start(disk.folder)
  try {
    const kept: RequestedStory[] = []
    for (const seconds of [0, ...fullSeconds]) kept.push(...(await round(server, disk, seconds)))
    await server.restart()
    for (const story of kept) await waitUntilFinished(server.process, story)
    console.log(`${kept.length} stories are whole after a new start, each made once and counted once`)
  } finally {
    await server.close()
    disk.remove()
  }
}

async function round(server: Supervised, disk: SmallDisk, seconds: number): Promise<RequestedStory[]> {
  const others = await Promise.all(
    Array.from({ length: Math.min(10, Math.ceil(seconds / 5)) }, () => becomeParent(server.process)),
  )
  const requested = await Promise.all(
    Array.from({ length: stories }, () =>
      requestStoryAs(server.process, `family-${crypto.randomUUID().slice(0, 8)}`, true),
    ),
  )
  await until(async () => (await narrating(server.process, requested)) || undefined)
  const [startsBefore, linesBefore] = [server.starts, server.process.output().length]
  if (seconds > 0) disk.fill()
  const meanwhile = seconds > 0 ? await whatIsSaid(server, others, seconds) : null
  requested.push(...(meanwhile?.accepted ?? []))
  disk.empty()
  const [emptied, emptiedAt] = [performance.now(), Date.now()]
  const since = () => `${((performance.now() - emptied) / 1000).toFixed(1).padStart(5)} s`
  await until(async () => (await readiness(server.process)) === 'ready' || undefined, patienceMinutes)
  const ready = since()
  const moved = Promise.all(requested.map((story) => goesOn(server, story)))
  const finished = Promise.all(requested.map((story) => finishedAtLast(server, story)))
  await moved
  const goingOn = since()
  await finished
  const label = seconds === 0 ? 'never full' : `full for ${seconds} s`
  console.log(
    `${label.padEnd(14)} ready after ${ready}, every story goes on after ${goingOn}, ${requested.length} narrated stories finished after ${since()}`,
  )
  if (!meanwhile) return requested
  for (const [kind, replies] of Object.entries(meanwhile.said))
    console.log(
      `  meanwhile ${kind}: ${[...replies].map(([reply, count]) => `${count}x ${reply}`).join('; ')}`,
    )
  const lines = server.process.output().slice(server.starts === startsBefore ? linesBefore : 0)
  const requeued = [...lines.matchAll(/"time":(\d+).*"requeued":(\d+)/g)]
  console.log(
    `  started again ${server.starts - startsBefore} times; lines of level 50: ${lines.split('"level":50').length - 1}; jobs queued again: ` +
      (requeued
        .map(([, at, count]) => `${count} at ${((Number(at) - emptiedAt) / 1000).toFixed(1)} s`)
        .join(', ') || 'none'),
  )
  return requested
}

const narrating = async (server: ServerProcess, requested: readonly RequestedStory[]) => {
  const all = await Promise.all(requested.map((story) => read(server, story)))
  return all.some(
    ({ narration }) => narration?.status === 'recording' || (narration?.sections.length ?? 0) > 0,
  )
}

/** Asks for readiness each second, and as another family for a new story every five. */
async function whatIsSaid(server: Supervised, others: readonly Parent[], seconds: number) {
  const said = { '/readyz': new Map<string, number>(), 'a new story': new Map<string, number>() }
  const accepted: RequestedStory[] = []
  const count = (of: Map<string, number>, reply: string) => of.set(reply, (of.get(reply) ?? 0) + 1)
  const end = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < end; n++) {
    count(said['/readyz'], await readiness(server.process))
    const parent = n % 5 === 0 ? others[n / 5] : undefined
    if (parent) {
      const { reply, story } = await askForStory(server.process, parent)
      count(said['a new story'], reply)
      if (story) accepted.push(story)
    }
    await delay(1000)
  }
  return { said, accepted }
}

async function readiness(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/readyz`).catch(() => null)
  if (!answer) return 'no answer'
  const { status } = (await answer.json()) as { status: string }
  return answer.ok ? status : `${answer.status} ${status}`
}

interface Parent {
  readonly cookie: string
  readonly childId: number
}

async function becomeParent(server: ServerProcess): Promise<Parent> {
  const cookie = await register(server, `other-${crypto.randomUUID().slice(0, 8)}`)
  const child = await call<{ id: number }>(server, cookie, 'POST', '/api/user/children', {
    name: 'Tom',
    age: 5,
  })
  return { cookie, childId: child.id }
}

async function askForStory(server: ServerProcess, { cookie, childId }: Parent) {
  const answer = await fetch(`${server.url}/api/stories/generate`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ mainCharacterIds: [childId], storyTheme: 'space', storyLength: 'short' }),
  }).catch(() => null)
  if (!answer) return { reply: 'no answer', story: null }
  const { id, message } = (await answer.json()) as { id?: string; message?: string }
  return {
    reply: `${answer.status} ${message ?? 'accepted'}`,
    story: id ? { cookie, id, narrated: true } : null,
  }
}

/** Waits until there is more of a story than there was, or all of it. */
async function goesOn(server: Supervised, story: RequestedStory): Promise<void> {
  const before = await until(() => amount(server.process, story))
  await until(async () => {
    const now = await amount(server.process, story)
    return now === 'whole' || (now !== undefined && now !== before) || undefined
  }, patienceMinutes)
}

async function amount(server: ServerProcess, story: RequestedStory): Promise<string | undefined> {
  const current = await read(server, story).catch(() => null)
  if (!current) return undefined
  const { status, narration, storyImages } = current
  if (status === 'ready' && narration?.status === 'ready') return 'whole'
  return `${status} ${storyImages?.length} ${narration?.status} ${narration?.sections.length}`
}

const read = (server: ServerProcess, { cookie, id }: RequestedStory) =>
  call<Story>(server, cookie, 'GET', `/api/stories/${id}`)

/** Repeats a request that failed in passing, as a browser does. */
async function finishedAtLast(server: Supervised, story: RequestedStory): Promise<void> {
  await until(
    () => amount(server.process, story).then((now) => now === 'whole' || undefined),
    patienceMinutes,
  )
  await waitUntilFinished(server.process, story)
}

/** Started again whenever it ends, as a container is. */
class Supervised {
  process: ServerProcess
  starts = 1
  readonly #folder: string
  #isClosing = false

  private constructor(folder: string, process: ServerProcess) {
    this.#folder = folder
    this.process = process
    this.#watch()
  }

  static async start(folder: string): Promise<Supervised> {
    return new Supervised(folder, await startOn(folder))
  }

  async restart(): Promise<void> {
    this.#isClosing = true
    await this.process.kill('SIGTERM')
    this.#isClosing = false
    await this.#startAgain()
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.process.kill('SIGTERM')
  }

  #watch(): void {
    this.process.child.once('exit', () => {
      if (!this.#isClosing) void this.#startAgain()
    })
  }

  async #startAgain(): Promise<void> {
    try {
      this.process = await startOn(this.#folder)
      this.starts++
      this.#watch()
    } catch {
      // The disk is full still.
      await delay(1000)
      if (!this.#isClosing) await this.#startAgain()
    }
  }
}

const startOn = (folder: string) => startServerProcess({ DATA_DIR: `${folder}/data`, TRUST_PROXY: 'true' })
