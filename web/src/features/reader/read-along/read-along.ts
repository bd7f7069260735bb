import type { NarrationPlayer } from '../player/narration-player.ts'
import { sectionAt, wordAt } from '../player/timeline.ts'
import { ownScrolling } from './own-scrolling.ts'

/** How long a scroll of the reader's suspends automatic scrolling while the current word is still in view. */
const readerScrollMs = 5000
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'Tab'])

export interface ReadAlong {
  /** Scrolls back to the current word and follows it again. */
  back(): void
  stop(): void
}

/**
 * Highlights the current word and, faintly, its sentence; keeps it in view; seeks to a tapped word. A reader who has gone elsewhere,
 * by hand, by a key or by a link, stays there until `back`, or until the narration reaches that place.
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
  let movedByReaderAt = Number.NEGATIVE_INFINITY
  const own = ownScrolling()
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
    if (away || performance.now() - movedByReaderAt <= readerScrollMs) setAway(!isInView(word))
    else bringIntoView(word)
  }
  const bringIntoView = (word: HTMLElement) => {
    const top = topToShow(word)
    if (top !== null) own.scrollTo(top)
  }
  const onReaderMoves = () => {
    movedByReaderAt = performance.now()
    own.cancel()
  }
  const onKeyDown = (event: KeyboardEvent) => scrollKeys.has(event.key) && onReaderMoves()
  // Whatever else moves the page is the reader's: a flick after the touch, the scroll bar, a link to a place, a control that gets the focus.
  const onScroll = () => {
    if (own.isMoving()) return
    movedByReaderAt = performance.now()
    if (current && player.wantsToPlay) setAway(!isInView(current))
  }
  const back = () => {
    movedByReaderAt = Number.NEGATIVE_INFINITY
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
  window.addEventListener('wheel', onReaderMoves, options)
  window.addEventListener('touchmove', onReaderMoves, options)
  window.addEventListener('hashchange', onReaderMoves, options)
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

/** null if the word is in the middle of the screen, so that the page does not move at every word. */
function topToShow(word: HTMLElement): number | null {
  const { top, bottom } = word.getBoundingClientRect()
  if (top > 96 && bottom < innerHeight * 0.68) return null
  return scrollY + top - innerHeight * 0.3
}

function startOf(word: HTMLElement, player: NarrationPlayer): number | null {
  const position = Number(word.closest<HTMLElement>('[data-section]')?.dataset.section)
  const section = player.timeline.find((candidate) => candidate.position === position)
  const timing = section?.words[Number(word.dataset.word)]
  return section && timing ? section.startMs + timing[2] : null
}
