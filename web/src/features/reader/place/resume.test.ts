import type { Narration, ReadingPosition, Story } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import { beginning, momentOf, newerPlace, placeAt, readPlace, type StoredPlace } from './resume.ts'

const text = 'One two. Three four.'
const section = (position: number, startMs: number) => ({
  position,
  startMs,
  audioUrl: '/x.mp3',
  durationMs: 5000,
  words: [
    [0, 3, 100, 400],
    [9, 14, 2000, 2400],
  ],
})
const narration = { id: 7, durationMs: 30_000, sections: [section(0, 0), section(1, 6000)] }
const story = {
  storyStructure: { sections: [{ text }, { text }] },
  narration: narration as unknown as Narration,
} as Story

const noon = Date.parse('2026-11-21T12:00:00Z')
const device: StoredPlace = {
  section: 1,
  sentenceStart: 9,
  positionMs: 8000,
  narrationId: 7,
  at: noon,
  synced: null,
}
const account = (updatedAt: string): ReadingPosition => ({ ...beginning, section: 3, updatedAt })

describe('the newer place', () => {
  it('is whichever there is', () => {
    expect(newerPlace(null, null)).toBeNull()
    expect(newerPlace(device, null)).toBe(device)
    const elsewhere = account('2020-01-01T00:00:00Z')
    expect(newerPlace(null, elsewhere)).toBe(elsewhere)
  })

  it('goes by time when both have moved', () => {
    const later = account('2026-11-21T12:00:01Z')
    expect(newerPlace(device, later)).toBe(later)
    expect(newerPlace(device, account('2026-11-21T11:59:59Z'))).toBe(device)
  })

  it('is the device’s while no other has moved, even if its clock is slow', () => {
    const updatedAt = '2026-11-21T18:00:00Z'
    const ahead = { ...device, synced: updatedAt }
    expect(newerPlace(ahead, account(updatedAt))).toBe(ahead)
  })
})

describe('a place', () => {
  it('is the sentence of a moment, and leads back to where it begins', () => {
    const place = placeAt(story, 8300)
    expect(place).toEqual({ section: 1, sentenceStart: 9, positionMs: 8300, narrationId: 7 })
    expect(momentOf(story, place)).toBe(8000)
  })

  it('is found in another narration by its sentence', () =>
    expect(momentOf(story, { ...device, positionMs: 55_000, narrationId: 6 })).toBe(8000))

  it('is the beginning near either end', () => {
    expect(placeAt(story, 2000)).toEqual(beginning)
    expect(placeAt(story, 28_000)).toEqual(beginning)
    expect(momentOf(story, beginning)).toBe(0)
    expect(momentOf(story, null)).toBe(0)
  })

  it('that was kept is read back, and nonsense is not', () => {
    expect(readPlace(JSON.parse(JSON.stringify(device)))).toEqual(device)
    expect(readPlace({ ...device, narrationId: 'seven', synced: 4 })).toEqual({
      ...device,
      narrationId: null,
    })
    for (const nonsense of [null, 4711, 'x', {}, { ...device, section: -1 }, { ...device, at: 'now' }])
      expect(readPlace(nonsense)).toBeNull()
  })
})
