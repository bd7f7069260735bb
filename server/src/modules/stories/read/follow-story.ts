import type { FastifyReply } from 'fastify'
import { openEventStream } from '../../../platform/http/event-stream.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { storyTopic } from '../advance-story.ts'
import type { ReadableStory } from './readable-story.ts'
import { readProgress } from './story-progress.ts'

/**
 * Streams snapshots of a story in the making, one at once and one whenever something was saved, until nothing more will
 * come. Every snapshot is read anew, so that the next event makes up for one that was lost, and access is checked again each time.
 * @param checkAccess returns the story if the reader may see it
 * @throws what `checkAccess` throws, as long as there is no stream yet; later the stream ends
 */
export async function followStory(
  { db, events }: Pick<PlatformDeps, 'db' | 'events'>,
  reply: FastifyReply,
  checkAccess: () => Promise<ReadableStory>,
): Promise<void> {
  const { id } = await checkAccess()
  const stream = openEventStream(reply)
  const sendSnapshot = oneAtATime(async () => {
    await checkAccess()
    const progress = await readProgress(db, id)
    if (progress) stream.send('progress', progress)
    if (!progress || progress.settled) stream.end()
  })
  const send = () => sendSnapshot().catch(() => stream.end())
  const unsubscribe = await events.subscribe(storyTopic(id), () => void send())
  stream.onClose(unsubscribe)
  await send()
}

/** Any number of calls during a run result in one more run after it, which reads everything that they announce. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isRequested = false
  return () => {
    isRequested = true
    running ??= (async () => {
      try {
        while (isRequested) {
          isRequested = false
          await work()
        }
      } finally {
        running = null
      }
    })()
    return running
  }
}
