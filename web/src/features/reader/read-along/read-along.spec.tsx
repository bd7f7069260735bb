import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { readAlong } from './read-along.ts'

/** A page of a hundred words, one in a line of 40 px, of which one is read each second, in a window of 800 px. */
const words = Array.from({ length: 100 }, (_, index) => index)
const lineHeight = 40
const windowHeight = 800

/** What the scrolling page and the player look like to the code. */
const stage = { y: 0, ms: 0, status: 'playing', notify: () => {} }
const scrolledTo: number[] = []

const player = {
  get status() {
    return stage.status
  },
  get wantsToPlay() {
    return stage.status === 'playing' || stage.status === 'waiting'
  },
  get positionMs() {
    return stage.ms
  },
  timeline: [
    {
      position: 0,
      startMs: 0,
      durationMs: 100_000,
      words: words.map((index) => [index, index + 1, index * 1000, index * 1000 + 900]),
    },
  ],
  subscribe: (listener: () => void) => {
    stage.notify = listener
    return () => {}
  },
} as unknown as NarrationPlayer

const away = vi.fn()
let reading: ReturnType<typeof readAlong>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  Object.assign(stage, { y: 0, ms: 0, status: 'playing' })
  scrolledTo.length = 0
  away.mockClear()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => stage.y)
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(windowHeight)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100 * lineHeight)
  vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
    scrolledTo.push(options.top ?? 0)
  }) as typeof window.scrollTo)
  const page = document.createElement('div')
  page.innerHTML = `<div data-section="0"><span data-sentence="">${words.map((index) => `<span data-word="${index}"></span>`).join('')}</span></div>`
  for (const word of page.querySelectorAll<HTMLElement>('[data-word]')) {
    word.getBoundingClientRect = () => {
      const top = Number(word.dataset.word) * lineHeight - stage.y
      return { top, bottom: top + lineHeight } as DOMRect
    }
  }
  document.body.append(page)
  reading = readAlong(page, player, away)
})
afterEach(() => {
  reading.stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The voice goes on by some words, one after another. */
function speak(count: number): void {
  for (let word = 0; word < count; word++) {
    stage.ms += 1000
    vi.advanceTimersByTime(1000)
    stage.notify()
  }
}

/** The browser scrolls, in frames. */
function scroll(to: number): void {
  const from = stage.y
  for (let frame = 1; frame <= 10; frame++) {
    stage.y = from + ((to - from) * frame) / 10
    vi.advanceTimersByTime(16)
    dispatchEvent(new Event('scroll'))
  }
}

const isAway = () => away.mock.lastCall?.[0] ?? false

test('the page follows the voice, and its own scrolling is not taken for the reader’s', () => {
  speak(20)
  scroll(scrolledTo.at(-1) ?? 0)
  expect(isAway()).toBe(false)
  const scrolled = scrolledTo.length
  speak(20)
  expect(scrolledTo.length).toBeGreaterThan(scrolled)
})

test('a reader who is led elsewhere by a link stays there, however long', () => {
  speak(2)
  scrolledTo.length = 0
  dispatchEvent(new Event('hashchange'))
  scroll(3000)
  expect(isAway()).toBe(true)
  speak(30)
  expect(scrolledTo).toEqual([])
  reading.back()
  expect(isAway()).toBe(false)
  expect(scrolledTo).toHaveLength(1)
})

test('a link that is followed while the page scrolls by itself leads where it says', () => {
  speak(20)
  expect(scrolledTo.length).toBeGreaterThan(0)
  dispatchEvent(new Event('hashchange'))
  scrolledTo.length = 0
  speak(1)
  scroll(3000)
  speak(20)
  expect(scrolledTo).toEqual([])
  expect(isAway()).toBe(true)
})

test.each([
  ['a key', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }))],
  ['a finger', () => dispatchEvent(new Event('touchmove'))],
  ['the scroll bar', () => undefined],
])('a reader who goes elsewhere by %s stays there, also while the voice has to wait', (_, move) => {
  speak(2)
  scrolledTo.length = 0
  stage.status = 'waiting'
  stage.notify()
  move()
  scroll(3000)
  stage.status = 'playing'
  speak(30)
  expect(scrolledTo).toEqual([])
  expect(isAway()).toBe(true)
})

test('a reader whom the voice reaches is followed again', () => {
  speak(2)
  dispatchEvent(new Event('wheel'))
  scroll(2000)
  expect(isAway()).toBe(true)
  speak(60)
  expect(isAway()).toBe(false)
  expect(scrolledTo.length).toBeGreaterThan(0)
})
