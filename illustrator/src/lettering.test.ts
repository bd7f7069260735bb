import { describe, expect, it } from 'vitest'
import { drawCover } from './cover.ts'
import { canLetter, letteredHeight, lettering } from './lettering.ts'
import { lookOf } from './look.ts'
import type { Scene } from './scene.ts'

const at = { x: 600, y: 60, width: 1000, room: 280 }
const colours = { fill: '#fff1cf', edge: '#201830' }

describe('a lettered title', () => {
  it('is cut for English titles and the marks of other languages, and left out where a letter is unknown', () => {
    for (const title of [
      'The Hill That Answered',
      'Élodie’s Señor Œuf'.replace('Œ', 'O'),
      '“Who Took It?” – Part 2',
      'A',
    ])
      expect(lettering(title, at, colours), title).toMatch(/<path/)
    expect(lettering('月が眠る夜', at, colours)).toBe('')
    expect(lettering('', at, colours)).toBe('')
  })

  it('stays within its room however long it is', () => {
    for (const title of [
      'Up',
      'The Extraordinarily Long Journey of a Small Grey Hedgehog to the Other End of the Garden and Back',
    ])
      expect(letteredHeight(title, 1000, 280)).toBeLessThanOrEqual(281)
  })
})

describe('a cover', () => {
  const scene: Scene = {
    seed: 'cover',
    setting: 'meadow',
    time: 'dusk',
    weather: 'clear',
    cast: [
      { kind: 'child', look: lookOf({ id: 'mia', age: 5 }), action: 'hold', mood: 'happy', holding: 'kite' },
    ],
    things: [],
  }

  it('is drawn as a card and as a book, each with its title', () => {
    expect(drawCover(scene, { title: 'The Kite' })).toContain('viewBox="0 0 1200 900"')
    const book = drawCover(scene, { title: 'The Kite', ratio: 2 / 3 })
    expect(book).toMatch(/width="1000" height="1500" viewBox="\d+(?:\.\d+)? 0 600 900"/)
    expect(book).not.toBe(drawCover(scene, { ratio: 2 / 3 }))
  })

  it('goes on beyond the page where that is cut, and says whether a title can be lettered', () => {
    const cut = drawCover(scene, { title: 'The Kite', ratio: 2 / 3, bleed: 0.02 })
    expect(cut).toMatch(/width="1060" height="1560" viewBox="-?\d+(?:\.\d+)? -18 636 936"/)
    expect([canLetter('The Kite'), canLetter('月が眠る夜'), canLetter(' ')]).toEqual([true, false, false])
  })
})
