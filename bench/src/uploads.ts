import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { encodeWav } from '../../lullaby/src/wav.ts'
import { report } from './figures.ts'
import { type Parent, registerParent, timeStory } from './parent.ts'
import { newDataDir, type RunningServer, removeDataDir, startServer } from './running-server.ts'

/** MiB of the server itself: what decodes photos is a process of its own, which ends when it is done. */
const mostMemory = 1024
/** Seconds. */
const longestHealthCheck = 1
const families = 6

/**
 * A hundred uploads at once that are made to use up memory: photos that unpack to hundreds of megabytes, and the largest recordings and
 * music that are accepted. Prints the memory of the server and its processes at its peak, and how long it took to say that it is well.
 */
export async function uploads(): Promise<void> {
  const dataDir = newDataDir()
  const server = await startServer(dataDir, { SAMPLE_CONTENT: 'false' })
  try {
    const admin = await registerParent(server, server.setupCode)
    const parents = await Promise.all(Array.from({ length: families }, () => moonbeamParent(server, admin)))
    const requests = await hostileRequests(server, admin, parents)
    // What making the stories has left behind is collected.
    await delay(20_000)
    report('memory of the server before', server.memory(), 'MiB')
    const endWatch = watchServer(server)
    const began = performance.now()
    const statuses = await Promise.all(requests.map((send) => send().catch(() => 'broken off')))
    const seconds = (performance.now() - began) / 1000
    const { memory, own, health } = await endWatch()
    for (const [status, replies] of Map.groupBy(statuses, (status) => status))
      console.log(`  ${status}: ${replies.length} times`)
    report(`${requests.length} hostile uploads at once, all answered after`, seconds, 's')
    report('  most memory of the server itself', own, 'MiB', mostMemory)
    report('  most memory of all its processes', memory, 'MiB')
    report('  longest time to answer /healthz', health, 's', longestHealthCheck)
    await delay(15_000)
    report('  memory of the server 15 s later', server.memory(), 'MiB')
    if (own > mostMemory || health > longestHealthCheck) process.exitCode = 1
  } finally {
    await server.stop()
    removeDataDir(dataDir)
  }
}

async function moonbeamParent(server: RunningServer, admin: Parent): Promise<Parent> {
  const parent = await registerParent(server)
  const { id } = await parent.call<{ id: number }>('GET', '/api/user')
  await admin.call('PUT', `/api/admin/users/${id}/plan`, { subscriptionLevel: 'moonbeam' })
  return parent
}

type Send = () => Promise<number>

async function hostileRequests(
  server: RunningServer,
  admin: Parent,
  parents: readonly Parent[],
): Promise<Send[]> {
  const parentAt = (index: number) => parents[index % parents.length] as Parent
  const photos = await hostilePhotos()
  const links = [await readingLink(server, parentAt(0)), await readingLink(server, parentAt(1))]
  const recording = longRecording(24_000, 300, 1)
  const sample = longRecording(48_000, 118, 2)
  const music = longRecording(48_000, 600, 2)
  const post = async (path: string, cookie: string, body: FormData) =>
    statusOf(fetch(server.url + path, { method: 'POST', headers: { cookie }, body }))
  const many = (count: number, send: (index: number) => Promise<number>): Send[] =>
    Array.from({ length: count }, (_, index) => () => send(index))
  return [
    ...many(60, (index) => {
      const photo = photos[index % photos.length] as Buffer
      const { cookie, childId } = parentAt(index)
      return post(
        `/api/character/children/${childId}/upload-photos`,
        cookie,
        form('photos', [photo, photo, photo]),
      )
    }),
    ...many(20, (index) =>
      statusOf(
        fetch(`${server.url}/api/reading/pages/0`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${links[index % links.length]}`, 'content-type': 'audio/wav' },
          body: recording,
        }),
      ),
    ),
    ...many(16, (index) => post('/api/user/voices', parentAt(index).cookie, form('sample', [sample]))),
    ...many(4, () => post('/api/admin/music/uploads', admin.cookie, form('file', [music]))),
  ]
}

/** Small files that are large pictures, and one that is as large as it may be. */
async function hostilePhotos(): Promise<Buffer[]> {
  const oneColour = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: '#c08060' }, limitInputPixels: false })
  const side = 2200
  const noise = { width: side, height: side, channels: 3 } as const
  return [
    await oneColour(10_900, 10_900).jpeg({ progressive: true }).toBuffer(),
    await oneColour(6_300, 4_700).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    await oneColour(7_000, 6_300, 4).png({ progressive: true }).toBuffer(),
    await oneColour(8_600, 5_800).jpeg().toBuffer(),
    await sharp(randomBytes(side * side * 3), { raw: noise })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  ]
}

async function readingLink(server: RunningServer, parent: Parent): Promise<string> {
  await timeStory(server, parent, 'short')
  const [story] = await parent.call<{ id: string }[]>('GET', '/api/user/stories')
  const { link } = await parent.call<{ link: string }>('POST', `/api/stories/${story?.id}/readings`, {
    readerName: 'Grandma',
  })
  return link.split('#')[1] ?? ''
}

/** A recording that is loud enough to be taken for a voice. */
function longRecording(sampleRate: number, seconds: number, channels: number): Uint8Array<ArrayBuffer> {
  const noise = randomBytes(sampleRate * seconds)
  const pcm = Float32Array.from(noise, (byte, index) => Math.sin(index / 9) * 0.2 + (byte - 128) / 512)
  return encodeWav({ sampleRate, channels: Array.from({ length: channels }, () => pcm) })
}

function form(name: string, files: readonly Uint8Array[]): FormData {
  const data = new FormData()
  data.append('name', 'Jo')
  for (const file of files) data.append(name, new Blob([file as Uint8Array<ArrayBuffer>]), 'file')
  return data
}

async function statusOf(response: Promise<Response>): Promise<number> {
  const { status, body } = await response
  await body?.cancel()
  return status
}

/** @returns what ends the watch */
function watchServer({
  pid,
  url,
}: RunningServer): () => Promise<{ memory: number; own: number; health: number }> {
  const worker = new Worker(new URL('./watch-server.worker.ts', import.meta.url), {
    workerData: { pid, url },
  })
  return async () => {
    worker.postMessage('end')
    const [{ memory, own, health }] = await once(worker, 'message')
    return { memory, own, health }
  }
}
