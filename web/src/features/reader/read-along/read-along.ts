import type { NarrationPlayer } from '../player/narration-player.ts'
import { sectionAt, wordAt } from '../player/timeline.ts'

/** How long a manual scroll suspends automatic scrolling. */
const manualScrollMs = 5000
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'])

export interface ReadAlong {
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
): ReadAlong {
  let frame = 0
  let current: HTMLElement | null = null
  let scrolledByHandAt = Number.NEGATIVE_INFINITY
  let away = false
  let wasPlaying = false

  const setAway = (next: boolean) => {
    if (next === away) return
    away = next
    onAway(away)
  }
  const update = () => {
    cancelAnimationFrame(frame)
    const playing = player.status === 'playing'
    // Playing brings the current word into view; while paused there is no word to scroll away from. Waiting for audio in between
    // counts as playing.
    if (player.wantsToPlay !== wasPlaying) {
      wasPlaying = player.wantsToPlay
      back()
    }
    const word = wordElement(page, player)
    if (word !== current) {
      highlight(current, word)
      current = word
      if (word && playing) followWord(word)
    }
    if (playing) frame = requestAnimationFrame(update)
  }
  const followWord = (word: HTMLElement) => {
    // The reader may have scrolled away just before, when no word was highlighted yet.
    if (away || performance.now() - scrolledByHandAt <= manualScrollMs) setAway(!isInView(word))
    else bringIntoView(word)
  }
  const onManualScroll = () => {
    scrolledByHandAt = performance.now()
  }
  const onKeyDown = (event: KeyboardEvent) => scrollKeys.has(event.key) && onManualScroll()
  // After a flick, the page keeps scrolling without further touch events.
  const onScroll = () => {
    if (!current || player.status !== 'playing' || performance.now() - scrolledByHandAt > manualScrollMs)
      return
    setAway(!isInView(current))
  }
  const back = () => {
    scrolledByHandAt = Number.NEGATIVE_INFINITY
    setAway(false)
    if (current && player.status === 'playing') bringIntoView(current)
  }
  const onClick = (event: MouseEvent) => {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]')
    if (!word || !getSelection()?.isCollapsed) return
    const ms = startOf(word, player)
    if (ms === null) return
    back()
    player.seek(ms)
    player.play()
  }

  const unsubscribe = player.subscribe(update)
  const controller = new AbortController()
  const options = { passive: true, signal: controller.signal }
  page.addEventListener('click', onClick, options)
  window.addEventListener('wheel', onManualScroll, options)
  window.addEventListener('touchmove', onManualScroll, options)
  window.addEventListener('keydown', onKeyDown, options)
  window.addEventListener('scroll', onScroll, options)
  return {
    back,
    stop() {
      controller.abort()
      cancelAnimationFrame(frame)
      unsubscribe()
      highlight(current, null)
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

function highlight(previous: HTMLElement | null, current: HTMLElement | null): void {
  const previousSentence = previous?.closest('[data-sentence]') ?? null
  const sentence = current?.closest('[data-sentence]') ?? null
  previous?.removeAttribute('data-spoken')
  current?.setAttribute('data-spoken', '')
  if (sentence === previousSentence) return
  previousSentence?.removeAttribute('data-lit')
  sentence?.setAttribute('data-lit', '')
}

/** The header covers the top of the screen, the player the bottom. */
const headerPx = 72
const playerPx = 150

function isInView(word: HTMLElement): boolean {
  const { top, bottom } = word.getBoundingClientRect()
  return top > headerPx && bottom < innerHeight - playerPx
}

/** Scrolls only if the word is outside the middle of the screen, so that the page does not move at every word. */
function bringIntoView(word: HTMLElement): void {
  const { top, bottom } = word.getBoundingClientRect()
  if (top > 96 && bottom < innerHeight * 0.68) return
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: scrollY + top - innerHeight * 0.3, behavior: reducedMotion ? 'auto' : 'smooth' })
}

function startOf(word: HTMLElement, player: NarrationPlayer): number | null {
  const position = Number(word.closest<HTMLElement>('[data-section]')?.dataset.section)
  const section = player.timeline.find((candidate) => candidate.position === position)
  const timing = section?.words[Number(word.dataset.word)]
  return section && timing ? section.startMs + timing[2] : null
}
