import { describe, expect, it } from 'vitest'
import { readPreferences } from './preferences.ts'

describe('readPreferences', () => {
  it('returns the defaults if nothing is stored', () =>
    expect(readPreferences(null)).toMatchObject({
      storyVolume: 0.8,
      speed: 100,
      musicVolume: 0.3,
      track: 'gentle-lullaby',
    }))

  it('returns what was stored', () => {
    const stored = {
      storyVolume: 0.5,
      speed: 85,
      musicOn: false,
      musicVolume: 0,
      track: 'rain',
      textSize: 'large',
      wideLines: true,
      font: 'atkinson',
      letterSpacing: 'wider',
      lineWidth: 'narrow',
      tint: 'peach',
      dims: false,
      eveningTimer: 15,
      tailMinutes: 8,
      tailSound: 'brown-noise',
      looks: {
        '7': {
          textSize: 'largest',
          wideLines: false,
          font: 'nunito',
          letterSpacing: 'wide',
          lineWidth: 'wide',
          tint: 'blue',
        },
      },
    }
    expect(readPreferences(stored)).toEqual(stored)
  })

  it('adds defaults to what was stored before there were line spacing, fonts, dimming and looks of each child', () => {
    const first = {
      storyVolume: 0.5,
      speed: 85,
      musicOn: false,
      musicVolume: 0,
      track: 'rain',
      textSize: 'largest',
    }
    expect(readPreferences(first)).toEqual({ ...readPreferences(null), ...first })
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
    { tint: 'black' },
    { looks: 'many' },
    'text',
  ])('replaces invalid values with defaults: %j', (stored) =>
    expect(readPreferences(stored)).toEqual(readPreferences(null)),
  )
})
