import { mediaRoot } from '@nightlight/contract'
import { fromCacheHeader } from '../../lib/offline-header.ts'
import { offlineCache, shellPrefix, skipWaitingMessage } from './cache-names.ts'
import { rangeResponse } from './range-response.ts'

/** URLs of the files of this release, inserted by the build. */
declare const __SHELL__: readonly string[]
/** Changes with every release, even if only index.html changed. */
declare const __RELEASE__: string
const files: readonly string[] = __SHELL__

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface InstallEvent extends ExtendableEvent {
  /** Not in every browser. */
  addRoutes?(rule: {
    condition: { urlPattern: string; requestMethod: 'get' }
    source: 'cache'
  }): Promise<void>
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Worker {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(kind: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
}
const worker = globalThis as unknown as Worker

/** Not '/', which is drawn already for visitors. */
const shellPage = '/index.html'
const shellCache = `${shellPrefix}${__RELEASE__}`

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell())
  const rule = { condition: { urlPattern: '/assets/*', requestMethod: 'get' }, source: 'cache' } as const
  // The browser finds files itself then, and asks the network for others: a page needs some twenty, and need not wait for this worker to start.
  if (event.addRoutes) event.waitUntil(event.addRoutes(rule).catch(() => {}))
})
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('message', ({ data }) => {
  if (data === skipWaitingMessage) void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isShellPage(pathname)) event.respondWith(newestResponse(request, shellPage))
  } else if (pathname === '/theme.js') {
    // It names files of the release that it belongs to, as the page does.
    event.respondWith(newestResponse(request, pathname))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(shellResponse(request))
  } else if (pathname.startsWith(mediaRoot)) {
    event.respondWith(mediaResponse(request))
  } else if (pathname.startsWith('/api/')) {
    // An event stream never ends, so it cannot be cached.
    if (!request.headers.get('accept')?.includes('event-stream')) event.respondWith(apiResponse(request))
  }
})

async function cacheShell(): Promise<void> {
  const shell = await caches.open(shellCache)
  await shell.addAll([shellPage, '/theme.js', ...files])
  const html = (await (await shell.match(shellPage))?.text()) ?? ''
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  if (scripts.every((path) => files.includes(path))) return
  // A newer release was deployed meanwhile. The browser will retry with the worker of that release.
  await caches.delete(shellCache)
  throw new Error('The page belongs to another release')
}

async function activate(): Promise<void> {
  const names = await caches.keys()
  // Pages of the previous release may still be open and load the rest of their code.
  const old = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
  await worker.clients.claim()
}

/**
 * Whether a path is a page of the app that works offline. Pages with a content policy of their own (administration, payment,
 * recording) are not, nor are the storybook, which the server renders, and files.
 */
const isShellPage = (path: string): boolean =>
  !/^\/(api|media|assets|admin|subscribe|storybook|read-aloud|voices)(\/|$)/.test(path) &&
  !/\.\w{2,8}$/.test(path)

/** Network first, so that a new release is picked up; the file of this release if offline. */
async function newestResponse(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const cached = await caches.match(kept, { cacheName: shellCache })
    if (!cached) throw error
    return cached
  }
}

async function shellResponse(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Cache first: the files of a story never change under their URLs. */
async function mediaResponse(request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName: offlineCache, ignoreVary: true })
  return cached ? rangeResponse(cached, request.headers.get('range')) : fetch(request)
}

/** Network first, with the cache as fallback for what offline stories need. */
async function apiResponse(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    // The session has ended: the cached user must not appear signed in.
    if (response.status === 401 && new URL(request.url).pathname === '/api/user') await deleteCachedUser()
    return response
  } catch (error) {
    const cached = await caches.match(request.url, { cacheName: offlineCache, ignoreVary: true })
    if (!cached) throw error
    const headers = new Headers(cached.headers)
    headers.set(fromCacheHeader, 'yes')
    return new Response(cached.body, { status: cached.status, headers })
  }
}

async function deleteCachedUser(): Promise<void> {
  if (await caches.has(offlineCache)) await (await caches.open(offlineCache)).delete('/api/user')
}
