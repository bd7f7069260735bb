import { type StoryProgress, storyProgress, urlOf } from '@nightlight/contract'
import { useEffect, useState } from 'react'

/** How many times a stream that ended too early is reopened, each time after a longer delay. */
const maxRetries = 5

/**
 * Follows a story's progress until it is settled.
 * @returns a function that stops following
 */
export function followProgress(id: string, onProgress: (progress: StoryProgress) => void): () => void {
  let source: EventSource
  let timer = 0
  let retries = 0
  let last: StoryProgress | null = null

  const open = () => {
    source = new EventSource(urlOf(storyProgress, { params: { id } }), { withCredentials: true })
    source.addEventListener('progress', (event) => {
      last = JSON.parse(event.data) as StoryProgress
      onProgress(last)
    })
    source.addEventListener('end', reopen)
    source.addEventListener('error', () => {
      // The browser reconnects after a lost connection, but not after a response that is not a stream.
      if (source.readyState === EventSource.CLOSED) reopen()
    })
  }
  /** A server that shuts down also sends `end`; work on the story continues when it is back. */
  const reopen = () => {
    source.close()
    if (last?.settled || retries >= maxRetries) return
    retries += 1
    timer = window.setTimeout(open, 1000 * retries)
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}

/** The latest progress of a story; null before the first. */
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
