import { vi } from 'vitest'

/** The caches of a browser, which happy-dom lacks: name, address, text. */
export function fakeCaches(): Map<string, Map<string, string>> {
  const stored = new Map<string, Map<string, string>>()
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, string>()
      stored.set(name, cache)
      return {
        put: async (url: string, reply: Response) => void cache.set(url, await reply.text()),
        delete: async (url: string) => cache.delete(url),
        match: async () => undefined,
      }
    },
    delete: async (name: string) => stored.delete(name),
  })
  return stored
}
