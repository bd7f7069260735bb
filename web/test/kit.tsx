import { signedInHint } from '@nightlight/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { test as base, expect, vi } from 'vitest'
import checklist from '../../docs/specification.md?raw'
import { FakeApi } from './fake-api.ts'
import { FakeProgress } from './fake-progress.ts'
import { FakeSound } from './fake-sound.ts'
import { type Family, serveFamily, serveVisitor } from './family.ts'

export { screen, waitFor, within } from '@testing-library/react'
export { expect } from 'vitest'

// Pages are loaded before the first test begins: its seconds are for what it does.
import.meta.glob(['../src/app/app.tsx', '../src/ui/toaster.tsx', '../src/features/**/*-page.tsx'], {
  eager: true,
})

export type { FakeApi } from './fake-api.ts'
export { aProgress } from './fake-progress.ts'
export * from './family.ts'

export type RenderApp = (path: string, options?: { as: Family | null }) => Promise<void>

export type RenderPart = (load: () => Promise<ReactNode>, options?: { as: Family | null }) => Promise<void>

interface SavedFile {
  readonly name: string
  readonly text: () => Promise<string>
}

interface Actors {
  api: FakeApi
  /** Stories in the making, as the server tells of them. */
  progress: FakeProgress
  sound: FakeSound
  /** What was saved as a file, the latest last. */
  saved: SavedFile[]
  user: UserEvent
  /** Opens an address in a browser of its own, as a visitor or signed in. */
  renderApp: RenderApp
  /** Shows a part of the app by itself, where most tests of a file are about it. */
  renderPart: RenderPart
  /** Loads the page again in the same browser: all that is left is what was kept. */
  reload: () => Promise<void>
}

/** A component test talks to the API's fake alone, and fails on an unexpected error or warning in the console. */
export const test = base.extend<Actors & { quiet: undefined }>({
  quiet: [
    // biome-ignore lint/correctness/noEmptyPattern: fixtures are found by what is destructured
    async ({}, use) => {
      const noise: unknown[][] = []
      const listen = (...said: unknown[]) => void noise.push(said)
      vi.spyOn(console, 'error').mockImplementation(listen)
      vi.spyOn(console, 'warn').mockImplementation(listen)
      await use(undefined)
      vi.useRealTimers()
      await forgetEverything()
      vi.restoreAllMocks()
      expect(noise).toEqual([])
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
        const address = `blob:${blobs.size}`
        blobs.set(address, blob as Blob)
        return address
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
      await begin(api, family)
      history.replaceState(null, '', path)
      await mount(api, wholeApp)
    })
  },
  renderPart: async ({ api }, use) => {
    await use(async (load, { as: family } = { as: null }) => {
      await begin(api, family)
      await mount(api, () => withProviders(load))
    })
  },
  reload: async ({ api }, use) => {
    await use(async () => {
      unmount()
      vi.resetModules()
      await mount(api, wholeApp)
    })
  },
})

/** A browser of its own, signed in or not. */
async function begin(api: FakeApi, family: Family | null): Promise<void> {
  await forgetEverything()
  if (!family) return serveVisitor(api)
  serveFamily(api, family)
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `${signedInHint}=1; path=/`
}

async function wholeApp(): Promise<ReactNode> {
  // The toaster comes by itself a second later: a test whose clock stands still would wait for it in vain.
  const [{ App }] = await Promise.all([import('../src/app/app.tsx'), import('../src/ui/toaster.tsx')])
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
  await loaded(api)
}

/** Turns of the event loop without a request after which there will be none: a page comes in pieces, which ask in turn. */
const quietTurns = 5

async function loaded(api: FakeApi): Promise<void> {
  let quiet = 0
  while (quiet < quietTurns) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => realTimeout(resolve))
    })
    quiet = api.answering > 0 ? 0 : quiet + 1
  }
}

function unmount(): void {
  cleanup()
  document.body.replaceChildren()
}

/** Leaves nothing of this page to the next one. */
async function forgetEverything(): Promise<void> {
  unmount()
  const [{ queryClient }, { currentToast, dismissToast }, { prefer, readPreferences }] = await Promise.all([
    import('../src/lib/query-client.ts'),
    import('../src/ui/toast.ts'),
    import('../src/features/reader/settings/preferences.ts'),
  ])
  queryClient.clear()
  prefer(readPreferences(null))
  const said = currentToast()
  if (said) dismissToast(said.id)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: there is no other way to take one away
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
  history.replaceState(null, '', '/')
}

const titles = new Map(
  [...checklist.matchAll(/^- `([a-z]+-\d+)` (.+)$/gm)].map(([, id = '', title = '']) => [id, title]),
)

/** A test of one line of `docs/specification.md`, under that line's own words. */
export function line(id: string, body: (actors: Actors) => Promise<void>): void {
  const title = titles.get(id)
  if (!title) throw new Error(`docs/specification.md has no line ${id}`)
  test(`${id} ${title}`, body)
}

/** Path and query of the page that is open. */
export const address = (): string => `${location.pathname}${location.search}${location.hash}`

/** The one toast there is, when it says this. An open dialog hides it from roles, not from eyes. */
export async function toast(words: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const [shown, ...more] = document.querySelectorAll<HTMLElement>('[role=region] > ol > li')
    if (!shown) throw new Error('There is no toast')
    expect(more).toEqual([])
    within(shown).getByText(words)
    return shown
  })
}

export interface Clock {
  /** Lets so many milliseconds pass. */
  run: (ms: number) => Promise<void>
  /** Waits for what takes no time on this clock: code that is being loaded, answers that are being read. */
  until: <Found>(check: () => Found) => Promise<Found>
}

const maxTurns = 1000

/** Stops the clock. What is timed goes on by as much as the test says, and only then. */
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

/** Lets answers that have come be read: a body is read in turns of the event loop, which no clock counts. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => realTimeout(resolve))
}

/** Fields that may stay empty say so after their label. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText(new RegExp(`^${label}( optional)?$`))

/** Chooses from one of our lists, which open beside the page. */
export async function choose(user: UserEvent, list: HTMLElement, option: string | RegExp): Promise<void> {
  await user.click(list)
  await user.click(await screen.findByRole('option', { name: option }))
}
