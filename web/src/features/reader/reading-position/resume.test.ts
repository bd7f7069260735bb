import type { Narration, ReadingPosition, Story } from '@nightlight/contract'
import { describe, expect, it } from 'vitest'
import {
  newerPosition,
  parseStoredPosition,
  positionAt,
  resumeTime,
  type StoredPosition,
  storyStart,
} from './resume.ts'

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
const device: StoredPosition = {
  section: 1,
  sentenceStart: 9,
  positionMs: 8000,
  narrationId: 7,
  at: noon,
  synced: null,
}
const account = (updatedAt: string): ReadingPosition => ({ ...storyStart, section: 3, updatedAt })

describe('newerPosition', () => {
  it('is the only one there is', () => {
    expect(newerPosition(null, null)).toBeNull()
    expect(newerPosition(device, null)).toBe(device)
    const elsewhere = account('2020-01-01T00:00:00Z')
    expect(newerPosition(null, elsewhere)).toBe(elsewhere)
  })

  it('is the later one if both have changed', () => {
    const later = account('2026-11-21T12:00:01Z')
    expect(newerPosition(device, later)).toBe(later)
    expect(newerPosition(device, account('2026-11-21T11:59:59Z'))).toBe(device)
  })

  it('is the device’s if the server’s has not changed, even if the device’s clock is slow', () => {
    const updatedAt = '2026-11-21T18:00:00Z'
    const ahead = { ...device, synced: updatedAt }
    expect(newerPosition(ahead, account(updatedAt))).toBe(ahead)
  })
})

describe('a reading position', () => {
  it('is the sentence at a time, and resumes at its start', () => {
    const position = positionAt(story, 8300)
    expect(position).toEqual({ section: 1, sentenceStart: 9, positionMs: 8300, narrationId: 7 })
    expect(resumeTime(story, position)).toBe(8000)
  })

  it('is found in another narration by its sentence', () =>
    expect(resumeTime(story, { ...device, positionMs: 55_000, narrationId: 6 })).toBe(8000))

  it('is the start of the story near its start and its end', () => {
    expect(positionAt(story, 2000)).toEqual(storyStart)
    expect(positionAt(story, 28_000)).toEqual(storyStart)
    expect(resumeTime(story, storyStart)).toBe(0)
    expect(resumeTime(story, null)).toBe(0)
  })

  it('is read back if it is valid', () => {
    expect(parseStoredPosition(JSON.parse(JSON.stringify(device)))).toEqual(device)
    expect(parseStoredPosition({ ...device, narrationId: 'seven', synced: 4 })).toEqual({
      ...device,
      narrationId: null,
    })
    for (const invalid of [null, 4711, 'x', {}, { ...device, section: -1 }, { ...device, at: 'now' }])
      expect(parseStoredPosition(invalid)).toBeNull()
  })
})
