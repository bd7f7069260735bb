import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { slowFiles } from './test-order.ts'

it('names files that are there', () => {
  expect(slowFiles.filter((file) => !existsSync(file))).toEqual([])
})
