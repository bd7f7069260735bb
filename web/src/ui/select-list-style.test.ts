import { selectListStyle } from '@nightlight/contract'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

it('lets through the style of a list, and no other markup', async () => {
  const policies: { name: string; createHTML?: (markup: string) => string | null }[] = []
  vi.stubGlobal('trustedTypes', {
    get defaultPolicy() {
      return policies.find(({ name }) => name === 'default') ?? null
    },
    createPolicy: (name: string, rules: object) => policies.push({ name, ...rules }),
  })
  const { allowSelectListStyle } = await import('./select-list-style.ts')
  allowSelectListStyle()
  allowSelectListStyle()
  expect(policies.map(({ name }) => name)).toEqual(['default'])
  expect(policies[0]?.createHTML?.(selectListStyle)).toBe(selectListStyle)
  for (const other of ['', '<b>bold</b>', `${selectListStyle}<b></b>`])
    expect(policies[0]?.createHTML?.(other)).toBeNull()
})
