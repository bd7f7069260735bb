import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dangers, frightening, resolving } from '../test/safety.ts'

const folder = new URL('./plots/', import.meta.url)

/** Sections as their author wrote them, with every alternative in them. */
const plots = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ink'))
  .map((file) => {
    const parts = readFileSync(new URL(file, folder), 'utf8').split(/^=== (\w+)$/m)
    const sections = parts.flatMap((knot, index) =>
      /^[sml]\d+$/.test(knot)
        ? [{ knot, text: (parts[index + 1] ?? '').replace(/^# .*$/gm, ''), whole: parts[index + 1] ?? '' }]
        : [],
    )
    return { id: file.replace(/\.ink$/, ''), sections }
  })

it.each(plots)('$id shows nothing dangerous that a child could copy', ({ sections }) => {
  const found = sections.flatMap(({ knot, text }) =>
    Object.entries(dangers).flatMap(([danger, patterns]) =>
      patterns.flatMap((pattern) => {
        const hit = pattern.exec(text)
        return hit ? [`${knot}, ${danger}: ${hit[0]}`] : []
      }),
    ),
  )
  expect(found).toEqual([])
})

it.each(plots)('$id has flames behind glass only', ({ sections }) => {
  const open = sections.filter(
    ({ whole }) => /\bflames?\b/.test(whole) && !/\b(?:lantern|glass|lamp)/.test(whole),
  )
  expect(open.map(({ knot }) => knot)).toEqual([])
})

it.each(plots)(
  '$id resolves what frightens in the same section, or in the next one that cannot be omitted',
  ({ sections }) => {
    const left = sections.flatMap(({ knot, text }, index) => {
      const last = [...text.matchAll(new RegExp(frightening, 'gi'))].at(-1)
      if (!last) return []
      const next = sections.slice(index + 1).find((section) => section.knot.startsWith('s'))
      const after = text.slice(last.index + last[0].length) + (next?.text ?? '')
      return resolving.test(after) ? [] : [`${knot}: ${last[0]}`]
    })
    expect(left).toEqual([])
  },
)

it.each(plots)('$id has nothing frightening on its last page', ({ sections }) => {
  expect(frightening.exec(sections.at(-1)?.text ?? '')?.[0]).toBeUndefined()
})
