import { describe, expect, it } from 'vitest'
import { dangers } from '../test/safety.ts'
import { deedLines, deedsIn } from './deed-lines.ts'
import { type Brief, plots, tellStory } from './index.ts'
import { lineId } from './lines.ts'
import { namedDeeds } from './named-deeds/index.ts'

const brief = (deeds: readonly string[], more: Partial<Brief> = {}): Brief => ({
  seed: 'a',
  theme: 'pirates',
  length: 'short',
  children: [{ name: 'Mia', age: 5, pronouns: 'she' }],
  companions: [],
  wished: { narrated: { sentences: [], deeds } },
  ...more,
})

const wordingsIn = (deed: string) => deedsIn(deed, 'Mia').map(({ deed: { wordings } }) => wordings[0])

describe('a deed that a parent reports', () => {
  it('is found by the longest of its wordings, with other words between, and unless it is denied', () => {
    const [bars] = wordingsIn('Mia fell off the monkey bars')
    expect(bars).toBeDefined()
    expect(bars).not.toBe(wordingsIn('Mia fell off the chair')[0])
    expect(wordingsIn('Mia waved at the bin men')[0]).toBe('waved at')
    expect(wordingsIn('The dog waved at Dad')[0]).toBe('waved at')
    expect(wordingsIn('Mia nearly fell off the monkey bars')).toEqual([])
    expect(wordingsIn('Mia was a very good aunt')).toEqual([])
  })

  it('has lines of its own where the child did it, and no line twice in a story', () => {
    const [entry] = deedsIn('Mia fell off the monkey bars', 'Mia')
    expect(entry?.isOwn).toBe(true)
    expect(deedsIn('Mia laughed when Dad fell off the monkey bars', 'Mia').at(-1)?.isOwn).toBe(false)
    const lines = deedLines(['Mia fell off the monkey bars', 'Tom fell off the monkey bars'], brief([]))
    const all = lines.flatMap(({ seen, shown, night }) => [...seen, ...shown, ...night])
    expect(new Set(all).size).toBe(all.length)
  })

  it('is told by other lines where these were heard, by none when all were, and by none that has what is kept out', () => {
    const deeds = ['Mia fell off the monkey bars']
    const first = deedLines(deeds, brief(deeds))[0]?.seen[0] ?? ''
    const heard = { history: { plots: [], lines: [lineId(first)] } }
    expect(deedLines(deeds, brief(deeds, heard))[0]?.seen[0]).not.toBe(first)
    const all = namedDeeds.flatMap(({ seen, own, shown, night }) => [...seen, ...own, ...shown, ...night])
    const heardAll = { history: { plots: [], lines: all.map(lineId) } }
    expect(deedLines(deeds, brief(deeds, heardAll))[0]).toMatchObject({ isKnown: false, shown: [] })
    const avoid = [{ words: first.toLowerCase().match(/\p{L}+/gu) ?? [], isFear: false }]
    expect(deedLines(deeds, brief(deeds, { avoid }))[0]?.seen).not.toContain(first)
  })
})

it('is seen in the story that is told of it, shown to a friend, and remembered', () => {
  const deeds = ['{child} fell off the monkey bars', '{child} waved at the bin men']
  const tonight = brief(deeds, { plot: 'life/and-where-was-i' })
  const { sections, lines } = tellStory(tonight)
  const told = sections.map(({ text }) => text).join('\n\n')
  const [bars, wave] = deedLines(
    deeds.map((deed) => deed.replace('{child}', 'Mia')),
    tonight,
  )
  for (const line of [bars?.seen[0], wave?.seen[0]]) {
    expect(told).toContain(line)
    expect(lines).toContain(lineId(line ?? ''))
  }
  expect(told).not.toMatch(/[{}¶]/)
})

