import { mediaRoot } from '@nightlight/contract'
import { fromCacheHeader } from '../../lib/offline-header.ts'
import { offlineCache, shellPrefix, takeOver } from './cache-names.ts'
import { rangeResponse } from './range-response.ts'

/** URLs of the files of this release, inserted by the build. */
declare const __SHELL__: readonly string[]
/** Changes with every release, even if only index.html changed. */
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
  } else if (pathname.startsWith(mediaRoot)) {
    event.respondWith(media(request))
  } else if (pathname.startsWith('/api/')) {
    // An event stream never ends, so it cannot be cached.
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
    const cached = await caches.match('/', { cacheName: shellCache })
    if (!cached) throw error
    return cached
  }
}

async function fromShell(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Cache first: the files of a story never change under their URLs. */
async function media(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: offlineCache, ignoreVary: true })
  return cached ? rangeResponse(cached, request.headers.get('range')) : fetch(request)
}

/** Network first, with the cache as fallback for what offline stories need. */
async function answer(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request)
    // Nobody is signed in: the cached response belongs to the account.
    if (fresh.status === 401 && new URL(request.url).pathname === '/api/user') await forgetUser()
    return fresh
  } catch (error) {
    const cached = await caches.match(request.url, { cacheName: offlineCache, ignoreVary: true })
    if (!cached) throw error
    const headers = new Headers(cached.headers)
    headers.set(fromCacheHeader, 'yes')
    return new Response(cached.body, { status: cached.status, headers })
  }
}

async function forgetUser(): Promise<void> {
  if (await caches.has(offlineCache)) await (await caches.open(offlineCache)).delete('/api/user')
}
