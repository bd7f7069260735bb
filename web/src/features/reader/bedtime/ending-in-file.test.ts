import { expect, it, vi } from 'vitest'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { EndingInFile } from './ending-in-file.ts'

function setUp(ending: { url: string } | null) {
  const player = {
    positionMs: 60_000,
    wantsToPlay: true,
    isEnding: false,
    audio: { playbackRate: 1 },
    stopForSleep: vi.fn(),
    playEnding: vi.fn(() => {
      player.isEnding = true
    }),
    seek: vi.fn(),
  }
  const load = vi.fn(async (part: { fromMs: number; toMs: number }) => ending && { ...ending, ...part })
  /** Sentences of ten seconds, each with a pause of one second. */
  const sentences = {
    pauseAfter: (ms: number) => Math.floor(ms / 10_000) * 10_000 + 9000,
    sentenceEnd: (ms: number) => Math.floor(ms / 10_000) * 10_000 + 10_000,
  }
  const inFile = new EndingInFile(player as unknown as NarrationPlayer, sentences, load)
  const advanceAt = async (positionMs: number) => {
    player.positionMs = positionMs
    const isOver = inFile.advance()
    await Promise.resolve()
    return isOver
  }
  return { player, load, inFile, advanceAt }
}

it('goes on with the file in the pause after the sentence', async () => {
  const { player, load, advanceAt } = setUp({ url: 'blob:1' })
  expect(await advanceAt(60_000)).toBe(false)
  expect(load.mock.calls).toEqual([[{ fromMs: 69_000, toMs: 80_000 }]])
  expect(await advanceAt(68_900)).toBe(false)
  expect(player.playEnding).not.toHaveBeenCalled()
  expect(await advanceAt(69_100)).toBe(false)
  expect(player.playEnding).toHaveBeenCalledWith({ url: 'blob:1', fromMs: 69_000, toMs: 80_000 })
  player.isEnding = false
  expect(await advanceAt(80_000)).toBe(true)
})

it('stops in the pause if there is no file, as when offline', async () => {
  const { player, advanceAt } = setUp(null)
  await advanceAt(60_000)
  expect(player.stopForSleep).not.toHaveBeenCalled()
  expect(await advanceAt(69_100)).toBe(true)
  expect(player.stopForSleep).toHaveBeenCalledOnce()
})

it('plans anew after the position was moved', async () => {
  const { load, advanceAt } = setUp({ url: 'blob:1' })
  await advanceAt(60_000)
  await advanceAt(120_000)
  await advanceAt(30_000)
  expect(load.mock.calls.map(([{ fromMs }]) => fromMs)).toEqual([69_000, 129_000, 39_000])
})

it('goes back to the narration when it is cancelled', async () => {
  const { player, inFile, advanceAt } = setUp({ url: 'blob:1' })
  await advanceAt(60_000)
  await advanceAt(69_100)
  inFile.cancel()
  expect(player.seek).toHaveBeenCalledWith(69_100)
})
