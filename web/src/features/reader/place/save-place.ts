import { type Story, type StoryPosition, saveReadingPosition } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import { currentUserKey, queryClient } from '../../../lib/query-client.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { storyQuery } from '../../stories/index.ts'
import { sentencesOf } from '../lay-out-text.ts'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { PlaceSaver } from './place-saver.ts'
import {
  beginning,
  momentOf,
  placeAt,
  type StoredPlace,
  startingPlace,
  storedPlace,
  storePlace,
} from './resume.ts'

/** Saves the position while listening. @returns a function that stops it */
export function savePlaceWhilePlaying(player: NarrationPlayer, story: () => Story): () => void {
  const saver = saverOf(story().id)
  const unsubscribe = player.subscribe(() => {
    if (player.status === 'playing' || player.status === 'paused')
      saver.note(placeAt(story(), player.positionMs))
    else if (player.status === 'ended') saver.note(beginning)
  })
  const stopLeaving = flushOnLeaving(saver)
  return () => {
    unsubscribe()
    stopLeaving()
  }
}

/** Resumes at another device's position when the user comes back to this one. */
export function usePlaceOfOtherDevice(story: Story, player: NarrationPlayer | null): void {
  const client = useQueryClient()
  const latest = useLatest(story)
  const { id, readingPosition } = story
  const updatedAt = readingPosition?.updatedAt

  useEffect(() => {
    const { readingPosition } = latest.current
    if (!player || player.wantsToPlay || !readingPosition || readingPosition.updatedAt !== updatedAt) return
    if (storedPlace(id)?.synced === updatedAt || startingPlace(latest.current) !== readingPosition) return
    saverOf(id).adopt(readingPosition, readingPosition.updatedAt)
    const moment = momentOf(latest.current, readingPosition)
    if (Math.abs(moment - player.positionMs) > 1000) player.seek(moment)
  }, [id, updatedAt, player, latest])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible' || player?.wantsToPlay || !isSignedIn()) return
      void client.invalidateQueries({ queryKey: storyQuery(id).queryKey })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [id, player, client])
}

const readEveryMs = 1000

/** Saves the position while reading a story without narration, and scrolls to it on opening. */
export function useSavedScrollPlace(
  page: RefObject<HTMLElement | null>,
  story: Story,
  silent: boolean,
): void {
  const latest = useLatest(story)
  useEffect(() => {
    const sheet = page.current
    if (!silent || !sheet) return
    const saver = saverOf(latest.current.id)
    const opened = requestAnimationFrame(() => goTo(sheet, latest.current))
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        const place = placeInView(sheet, latest.current)
        if (place) saver.note(place)
      }, readEveryMs)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    const stopLeaving = flushOnLeaving(saver)
    return () => {
      cancelAnimationFrame(opened)
      clearTimeout(timer)
      window.removeEventListener('scroll', scrolled)
      stopLeaving()
    }
  }, [page, silent, latest])
}

function goTo(sheet: HTMLElement, story: Story): void {
  const place = startingPlace(story)
  if (!place || (place.section === 0 && place.sentenceStart === 0)) return
  const text = story.storyStructure.sections[place.section]?.text ?? ''
  const index = sentencesOf(text).findLastIndex(({ start }) => start <= place.sentenceStart)
  const section = sheet.querySelector(`[data-section="${place.section}"]`)
  section?.querySelectorAll('[data-sentence]')[index]?.scrollIntoView({ block: 'start' })
}

/** The first sentence below the header; the beginning once the end has been seen. */
function placeInView(sheet: HTMLElement, { storyStructure }: Story): StoryPosition | null {
  const sentences = [...sheet.querySelectorAll<HTMLElement>('[data-sentence]')]
  const last = sentences.at(-1)
  if (!last || last.getBoundingClientRect().bottom < innerHeight) return { ...beginning, positionMs: null }
  const top = sentences.find((sentence) => sentence.getBoundingClientRect().bottom > headerPx)
  const section = top?.closest<HTMLElement>('[data-section]')
  if (!top || !section) return null
  const position = Number(section.dataset.section)
  const index = [...section.querySelectorAll('[data-sentence]')].indexOf(top)
  const start = sentencesOf(storyStructure.sections[position]?.text ?? '')[index]?.start ?? 0
  return { section: position, sentenceStart: start, positionMs: null, narrationId: null }
}

const headerPx = 88

/** One per story for the lifetime of the app: what one page could not send, the next one does. */
const savers = new Map<string, PlaceSaver>()

function saverOf(storyId: string): PlaceSaver {
  const saver = savers.get(storyId) ?? new PlaceSaver(storyId, (place) => sendPlace(storyId, place))
  savers.set(storyId, saver)
  return saver
}

/** Sends the position that was saved while offline. */
export async function sendUnsentPlace(storyId: string): Promise<void> {
  const stored = storedPlace(storyId)
  const place = unsent(stored)
  if (!stored || !place) return
  const updatedAt = await sendPlace(storyId, place)
  if (updatedAt) storePlace(storyId, { ...stored, synced: updatedAt })
}

/** The stored position, if it is newer than what the server knows. */
function unsent(stored: StoredPlace | null): StoryPosition | null {
  if (!stored || (stored.synced !== null && Date.parse(stored.synced) >= stored.at)) return null
  const { section, sentenceStart, positionMs, narrationId } = stored
  return { section, sentenceStart, positionMs, narrationId }
}

async function sendPlace(id: string, body: StoryPosition): Promise<string | null> {
  if (!isSignedIn()) return null
  try {
    return (await call(saveReadingPosition, { params: { id }, body, keepalive: true })).updatedAt
  } catch {
    // Offline, or signed out on another device: the position stays on this device.
    return null
  }
}

const isSignedIn = () => Boolean(queryClient.getQueryData(currentUserKey))

/** A phone that is locked or swiped away says `hidden` and often nothing after that. */
function flushOnLeaving(saver: PlaceSaver): () => void {
  const hidden = () => document.visibilityState === 'hidden' && saver.flush()
  const leave = () => saver.flush()
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', leave)
    saver.flush()
  }
}
