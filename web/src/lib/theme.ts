import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'

/** Shared with `public/theme.js`, which sets the theme before the first paint. */
const key = 'nightlight-theme'
const listeners = new Set<() => void>()

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** null in a page that the build has drawn, until React has taken it over: the build cannot know. Styles then decide, by `data-theme`. */
export const useTheme = (): Theme | null => useSyncExternalStore(onThemeChange, currentTheme, () => null)

export function setTheme(theme: Theme): void {
  show(theme)
  isChosen = true
  try {
    localStorage.setItem(key, theme)
  } catch {
    // The choice then lasts until the page is closed.
  }
}

/** Whoever has chosen no theme sees that of the system, also when it changes while the page is open. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!hasChosen()) show(matches ? 'dark' : 'light')
  })
}

let isChosen = false

function hasChosen(): boolean {
  try {
    return isChosen || localStorage.getItem(key) !== null
  } catch {
    return isChosen
  }
}

function show(theme: Theme): void {
  const root = document.documentElement
  root.dataset.theme = theme
  const pageColour = getComputedStyle(root).getPropertyValue('--page').trim()
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColour)
  for (const listener of listeners) listener()
}
