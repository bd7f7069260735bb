import { type Story, type StoryPosition, saveReadingPosition } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import { currentUserKey, queryClient } from '../../../lib/query-client.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { storyQuery } from '../../stories/index.ts'
import { sentencesOf } from '../lay-out-text.ts'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { PositionSaver } from './position-saver.ts'
import {
  positionAt,
  resumePosition,
  resumeTime,
  type StoredPosition,
  storedPosition,
  storePosition,
  storyStart,
} from './resume.ts'

/** Saves the position while listening. @returns a function that stops it */
export function savePositionWhilePlaying(player: NarrationPlayer, story: () => Story): () => void {
  const saver = saverOf(story().id)
  let wasPlaying = false
  const unsubscribe = player.subscribe(() => {
    const { status } = player
    if (status === 'paused' && wasPlaying) saver.stop(positionAt(story(), player.positionMs))
    else if (status === 'playing' || status === 'paused') saver.update(positionAt(story(), player.positionMs))
    else if (status === 'ended') saver.update(storyStart)
    wasPlaying = status === 'playing'
  })
  const stopFlushing = flushWhenLeft(saver)
  return () => {
    unsubscribe()
    stopFlushing()
  }
}

/** Resumes at another device's position when the user comes back to this one. */
export function useOtherDevicePosition(story: Story, player: NarrationPlayer | null): void {
  const client = useQueryClient()
  const latest = useLatest(story)
  const { id, readingPosition } = story
  const updatedAt = readingPosition?.updatedAt

  useEffect(() => {
    const { readingPosition } = latest.current
    if (!player || player.wantsToPlay || !readingPosition || readingPosition.updatedAt !== updatedAt) return
    if (storedPosition(id)?.synced === updatedAt || resumePosition(latest.current) !== readingPosition) return
    saverOf(id).adopt(readingPosition, readingPosition.updatedAt)
    const timeMs = resumeTime(latest.current, readingPosition)
    if (Math.abs(timeMs - player.positionMs) > 1000) player.seek(timeMs)
  }, [id, updatedAt, player, latest])

  useEffect(() => {
    const refetchStory = () => {
      if (document.visibilityState !== 'visible' || player?.wantsToPlay || !isSignedIn()) return
      void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
    }
    document.addEventListener('visibilitychange', refetchStory)
    return () => document.removeEventListener('visibilitychange', refetchStory)
  }, [id, player, client])
}

const saveEveryMs = 1000

/** Saves the position while reading a story without narration, and scrolls to it on opening. */
export function useSavedScrollPosition(
  page: RefObject<HTMLElement | null>,
  story: Story,
  silent: boolean,
): void {
  const latest = useLatest(story)
  useEffect(() => {
    const container = page.current
    if (!silent || !container) return
    const saver = saverOf(latest.current.id)
    const frame = requestAnimationFrame(() => scrollToPosition(container, latest.current))
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        const readingPosition = positionInView(container, latest.current)
        if (readingPosition) saver.update(readingPosition)
      }, saveEveryMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    const stopFlushing = flushWhenLeft(saver)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
      stopFlushing()
    }
  }, [page, silent, latest])
}

function scrollToPosition(container: HTMLElement, story: Story): void {
  const position = resumePosition(story)
  if (!position || (position.section === 0 && position.sentenceStart === 0)) return
  const text = story.storyStructure.sections[position.section]?.text ?? ''
  const index = sentencesOf(text).findLastIndex(({ start }) => start <= position.sentenceStart)
  const section = container.querySelector(`[data-section="${position.section}"]`)
  section?.querySelectorAll('[data-sentence]')[index]?.scrollIntoView({ block: 'start' })
}

/** The first sentence below the header; the beginning once the end has been seen. */
function positionInView(container: HTMLElement, { storyStructure }: Story): StoryPosition | null {
  const sentences = [...container.querySelectorAll<HTMLElement>('[data-sentence]')]
  const last = sentences.at(-1)
  if (!last || last.getBoundingClientRect().bottom < innerHeight) return { ...storyStart, positionMs: null }
  const top = sentences.find((sentence) => sentence.getBoundingClientRect().bottom > headerPx)
  const section = top?.closest<HTMLElement>('[data-section]')
  if (!top || !section) return null
  const position = Number(section.dataset.section)
  const index = [...section.querySelectorAll('[data-sentence]')].indexOf(top)
  const start = sentencesOf(storyStructure.sections[position]?.text ?? '')[index]?.start ?? 0
  return { section: position, sentenceStart: start, positionMs: null, narrationId: null }
}

const headerPx = 88

/** One per story for the lifetime of the app: a position that one page could not send is sent by the next. */
const savers = new Map<string, PositionSaver>()

function saverOf(storyId: string): PositionSaver {
  const saver =
    savers.get(storyId) ?? new PositionSaver(storyId, (position) => sendPosition(storyId, position))
  savers.set(storyId, saver)
  return saver
}

/** Sends the position that was saved while offline. */
export async function sendUnsentPosition(storyId: string): Promise<void> {
  const stored = storedPosition(storyId)
  const position = unsentPosition(stored)
  if (!stored || !position) return
  const updatedAt = await sendPosition(storyId, position)
  if (updatedAt) storePosition(storyId, { ...stored, synced: updatedAt })
}

/** The stored position, if it is newer than the server's. */
function unsentPosition(stored: StoredPosition | null): StoryPosition | null {
  if (!stored || (stored.synced !== null && Date.parse(stored.synced) >= stored.at)) return null
  const { section, sentenceStart, positionMs, narrationId } = stored
  return { section, sentenceStart, positionMs, narrationId }
}

async function sendPosition(id: string, body: StoryPosition): Promise<string | null> {
  if (!isSignedIn()) return null
  try {
    return (await call(saveReadingPosition, { params: { id }, body, keepalive: true })).updatedAt
  } catch {
    // Offline, or signed out on another device: the position stays on this device.
    return null
  }
}

const isSignedIn = () => Boolean(queryClient.getQueryData(currentUserKey))

/** On a phone that is locked, or when the app is swiped away, `hidden` is often the last event. */
function flushWhenLeft(saver: PositionSaver): () => void {
  const onVisibilityChange = () => document.visibilityState === 'hidden' && saver.flush()
  const onPageHide = () => saver.flush()
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', onPageHide)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', onPageHide)
    saver.flush()
  }
}