describe('a report', () => {
  const deeds = ['{child} fell off the monkey bars', '{child} waved at the bin men']
  // It is like the evening of no plot.
  const likely = new Map([['life/none', 0]])
  const isShown = (tonight: Brief) => {
    const { plot } = tellStory({ ...tonight, likely })
    return plots.find(({ id }) => id === plot)?.head.showsDeeds ?? null
  }

  it('is shown where stories have lines for it that were not heard lately', () => {
    expect(isShown(brief(deeds))).toBe('several')
    expect(isShown(brief(deeds.slice(0, 1)))).toBe('one')
    const lines = deeds
      .flatMap((deed) => deedsIn(deed, 'Mia'))
      .flatMap(({ deed: { seen, own, shown, night } }) => [...seen, ...own, ...shown, ...night])
    expect(isShown(brief(deeds, { history: { plots: [], lines: lines.map(lineId) } }))).toBeNull()
    expect(isShown(brief(['{child} glorped', 'It was a snarf']))).toBeNull()
  })

  it('is heard by nobody of whom it tells', () => {
    const bear = { name: 'Mr Brown', relationship: 'Stuffed bear' }
    const told = (details: string) =>
      tellStory(brief(deeds, { companions: [bear], details, plot: 'life/and-where-was-i' }))
        .sections.map(({ text }) => text)
        .join(' ')
    expect(told('she fell off the monkey bars and waved at the bin men')).toContain('asked Mr Brown')
    expect(told('she left Mr Brown on the bus, fell off the monkey bars')).not.toContain('asked Mr Brown')
  })
})

describe('the lines for deeds', () => {
  const lines = namedDeeds.flatMap(({ wordings, seen, own, shown, ahead, tried, night }) =>
    Object.entries({ seen, own, shown, ahead, tried, night }).flatMap(([kind, texts]) =>
      texts.map((text) => ({ kind, text, of: wordings[0] })),
    ),
  )

  it('has enough of every sort for each', () => {
    const poor = namedDeeds.filter(
      ({ seen, shown, ahead, tried, night }) =>
        night.length === 0 ||
        ((seen.length < 2 || shown.length === 0) && (ahead.length < 2 || tried.length === 0)),
    )
    expect(poor.map(({ wordings }) => wordings[0])).toEqual([])
  })

  it('are found by words, with a gap between them or none', () => {
    const wordings = namedDeeds.flatMap((each) => each.wordings)
    expect(
      wordings.filter((each) => !/^[\p{L}\p{N}’“”&*+. -]+$/u.test(each) || /^\.\.|\.\.$/.test(each)),
    ).toEqual([])
  })

  const isExchange = (kind: string) => kind === 'shown' || kind === 'tried'

  it('have the words in braces that they may have, and whole quotations', () => {
    const known = /^\{(?:child|he|him|his|himself|He|His)\}$/
    const faults = lines.filter(
      ({ kind, text }) =>
        (text.match(/\{\w+\}/g) ?? []).some(
          (each) => !known.test(each) && !(isExchange(kind) && each === '{friend}'),
        ) ||
        /['"`$\\]/.test(text) ||
        (text.match(/“/g) ?? []).length !== (text.match(/”/g) ?? []).length ||
        isExchange(kind) !== text.includes('{friend}') ||
        (!isExchange(kind) && text.includes('¶')) ||
        !/[.!?”]$/.test(text),
    )
    expect(faults).toEqual([])
  })

  it('are short, and none is there twice', () => {
    expect(lines.filter(({ text, kind }) => text.split(/\s+/).length > (isExchange(kind) ? 72 : 42))).toEqual(
      [],
    )
    expect(lines.filter(({ text }, at) => lines.findIndex((each) => each.text === text) !== at)).toEqual([])
  })

  // A birthday cake has candles, and who shows a toy how to swim is in bed.
  const isHarmless = (name: string, text: string) =>
    name === 'fire'
      ? !/\b(?:lit|lighted|burn\w*|match(?:es)?|flames?)\b/i.test(text)
      : name === 'water alone' && text.includes('{friend}')

  it('show nothing that a child could copy and be hurt by', () => {
    const as = (text: string) => text.replaceAll('{child}', '{A}').replaceAll('{He}', '{A}')
    const found = lines.flatMap(({ text }) =>
      Object.entries(dangers).flatMap(([name, patterns]) =>
        patterns.some((each) => each.test(as(text))) && !isHarmless(name, text) ? [`${name}: ${text}`] : [],
      ),
    )
    expect(found).toEqual([])
  })
})
