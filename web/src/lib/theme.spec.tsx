import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const system = new EventTarget()
const systemTurns = (matches: boolean) =>
  system.dispatchEvent(Object.assign(new Event('change'), { matches }))

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => system)
  document.documentElement.dataset.theme = 'light'
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

test('an open page follows the theme of the system, until somebody chooses one', async () => {
  const { currentTheme, followSystemTheme, onThemeChange, setTheme } = await import('./theme.ts')
  const changed = vi.fn()
  onThemeChange(changed)
  followSystemTheme()
  systemTurns(true)
  expect([currentTheme(), changed.mock.calls.length]).toEqual(['dark', 1])
  systemTurns(false)
  expect(currentTheme()).toBe('light')
  expect(localStorage.length).toBe(0)
  setTheme('light')
  systemTurns(true)
  expect(currentTheme()).toBe('light')
})

test('a choice lasts without storage, and one of an earlier visit counts', async () => {
  localStorage.setItem('nightlight-theme', 'light')
  const { currentTheme, followSystemTheme, setTheme } = await import('./theme.ts')
  followSystemTheme()
  systemTurns(true)
  expect(currentTheme()).toBe('light')
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => {} })
  systemTurns(true)
  expect(currentTheme()).toBe('dark')
  setTheme('light')
  systemTurns(true)
  expect(currentTheme()).toBe('light')
})
