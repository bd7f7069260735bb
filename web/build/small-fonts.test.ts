import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import postcss from 'postcss'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setOf, smallerFonts } from './small-fonts.ts'

const stylesheet = createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/soft.css')
const cache = mkdtempSync(join(tmpdir(), 'nightlight-fonts-'))
const wanted = { axes: { SOFT: 100 }, weights: { min: 400, max: 700 } }
let css = ''
beforeAll(async () => {
  css = await smallerFonts(stylesheet, wanted, cache)
})
afterAll(() => rmSync(cache, { recursive: true, force: true }))

const rangesOf = (text: string) => {
  const ranges: ReadonlySet<number>[] = []
  postcss.parse(text).walkDecls('unicode-range', ({ value }) => {
    ranges.push(setOf(value))
  })
  return ranges
}

const fontOf = (ending: string): Font => {
  const name = readdirSync(cache).find((each) => each.endsWith(ending))
  return create(readFileSync(join(cache, name ?? ''))) as Font
}

describe('fonts made smaller', () => {
  it('have every character that there was, each in one file of its script', () => {
    const before = rangesOf(readFileSync(stylesheet, 'utf8'))
    const after = rangesOf(css)
    expect(new Set(after.flatMap((each) => [...each]))).toEqual(new Set(before.flatMap((each) => [...each])))
    const [english] = after.slice(-1)
    expect(after.slice(0, -1).some((each) => [...each].some((point) => english?.has(point)))).toBe(false)
  })

  it('keep the letters and marks of English together', () => {
    const font = fontOf('-english.woff2')
    for (const letter of 'AZaz09.,;:!?’“”–—…')
      expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true)
    expect(font.hasGlyphForCodePoint('é'.codePointAt(0) ?? 0)).toBe(false)
  })

  it('can be as heavy as the app has them, and no more', () => {
    expect(fontOf('-english.woff2').variationAxes).toEqual({
      wght: expect.objectContaining({ min: 400, max: 700 }),
    })
    expect(css).toContain('font-weight: 400 700')
  })

  it('are less than half of what they were', () => {
    const name = readdirSync(cache).find((each) => each.endsWith('-english.woff2')) ?? ''
    expect(readFileSync(join(cache, name)).length).toBeLessThan(25_000)
  })
})
