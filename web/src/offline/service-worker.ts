import { keptHeader } from '../lib/kept-header.ts'
import { keptCache, shellPrefix, takeOver } from './names.ts'
import { partOf } from './part-of.ts'

/** Addresses of the files of this release, put in by the build. */
declare const __SHELL__: readonly string[]
/** Changes with every release, also with one that changes nothing but the page. */
declare const __RELEASE__: string
const files: readonly string[] = __SHELL__

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends LifeEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
}
const worker = globalThis as unknown as Worker

const shellCache = `${shellPrefix}${__RELEASE__}`

worker.addEventListener('install', (event) => event.waitUntil(fillShell()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOffice()))
worker.addEventListener('message', ({ data }) => {
  if (data === takeOver) void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isShellPage(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/') || pathname === '/theme.js') {
    event.respondWith(fromShell(request))
  } else if (pathname.startsWith('/media/')) {
    event.respondWith(media(request))
  } else if (pathname.startsWith('/api/')) {
    // A stream of events never ends; it is nothing to keep.
    if (!request.headers.get('accept')?.includes('event-stream')) event.respondWith(answer(request))
  }
})

async function fillShell(): Promise<void> {
  const shell = await caches.open(shellCache)
  await shell.addAll(['/', '/theme.js', ...files])
  const html = (await (await shell.match('/'))?.text()) ?? ''
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  if (scripts.every((path) => files.includes(path))) return
  // A newer release came in between: the browser tries again with the worker of that one.
  await caches.delete(shellCache)
  throw new Error('The page is of another release')
}

async function takeOffice(): Promise<void> {
  const names = await caches.keys()
  // Pages of the release before this one may still be open, and load the rest of their code.
  const old = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/**
 * Pages that are the app. Those for administrators and for paying are served under rules of their own, the printed book is made
 * by the server, and files are files.
 */
const isShellPage = (path: string): boolean =>
  !/^\/(api|media|assets|admin|subscribe|storybook|read-aloud|voices)(\/|$)/.test(path) &&
  !/\.\w{2,8}$/.test(path)

/** The page of today; without a network that of this release. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/', { cacheName: shellCache })
    if (!kept) throw error
    return kept
  }
}

async function fromShell(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** What was kept is not fetched again: files of stories never change under their names. */
async function media(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: keptCache, ignoreVary: true })
  return kept ? partOf(kept, request.headers.get('range')) : fetch(request)
}

/** The server's answer; without a network what was kept of it, for what was kept on purpose. */
async function answer(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request)
    // Nobody is signed in any more: what was kept waits for its family.
    if (fresh.status === 401 && new URL(request.url).pathname === '/api/user') await forgetUser()
    return fresh
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: keptCache, ignoreVary: true })
    if (!kept) throw error
    const headers = new Headers(kept.headers)
    headers.set(keptHeader, 'yes')
    return new Response(kept.body, { status: kept.status, headers })
  }
}

async function forgetUser(): Promise<void> {
  if (await caches.has(keptCache)) await (await caches.open(keptCache)).delete('/api/user')
}
