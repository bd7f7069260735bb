import { expect, it } from 'vitest'
import { specificationLines, testsOfLines } from './specification.mjs'

it('has a test for every line of the specification, and no test for a line that does not exist', () => {
  const lines = specificationLines()
  const tested = new Set(testsOfLines().map(({ id }) => id))
  expect([...tested].sort()).toEqual(lines.toSorted())
  expect(new Set(lines).size).toBe(lines.length)
})
