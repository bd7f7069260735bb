/** Stores what a call answered, for the service worker to answer with offline. */
export const putReply = (cache: Cache, url: string, body: unknown): Promise<void> =>
  cache.put(url, new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
