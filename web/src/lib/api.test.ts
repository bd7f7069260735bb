import { favoriteStory, getStory, listStories, logout } from '@nightlight/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, callOrNull } from './api.ts'

const respond = (status: number, body: string) =>
  vi.fn<typeof fetch>().mockImplementation(async () => new Response(status === 204 ? null : body, { status }))

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('sends JSON with credentials, by the method of the contract', async () => {
    const fetch = respond(200, '{"id":"x","favorite":true}')
    vi.stubGlobal('fetch', fetch)
    await call(favoriteStory, { params: { id: 'x' }, body: { favorite: true } })
    expect(fetch).toHaveBeenCalledWith('/api/stories/x/favorite', {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"favorite":true}',
    })
  })

  it('returns null for an empty response', async () => {
    vi.stubGlobal('fetch', respond(204, ''))
    expect(await call(logout)).toBeNull()
  })

  it("throws the server's error", async () => {
    vi.stubGlobal('fetch', respond(404, '{"message":"There is no such story.","code":"not_found"}'))
    await expect(call(getStory, { params: { id: 'x' } })).rejects.toMatchObject({
      message: '404: There is no such story.',
      code: 'not_found',
    })
  })

  it('throws a distinct error if the server cannot be reached', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(call(listStories)).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  })

  it('throws if the response is a web page', async () => {
    vi.stubGlobal('fetch', respond(200, '<!doctype html>'))
    await expect(call(listStories)).rejects.toMatchObject({ status: 200 })
  })
})

describe('callOrNull', () => {
  it('returns null for a 401 and throws for any other error', async () => {
    vi.stubGlobal('fetch', respond(401, '{"message":"Please sign in.","code":"unauthenticated"}'))
    expect(await callOrNull(listStories)).toBeNull()
    vi.stubGlobal('fetch', respond(500, ''))
    await expect(callOrNull(listStories)).rejects.toMatchObject({ status: 500 })
  })
})
