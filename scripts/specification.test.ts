import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** Ids of the checklist and of the tests, in their order. */
const lines = [...read('docs/specification.md').matchAll(/^- `([a-z]+-\d+)` \S/gm)].map(([, id]) => id)
const tests = readdirSync(new URL('../e2e/specification', import.meta.url)).flatMap((file) =>
  [...read(`e2e/specification/${file}`).matchAll(/^line\('([a-z]+-\d+)'/gm)].map(([, id]) => id),
)

it('has a browser test for every line of the specification, and no other', () => {
  expect(tests.toSorted()).toEqual(lines.toSorted())
  expect(new Set(lines).size).toBe(lines.length)
})
