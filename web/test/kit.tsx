import { signedInCookie } from '@nightlight/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { test as base, expect, vi } from 'vitest'
import specification from '../../docs/specification.md?raw'
import { FakeApi } from './fake-api.ts'
import { FakeProgress } from './fake-progress.ts'
import { FakeSound } from './fake-sound.ts'
import { type Family, serveFamily, serveVisitor } from './family.ts'

export { screen, waitFor, within } from '@testing-library/react'
export { expect } from 'vitest'

// Loads all pages before the first test, so that loading does not count towards its time limit.
import.meta.glob(
  [
    '../src/app/app.tsx',
    '../src/ui/toaster.tsx',
    '../src/features/**/*-page.tsx',
    '../src/features/create-story/making-overlay.tsx',
  ],
  {
    eager: true,
  },
)

export type { FakeApi } from './fake-api.ts'
export { aProgress } from './fake-progress.ts'
export type { FakeSound } from './fake-sound.ts'
export * from './family.ts'

export type RenderApp = (path: string, options?: { as: Family | null }) => Promise<void>

export type RenderPart = (load: () => Promise<ReactNode>, options?: { as: Family | null }) => Promise<void>

interface SavedFile {
  readonly name: string
  readonly text: () => Promise<string>
}

interface Fixtures {
  api: FakeApi
  /** The progress of stories that are being generated. */
  progress: FakeProgress
  sound: FakeSound
  /** The files that were downloaded, the latest last. */
  saved: SavedFile[]
  user: UserEvent
  /** Opens a path in a new browser, as a visitor or signed in. */
  renderApp: RenderApp
  /** Renders a part of the app by itself, for files that mostly test this part. */
  renderPart: RenderPart
  /** Reloads the page in the same browser: only what is stored is left. */
  reload: () => Promise<void>
}

/** A component test calls only the fake API, and fails on an unexpected error or warning in the console. */
export const test = base.extend<Fixtures & { cleanConsole: undefined }>({
  cleanConsole: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      const messages: unknown[][] = []
      const record = (...args: unknown[]) => void messages.push(args)
      vi.spyOn(console, 'error').mockImplementation(record)
      vi.spyOn(console, 'warn').mockImplementation(record)
      await use(undefined)
      vi.useRealTimers()
      await resetBrowser()
      vi.restoreAllMocks()
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      const api = new FakeApi()
      vi.stubGlobal('fetch', api.fetch)
      await use(api)
      cleanup()
      vi.unstubAllGlobals()
      expect(api.problems).toEqual([])
    },
    { auto: true },
  ],
  progress: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      const progress = new FakeProgress()
      vi.stubGlobal('EventSource', progress.EventSource)
      await use(progress)
    },
    { auto: true },
  ],
  sound: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      const sound = new FakeSound()
      vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
        return sound.play(this)
      })
      vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
        sound.pause(this)
      })
      await use(sound)
    },
    { auto: true },
  ],
  saved: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      const saved: SavedFile[] = []
      const blobs = new Map<string, Blob>()
      vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
        const url = `blob:${blobs.size}`
        blobs.set(url, blob as Blob)
        return url
      })
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
        const blob = blobs.get(this.getAttribute('href') ?? '')
        saved.push({ name: this.download, text: async () => (await blob?.text()) ?? '' })
      })
      await use(saved)
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
  user: async ({}, use) => use(userEvent.setup({ delay: null })),
  renderApp: async ({ api }, use) => {
    await use(async (path, { as: family } = { as: null }) => {
      await startSession(api, family)
      history.replaceState(null, '', path)
      await mount(api, loadApp)
    })
  },
  renderPart: async ({ api }, use) => {
    await use(async (load, { as: family } = { as: null }) => {
      await startSession(api, family)
      await mount(api, () => withProviders(load))
    })
  },
  reload: async ({ api }, use) => {
    await use(async () => {
      unmount()
      vi.resetModules()
      await mount(api, loadApp)
    })
  },
})

