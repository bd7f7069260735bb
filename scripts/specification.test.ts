import { expect, it } from 'vitest'
import { specificationLines, testsOfLines } from './specification.mjs'

it('holds every line of the specification by a test in some layer, and tests no line that is not there', () => {
  const lines = specificationLines()
  const tested = new Set(testsOfLines().map(({ id }) => id))
  expect([...tested].sort()).toEqual(lines.toSorted())
  expect(new Set(lines).size).toBe(lines.length)
})
