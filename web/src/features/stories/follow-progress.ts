import { type StoryProgress, storyProgress } from '@nightlight/contract'
import { useEffect, useState } from 'react'
import { addressOf } from '../../lib/api.ts'

/** A stream that ends before its story did is opened again this often, each time a little later. */
const maxReopenings = 5

/**
 * Listens to a story in the making until nothing more will come.
 * @returns the way to stop listening
 */
export function followProgress(id: string, heard: (progress: StoryProgress) => void): () => void {
  let source: EventSource
  let timer = 0
  let reopened = 0
  let last: StoryProgress | null = null

  const open = () => {
    source = new EventSource(addressOf(storyProgress.url, { id }), { withCredentials: true })
    source.addEventListener('progress', (event) => {
      last = JSON.parse(event.data) as StoryProgress
      heard(last)
    })
    source.addEventListener('end', reopen)
    source.addEventListener('error', () => {
      // The browser itself tries again after a lost connection, but not after an answer that is no stream.
      if (source.readyState === EventSource.CLOSED) reopen()
    })
  }
  /** A server that goes down says `end` too; the story goes on when it is back. */
  const reopen = () => {
    source.close()
    if ((last && isSettled(last)) || reopened >= maxReopenings) return
    reopened += 1
    timer = window.setTimeout(open, 1000 * reopened)
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** What was last heard of a story; null while nothing was. */
export function useProgress(id: string | null): StoryProgress | null {
  const [progress, setProgress] = useState<StoryProgress | null>(null)
  useEffect(() => {
    if (!id) return
    const stop = followProgress(id, setProgress)
    return () => {
      stop()
      setProgress(null)
    }
  }, [id])
  return progress
}

export function isSettled({ status, narration }: StoryProgress): boolean {
  if (status !== 'ready') return status === 'failed'
  return narration === null || narration.done >= narration.total
}
