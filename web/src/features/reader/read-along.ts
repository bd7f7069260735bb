import type { NarrationPlayer } from './narration-player.ts'
import { sectionAt, wordAt } from './timeline.ts'

/** A reader who scrolls is left alone for this long. */
const leaveAloneMs = 5000

/**
 * Lights the word that is spoken and, faintly, its sentence; keeps it in view; goes to a word that is tapped.
 * @param page holds the sections as `SpokenSection` draws them
 * @returns the way to stop
 */
export function readAlong(page: HTMLElement, player: NarrationPlayer): () => void {
  let frame = 0
  let lit: HTMLElement | null = null
  let scrolledAt = Number.NEGATIVE_INFINITY

  const follow = () => {
    cancelAnimationFrame(frame)
    const word = wordElement(page, player)
    if (word !== lit) {
      light(lit, word)
      lit = word
      if (word && player.status === 'playing' && performance.now() - scrolledAt > leaveAloneMs)
        bringIntoView(word)
    }
    if (player.status === 'playing') frame = requestAnimationFrame(follow)
  }
  const scrolled = () => {
    scrolledAt = performance.now()
  }
  const tapped = (event: MouseEvent) => {
    const word = (event.target as Element).closest<HTMLElement>('[data-word]')
    if (!word || !getSelection()?.isCollapsed) return
    const ms = startOf(word, player)
    if (ms === null) return
    scrolledAt = Number.NEGATIVE_INFINITY
    player.seek(ms)
    player.play()
  }

  const unsubscribe = player.subscribe(follow)
  page.addEventListener('click', tapped)
  window.addEventListener('wheel', scrolled, { passive: true })
  window.addEventListener('touchmove', scrolled, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    unsubscribe()
    light(lit, null)
    page.removeEventListener('click', tapped)
    window.removeEventListener('wheel', scrolled)
    window.removeEventListener('touchmove', scrolled)
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

/** Moves only when the word has left the quiet middle of the screen; the player covers its foot. */
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
