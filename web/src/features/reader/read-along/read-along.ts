import type { NarrationPlayer } from '../player/narration-player.ts'
import { sectionAt, wordAt } from '../player/timeline.ts'

/** How long a manual scroll suspends automatic scrolling. */
const leaveAloneMs = 5000
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

export interface ReadingAlong {
  /** Scrolls back to the current word and follows it again. */
  back(): void
  stop(): void
}

/**
 * Highlights the current word and, faintly, its sentence; keeps it in view; seeks to a tapped word. A reader who scrolled away stays
 * there until `back`, or until the narration reaches that place.
 * @param page contains the sections as `SpokenSection` renders them
 * @param onAway called when the reader leaves the current word, and when both are together again
 */
export function readAlong(
  page: HTMLElement,
  player: NarrationPlayer,
  onAway: (away: boolean) => void,
): ReadingAlong {
  let frame = 0
  let lit: HTMLElement | null = null
  let handAt = Number.NEGATIVE_INFINITY
  let away = false
  let wasWanted = false

  const setAway = (next: boolean) => {
    if (next === away) return
    away = next
    onAway(away)
  }
  const follow = () => {
    cancelAnimationFrame(frame)
    const playing = player.status === 'playing'
    // Whoever presses play wants to see what is heard; whoever pauses has no voice to be away from. A sound that has to be
    // waited for in between is neither.
    if (player.wantsToPlay !== wasWanted) {
      wasWanted = player.wantsToPlay
      back()
    }
    const word = wordElement(page, player)
    if (word !== lit) {
      light(lit, word)
      lit = word
      if (word && playing) keepUp(word)
    }
    if (playing) frame = requestAnimationFrame(follow)
  }
  const keepUp = (word: HTMLElement) => {
    // A reader who has just scrolled may have done so in a pause, when no word was lit to be away from.
    if (away || performance.now() - handAt <= leaveAloneMs) setAway(!isInView(word))
    else bringIntoView(word)
  }
  const byHand = () => {
    handAt = performance.now()
  }
  const byKey = (event: KeyboardEvent) => scrollKeys.has(event.key) && byHand()
  // A flick of the thumb rolls on for a while after it has left the glass.
  const scrolled = () => {
    if (!lit || player.status !== 'playing' || performance.now() - handAt > leaveAloneMs) return
    setAway(!isInView(lit))
  }
  const back = () => {
    handAt = Number.NEGATIVE_INFINITY
    setAway(false)
    if (lit && player.status === 'playing') bringIntoView(lit)
  }
  const tapped = (event: MouseEvent) => {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]')
    if (!word || !getSelection()?.isCollapsed) return
    const ms = startOf(word, player)
    if (ms === null) return
    back()
    player.seek(ms)
    player.play()
  }

  const unsubscribe = player.subscribe(follow)
  const left = new AbortController()
  const options = { passive: true, signal: left.signal }
  page.addEventListener('click', tapped, options)
  window.addEventListener('wheel', byHand, options)
  window.addEventListener('touchmove', byHand, options)
  window.addEventListener('keydown', byKey, options)
  window.addEventListener('scroll', scrolled, options)
  return {
    back,
    stop() {
      left.abort()
      cancelAnimationFrame(frame)
      unsubscribe()
      light(lit, null)
      setAway(false)
    },
  }
}

function wordElement(page: HTMLElement, player: NarrationPlayer): HTMLElement | null {
  if (player.status === 'idle' || player.status === 'ended') return null
  const section = player.timeline[sectionAt(player.timeline, player.positionMs)]
  if (!section) return null
  const word = wordAt(section.words, player.positionMs - section.startMs)
  return page.querySelector<HTMLElement>(`[data-section="${section.position}"] [data-word="${word}"]`)
}

function light(before: HTMLElement | null, now: HTMLElement | null): void {
  const sentenceBefore = before?.closest('[data-sentence]') ?? null
  const sentence = now?.closest('[data-sentence]') ?? null
  before?.removeAttribute('data-spoken')
  now?.setAttribute('data-spoken', '')
  if (sentence === sentenceBefore) return
  sentenceBefore?.removeAttribute('data-lit')
  sentence?.setAttribute('data-lit', '')
}

/** The header covers the head of the screen, the player its foot. */
const headerPx = 72
const playerPx = 150

function isInView(word: HTMLElement): boolean {
  const { top, bottom } = word.getBoundingClientRect()
  return top > headerPx && bottom < innerHeight - playerPx
}

/** Moves only when the word has left the quiet middle of the screen. */
function bringIntoView(word: HTMLElement): void {
  const { top, bottom } = word.getBoundingClientRect()
  if (top > 96 && bottom < innerHeight * 0.68) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: scrollY + top - innerHeight * 0.3, behavior: still ? 'auto' : 'smooth' })
}

function startOf(word: HTMLElement, player: NarrationPlayer): number | null {
  const position = Number(word.closest<HTMLElement>('[data-section]')?.dataset.section)
  const section = player.timeline.find((one) => one.position === position)
  const timing = section?.words[Number(word.dataset.word)]
  return section && timing ? section.startMs + timing[2] : null
}
