import { describe, expect, it } from 'vitest'
import { briefs } from '../test/briefs.ts'
import { readingLevel } from '../test/reading-level.ts'
import { plots } from './plots.ts'
import { tellStory } from './tell-story.ts'

const lengths = ['short', 'medium', 'long'] as const
const registers = ['up to five', 'from six'] as const

describe.each(plots)('$id', ({ id }) => {
  it('winds down, whatever its length, for small listeners and for larger ones', () => {
    const faults = lengths.flatMap((length) =>
      registers.flatMap((register) => {
        const [day, night] = tellings(id, length, register)
        const name = `${length}, ${register}`
        return [
          night.wordsPerSentence < day.wordsPerSentence ? [] : [`${name}: longer sentences at the end`],
          night.grade < day.grade
            ? []
            : [`${name}: grade ${day.grade.toFixed(2)}, and ${night.grade.toFixed(2)} at the end`],
        ].flat()
      }),
    )
    expect(faults).toEqual([])
  })

  it('is read more and more slowly', () => {
    for (const length of lengths) {
      const [brief] = briefs(id, length)
      if (!brief) throw new Error('No brief')
      const paces = tellStory(brief).sections.map(({ pace }) => pace)
      const slowFrom = Math.ceil((paces.length * 2) / 3)
      expect(new Set(paces.slice(0, slowFrom))).toEqual(new Set([1]))
      const night = [1, ...paces.slice(slowFrom)]
      for (const [index, pace] of night.entries()) {
        if (index > 0) expect(pace).toBeLessThan(night[index - 1] ?? 0)
      }
    }
  })
})

/** The first two thirds of many tellings, and the last third. Names are figures. */
function tellings(id: string, length: (typeof lengths)[number], register: (typeof registers)[number]) {
  const parts = briefs(id, length)
    .filter(
      ({ children }) => Math.min(...children.map(({ age }) => age)) <= 5 === (register === 'up to five'),
    )
    .map((brief) => {
      const names = [...brief.children, ...brief.companions].map(({ name }) => name)
      const byLength = names.sort((a, b) => b.length - a.length)
      const unnamed = (text: string) => byLength.reduce((rest, name) => rest.replaceAll(name, '1'), text)
      const sections = tellStory(brief).sections.map(({ text }) => unnamed(text))
      const slowFrom = Math.ceil((sections.length * 2) / 3)
      return [sections.slice(0, slowFrom).join('\n\n'), sections.slice(slowFrom).join('\n\n')] as const
    })
  const joined = (part: 0 | 1) => readingLevel(parts.map((both) => both[part]).join('\n\n'))
  return [joined(0), joined(1)] as const
}
