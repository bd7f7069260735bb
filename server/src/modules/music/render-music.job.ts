import { Worker } from 'node:worker_threads'
import { tracks } from '@nightlight/lullaby'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { saveRendered } from './music.queries.ts'

export const renderMusic = defineJob<{ trackId: string }>('render-music', {
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
})

export const musicJobs = [renderMusic]

export const trackFileKey = (trackId: string) => `music/${trackId}.mp3`

/** Renders music in this process, one track at a time on a separate thread; each takes a second or two. */
export async function workOnMusic({
  db,
  jobs,
  files,
}: Pick<PlatformDeps, 'db' | 'jobs' | 'files'>): Promise<void> {
  await jobs.work(renderMusic, { concurrency: 1 }, async ({ data, signal }) => {
    const track = tracks.find(({ id }) => id === data.trackId)
    // Enqueued by a version that had it.
    if (!track) return
    const key = trackFileKey(track.id)
    const isNew = !(await files.find(key))
    await files.put(key, await render(track.id, signal), 'audio/mpeg')
    await saveRendered(db, `${track.id}.mp3`, { duration: Math.round(track.seconds), isNew })
  })
}

function render(trackId: string, signal: AbortSignal): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const worker = new Worker(new URL('./render-music.worker.ts', import.meta.url), { workerData: { trackId } })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop, { once: true })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The music thread ended early (${code})`)))
  return promise.finally(() => signal.removeEventListener('abort', stop))
}
