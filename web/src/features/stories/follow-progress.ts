import { type StoryProgress, storyProgress, urlOf } from '@nightlight/contract'
import { useCallback, useSyncExternalStore } from 'react'
import { checkReachable, isOnline, onOnlineChange } from '../../lib/online.ts'
import { onRecovered, reportAway } from '../../lib/recovery.ts'

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
      retries = 0
      onProgress(last)
    })
    source.addEventListener('end', reopen)
    source.addEventListener('error', () => {
      checkReachable()
      // The browser reconnects after a lost connection, but not after a response that is not a stream.
      if (source.readyState === EventSource.CLOSED) reopen()
    })
  }
  /** A server that shuts down also sends `end`; work on the story continues when it is back. */
  const reopen = () => {
    source.close()
    if (last?.settled) return
    if (retries >= maxRetries) {
      // No response says why a stream does not open.
      reportAway()
      return
    }
    retries += 1
    timer = window.setTimeout(open, 1000 * retries)
  }
  /** Given up while there was no connection, or while nobody was served. */
  const resume = () => {
    if (!isOnline() || last?.settled || source.readyState !== EventSource.CLOSED) return
    clearTimeout(timer)
    retries = 0
    open()
  }
  open()
  const stopListening = [onOnlineChange(resume), onRecovered(resume)]
  return () => {
    for (const stop of stopListening) stop()
    clearTimeout(timer)
    source.close()
  }
}

interface Stream {
  readonly listeners: Set<() => void>
  last: StoryProgress | null
  stop: () => void
}

/** By story: all parts of a page share a stream, as browsers open few of them. */
const streams = new Map<string, Stream>()

/** The latest progress of a story; null before the first. */
export function useProgress(id: string | null): StoryProgress | null {
  const subscribe = useCallback((listener: () => void) => (id ? join(id, listener) : () => {}), [id])
  return useSyncExternalStore(subscribe, () => (id && streams.get(id)?.last) || null)
}

function join(id: string, listener: () => void): () => void {
  const stream = streams.get(id) ?? openStream(id)
  stream.listeners.add(listener)
  return () => {
    stream.listeners.delete(listener)
    if (stream.listeners.size > 0) return
    stream.stop()
    streams.delete(id)
  }
}

function openStream(id: string): Stream {
  const stream: Stream = { listeners: new Set(), last: null, stop: () => {} }
  streams.set(id, stream)
  stream.stop = followProgress(id, (progress) => {
    stream.last = progress
    for (const listener of stream.listeners) listener()
  })
  return stream
}
