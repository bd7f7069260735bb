import type { FastifyReply } from 'fastify'
import { openEventStream } from '../../../platform/http/event-stream.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { storyTopic } from '../advance-story.ts'
import type { ReadableStory } from './readable-story.ts'
import { readProgress } from './story-progress.ts'

/**
 * Streams snapshots of a story in the making, one at once and one whenever something was saved, until nothing more will
 * come. Every snapshot is read anew, so that one lost event is made good by the next; and so is whether the reader may see it still.
 * @param look the story as its reader may see it
 * @throws what `look` throws, while there is no stream yet; later the stream ends
 */
export async function followStory(
  { db, events }: Pick<PlatformDeps, 'db' | 'events'>,
  reply: FastifyReply,
  look: () => Promise<ReadableStory>,
): Promise<void> {
  const { id } = await look()
  const stream = openEventStream(reply)
  const sendSnapshot = oneAtATime(async () => {
    await look()
    const progress = await readProgress(db, id)
    if (progress) stream.send('progress', progress)
    if (!progress || progress.settled) stream.end()
  })
  const send = () => sendSnapshot().catch(() => stream.end())
  const unsubscribe = await events.subscribe(storyTopic(id), () => void send())
  stream.onClose(unsubscribe)
  await send()
}

/** While one runs, any number of further calls become one more run after it: what they announce is read together. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false
  return () => {
    again = true
    running ??= (async () => {
      try {
        while (again) {
          again = false
          await work()
        }
      } finally {
        running = null
      }
    })()
    return running
  }
}
