import { type ReadingPlace, type Story, saveReadingPosition } from '@nightlight/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { currentUserKey, queryClient } from '../../app/query-client.ts'
import { call } from '../../lib/api.ts'
import { storyQuery } from '../library/queries.ts'
import { sentencesOf } from './lay-out-text.ts'
import type { NarrationPlayer } from './narration-player.ts'
import { PlaceKeeper } from './place-keeper.ts'
import {
  beginning,
  type KeptPlace,
  momentOf,
  placeAt,
  placeIn,
  rememberPlace,
  startingPlace,
} from './resume.ts'

/** Keeps the place of whoever listens. @returns the way to stop */
export function keepPlaceOf(player: NarrationPlayer, story: () => Story): () => void {
  const keeper = keeperOf(story().id)
  const unsubscribe = player.subscribe(() => {
    if (player.status === 'playing' || player.status === 'paused')
      keeper.note(placeAt(story(), player.positionMs))
    else if (player.status === 'ended') keeper.note(beginning)
  })
  const stopLeaving = flushOnLeaving(keeper)
  return () => {
    unsubscribe()
    stopLeaving()
  }
}

/** A listener who comes back to this device after another one goes on from where the other one stopped. */
export function useFreshPlace(story: Story, player: NarrationPlayer | null): void {
  const client = useQueryClient()
  const latest = useRef(story)
  latest.current = story
  const { id, readingPosition } = story
  const updatedAt = readingPosition?.updatedAt

  useEffect(() => {
    const { readingPosition } = latest.current
    if (!player || player.wantsToPlay || !readingPosition || readingPosition.updatedAt !== updatedAt) return
    if (placeIn(id)?.synced === updatedAt || startingPlace(latest.current) !== readingPosition) return
    keeperOf(id).adopt(readingPosition, readingPosition.updatedAt)
    const moment = momentOf(latest.current, readingPosition)
    if (Math.abs(moment - player.positionMs) > 1000) player.seek(moment)
  }, [id, updatedAt, player])

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

/** Keeps the place of whoever reads a story that has no voice, and opens it there. */
export function usePlaceOfReading(page: RefObject<HTMLElement | null>, story: Story, silent: boolean): void {
  const latest = useRef(story)
  latest.current = story
  useEffect(() => {
    const sheet = page.current
    if (!silent || !sheet) return
    const keeper = keeperOf(latest.current.id)
    const opened = requestAnimationFrame(() => goTo(sheet, latest.current))
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        const place = placeInView(sheet, latest.current)
        if (place) keeper.note(place)
      }, readEveryMs)
    }
    window.addEventListener('scroll', scrolled, { passive: true })
    const stopLeaving = flushOnLeaving(keeper)
    return () => {
      cancelAnimationFrame(opened)
      clearTimeout(timer)
      window.removeEventListener('scroll', scrolled)
      stopLeaving()
    }
  }, [page, silent])
}

function goTo(sheet: HTMLElement, story: Story): void {
  const place = startingPlace(story)
  if (!place || (place.section === 0 && place.sentenceStart === 0)) return
  const text = story.storyStructure.sections[place.section]?.text ?? ''
  const turn = sentencesOf(text).findLastIndex(({ start }) => start <= place.sentenceStart)
  const section = sheet.querySelector(`[data-section="${place.section}"]`)
  section?.querySelectorAll('[data-sentence]')[turn]?.scrollIntoView({ block: 'start' })
}

/** The first sentence below the header; the beginning for whoever has seen the end. */
function placeInView(sheet: HTMLElement, { storyStructure }: Story): ReadingPlace | null {
  const sentences = [...sheet.querySelectorAll<HTMLElement>('[data-sentence]')]
  const last = sentences.at(-1)
  if (!last || last.getBoundingClientRect().bottom < innerHeight) return { ...beginning, positionMs: null }
  const top = sentences.find((sentence) => sentence.getBoundingClientRect().bottom > headerPx)
  const section = top?.closest<HTMLElement>('[data-section]')
  if (!top || !section) return null
  const position = Number(section.dataset.section)
  const turn = [...section.querySelectorAll('[data-sentence]')].indexOf(top)
  const start = sentencesOf(storyStructure.sections[position]?.text ?? '')[turn]?.start ?? 0
  return { section: position, sentenceStart: start, positionMs: null, narrationId: null }
}

const headerPx = 88

/** One for each story, for as long as the app is open: what one page could not tell, the next one does. */
const keepers = new Map<string, PlaceKeeper>()

function keeperOf(storyId: string): PlaceKeeper {
  const keeper = keepers.get(storyId) ?? new PlaceKeeper(storyId, (place) => tellAccount(storyId, place))
  keepers.set(storyId, keeper)
  return keeper
}

/** Tells the account where this device stopped in a story while there was no network. */
export async function tellUntoldPlace(storyId: string): Promise<void> {
  const kept = placeIn(storyId)
  const saw = untold(kept)
  if (!kept || !saw) return
  const updatedAt = await tellAccount(storyId, saw)
  if (updatedAt) rememberPlace(storyId, { ...kept, synced: updatedAt })
}

/** A place that was noted after the account was last told. */
function untold(kept: KeptPlace | null): ReadingPlace | null {
  if (!kept || (kept.synced !== null && Date.parse(kept.synced) >= kept.at)) return null
  const { section, sentenceStart, positionMs, narrationId } = kept
  return { section, sentenceStart, positionMs, narrationId }
}

async function tellAccount(id: string, body: ReadingPlace): Promise<string | null> {
  if (!isSignedIn()) return null
  try {
    return (await call(saveReadingPosition, { params: { id }, body, keepalive: true })).updatedAt
  } catch {
    // Offline, or signed out elsewhere: this device remembers all the same.
    return null
  }
}

const isSignedIn = () => Boolean(queryClient.getQueryData(currentUserKey))

/** A phone that is locked or swiped away says `hidden` and often nothing after that. */
function flushOnLeaving(keeper: PlaceKeeper): () => void {
  const hidden = () => document.visibilityState === 'hidden' && keeper.flush()
  const leave = () => keeper.flush()
  document.addEventListener('visibilitychange', hidden)
  window.addEventListener('pagehide', leave)
  return () => {
    document.removeEventListener('visibilitychange', hidden)
    window.removeEventListener('pagehide', leave)
    keeper.flush()
  }
}
