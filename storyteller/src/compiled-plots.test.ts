import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { compiledOnce } from './compiled-plots.ts'

it('is compiled once, and then read; another text is compiled', () => {
  const text = `a plot ${randomUUID()}`
  const compile = vi.fn(() => `compiled ${text}`)
  expect([compiledOnce(text, compile), compiledOnce(text, compile)]).toEqual([
    `compiled ${text}`,
    `compiled ${text}`,
  ])
  // Tests run with the folder, as the product does.
  expect(compile).toHaveBeenCalledTimes(1)
  compiledOnce(`${text}.`, compile)
  expect(compile).toHaveBeenCalledTimes(2)
})

it('is compiled again where nothing was kept of it, and where it was refused', () => {
  const text = `a plot ${randomUUID()}`
  const refuse = () => {
    throw new Error('cannot be read')
  }
  expect(() => compiledOnce(text, refuse)).toThrow('cannot be read')
  const folder = join(getCompileCacheDir() ?? '', 'plots')
  const before = new Set(readdirSync(folder))
  expect(compiledOnce(text, () => 'compiled')).toBe('compiled')
  for (const file of readdirSync(folder).filter((each) => !before.has(each))) rmSync(join(folder, file))
  const again = vi.fn(() => 'compiled')
  expect(compiledOnce(text, again)).toBe('compiled')
  expect(again).toHaveBeenCalledTimes(1)
})