/** A new browser, signed in or not. */
async function startSession(api: FakeApi, family: Family | null): Promise<void> {
  await resetBrowser()
  if (!family) return serveVisitor(api)
  serveFamily(api, family)
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${signedInCookie}=1; path=/`
}

async function loadApp(): Promise<ReactNode> {
  // The app loads the toaster a second later, which would never happen in a test that has stopped the clock; and the player when a
  // story is opened.
  const [{ App }] = await Promise.all([
    import('../src/app/app.tsx'),
    import('../src/ui/toaster.tsx'),
    import('../src/features/reader/player/now-playing-bar.tsx'),
  ])
  return <App />
}

async function withProviders(load: () => Promise<ReactNode>): Promise<ReactNode> {
  const [{ queryClient }, { Toaster }, part] = await Promise.all([
    import('../src/lib/query-client.ts'),
    import('../src/ui/toaster.tsx'),
    load(),
  ])
  return (
    <QueryClientProvider client={queryClient}>
      <main>{part}</main>
      <Toaster />
    </QueryClientProvider>
  )
}

async function mount(api: FakeApi, load: () => Promise<ReactNode>): Promise<void> {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  const page = await load()
  render(page, { container: root })
  await waitUntilLoaded(api)
}

/** Turns of the event loop without a request in flight before a page counts as loaded: its parts load and request one after another. */
const idleTurns = 5

async function waitUntilLoaded(api: FakeApi): Promise<void> {
  let turns = 0
  while (turns < idleTurns) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => realTimeout(resolve))
    })
    turns = api.inFlight > 0 ? 0 : turns + 1
  }
}

function unmount(): void {
  cleanup()
  document.body.replaceChildren()
}

/** Resets everything that a page could leave to the next test. */
async function resetBrowser(): Promise<void> {
  unmount()
  const [
    { queryClient },
    { currentToast, dismissToast },
    { setPreferences, readPreferences },
    { stopPlaying },
  ] = await Promise.all([
    import('../src/lib/query-client.ts'),
    import('../src/ui/toast.ts'),
    import('../src/features/reader/settings/preferences.ts'),
    import('../src/features/reader/player/now-playing.ts'),
  ])
  stopPlaying()
  queryClient.clear()
  setPreferences(readPreferences(null))
  const shownToast = currentToast()
  if (shownToast) dismissToast(shownToast.id)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // With `max-age=0` it would be there until the clock goes on, which a test may have stopped.
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way to delete one
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=${new Date(0).toUTCString()}`
  }
  history.replaceState(null, '', '/')
}

const titles = new Map(
  [...specification.matchAll(/^- `([a-z]+-\d+)` (.+)$/gm)].map(([, id = '', title = '']) => [id, title]),
)

/** A test of one line of `docs/specification.md`, with that line as its title. */
export function line(id: string, body: (fixtures: Fixtures) => Promise<void>): void {
  const title = titles.get(id)
  if (!title) throw new Error(`docs/specification.md has no line ${id}`)
  test(`${id} ${title}`, body)
}

/** Path, query and hash of the open page. */
export const currentPath = (): string => `${location.pathname}${location.search}${location.hash}`

/** Loses the connection, as the browser and requests notice it. @returns a function that restores it */
export async function goOffline(api: FakeApi): Promise<() => Promise<void>> {
  const setOnline = async (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    api.isServerReachable = online
    await act(async () => void dispatchEvent(new Event(online ? 'online' : 'offline')))
  }
  await setOnline(false)
  return () => setOnline(true)
}

/** Waits for a toast with this text; it must be the only one. Not found by its role, because an open dialog hides it from roles. */
export async function toast(text: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const [shown, ...more] = document.querySelectorAll<HTMLElement>('[role=region] > ol > li')
    if (!shown) throw new Error('There is no toast')
    expect(more).toEqual([])
    within(shown).getByText(text)
    return shown
  })
}

export interface Clock {
  /** Advances the clock. */
  run: (ms: number) => Promise<void>
  /** Waits for what takes no time on this clock, such as imports and reading responses. */
  until: <Result>(check: () => Result) => Promise<Result>
}

const maxTurns = 1000

/** Stops the clock. From then on timers advance only when the test runs them. */
export function stopClock(): Clock {
  vi.useFakeTimers()
  return {
    until: async (check) => {
      for (let turn = 0; turn < maxTurns; turn++) {
        try {
          return check()
        } catch {
          await act(settle)
        }
      }
      return check()
    },
    run: async (ms) => {
      await act(settle)
      await act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
      await act(settle)
    },
  }
}

const realTimeout = globalThis.setTimeout

/** Lets responses be read: reading a body takes turns of the event loop, which fake timers do not count. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => realTimeout(resolve))
}

/** A field by its label, which ends with 'optional' if the field may be empty. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText(new RegExp(`^${label}( optional)?$`))

/** Chooses an option of a select, whose list is rendered outside the page. */
export async function choose(user: UserEvent, list: HTMLElement, option: string | RegExp): Promise<void> {
  await user.click(list)
  await user.click(await screen.findByRole('option', { name: option }))
}
