import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { plots } from '@nightlight/storyteller'
import { digestOf, readEvenings } from '@nightlight/understanding/likeness'
import { describe, expect, it } from 'vitest'
import { likelyPlots } from './likely-plots.ts'

const text = readFileSync(new URL('../../../../../../storyteller/src/evenings.txt', import.meta.url), 'utf8')
const evenings = readEvenings(text)

describe('the evenings of plots', () => {
  it('are read into vectors again whenever they change: npm run evenings -w understanding', () => {
    const vectors = readFileSync(new URL('evenings.vectors', import.meta.url))
    expect(digestOf(vectors)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('are of plots that exist, each once, with sentences that are right and such that are wrong', () => {
    const known = evenings.map(({ plot }) => plot)
    expect(known).toEqual([...new Set(known)])
    expect(known.filter((plot) => plots.every(({ id }) => id !== plot))).toEqual([])
    for (const { plot, about, right, wrong } of evenings) {
      expect(about, plot).not.toBe('')
      expect(right.length, plot).toBeGreaterThanOrEqual(6)
      expect(wrong.length, plot).toBeGreaterThanOrEqual(2)
    }
  })

  it('are there for every plot about life, but for those that tell whatever was typed or asked, and tales that are known by their words', () => {
    const known = new Set(evenings.map(({ plot }) => plot))
    const without = plots.filter(
      ({ id, isAboutLife, head: { tellsLine, tellsThings, tellsQuestion, taleWords } }) =>
        isAboutLife &&
        !tellsLine &&
        !tellsThings &&
        !tellsQuestion &&
        taleWords.length === 0 &&
        !known.has(id),
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })
})

describe('likely plots', () => {
  it.each([
    ['our old dog had to be put to sleep on tuesday and nobody wants to eat', 'life/half-past-five'],
    ['she will not sleep with the lamp off, says the night is too black', 'life/the-dark-in-the-slipper'],
    ['tonsils out on friday, she asks if they wake you up again', 'life/going-up-going-down'],
  ])('are told on evenings like %s', (wish, plot) => {
    const best = [...likelyPlots(wish)].sort((one, other) => other[1] - one[1]).slice(0, 3)
    expect(best.map(([id]) => id)).toContain(plot)
  })

  it.each(['he ate a crayon, orange', 'new glasses, she picked purple', 'one whole side, orange'])(
    'are not those of fireworks because of a colour: %s',
    (wish) => {
      expect(Math.exp(likelyPlots(wish).get('life/one-two-bang') ?? 0)).toBeLessThan(0.05)
    },
  )

  it('share all likeness among them, the same each time', () => {
    const shares = likelyPlots('first day at nursery tomorrow')
    expect([...shares.values()].reduce((sum, share) => sum + Math.exp(share), 0)).toBeCloseTo(1, 2)
    expect(likelyPlots('first day at nursery tomorrow')).toEqual(shares)
  })

  it('are none where nothing was typed', () => {
    expect(likelyPlots(' \n').size).toBe(0)
  })
})
