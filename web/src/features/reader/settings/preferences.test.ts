import { describe, expect, it } from 'vitest'
import { readPreferences } from './preferences.ts'

describe('what a device prefers', () => {
  it('begins with the volumes, speed and track of the product', () =>
    expect(readPreferences(null)).toMatchObject({
      storyVolume: 0.8,
      speed: 100,
      musicVolume: 0.3,
      track: 'gentle-lullaby',
    }))

  it('is kept', () => {
    const kept = {
      storyVolume: 0.5,
      speed: 85,
      musicOn: false,
      musicVolume: 0,
      track: 'rain',
      textSize: 'large',
      wideLines: true,
      font: 'atkinson',
      dims: false,
    }
    expect(readPreferences(kept)).toEqual(kept)
  })

  it('keeps what was stored before there were wide lines, other faces and a screen that dims', () => {
    const first = {
      storyVolume: 0.5,
      speed: 85,
      musicOn: false,
      musicVolume: 0,
      track: 'rain',
      textSize: 'largest',
    }
    expect(readPreferences(first)).toEqual({ ...first, wideLines: false, font: 'fraunces', dims: true })
  })

  it.each([
    { speed: 87 },
    { speed: 300 },
    { storyVolume: 7 },
    { musicVolume: 'loud' },
    { track: null },
    { musicOn: 1 },
    { dims: 'no' },
    { font: 'comic' },
    { textSize: 'huge' },
    'text',
  ])('puts right what cannot be: %j', (kept) => expect(readPreferences(kept)).toEqual(readPreferences(null)))
})
