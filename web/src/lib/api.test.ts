import { favoriteStory, getStory, listStories, logout } from '@nightlight/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, callOrNull } from './api.ts'

const answer = (status: number, body: string) =>
  vi.fn<typeof fetch>().mockImplementation(async () => new Response(status === 204 ? null : body, { status }))

afterEach(() => vi.unstubAllGlobals())

describe('call', () => {
  it('sends JSON with credentials, by the method of the contract', async () => {
    const fetch = answer(200, '{"id":"x","favorite":true}')
    vi.stubGlobal('fetch', fetch)
    await call(favoriteStory, { params: { id: 'x' }, body: { favorite: true } })
    expect(fetch).toHaveBeenCalledWith('/api/stories/x/favorite', {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"favorite":true}',
    })
  })

  it('gives null for an empty answer', async () => {
    vi.stubGlobal('fetch', answer(204, ''))
    expect(await call(logout)).toBeNull()
  })

  it('throws what the server said', async () => {
    vi.stubGlobal('fetch', answer(404, '{"message":"There is no such story.","code":"not_found"}'))
    await expect(call(getStory, { params: { id: 'x' } })).rejects.toMatchObject({
      message: '404: There is no such story.',
      code: 'not_found',
    })
  })

  it('tells an unreachable server from an answer', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await expect(call(listStories)).rejects.toMatchObject({ status: 0, code: 'unreachable' })
  })

  it('does not take a web page for an answer', async () => {
    vi.stubGlobal('fetch', answer(200, '<!doctype html>'))
    await expect(call(listStories)).rejects.toMatchObject({ status: 200 })
  })
})

describe('callOrNull', () => {
  it('takes a 401 for nobody, and nothing else', async () => {
    vi.stubGlobal('fetch', answer(401, '{"message":"Please sign in.","code":"unauthenticated"}'))
    expect(await callOrNull(listStories)).toBeNull()
    vi.stubGlobal('fetch', answer(500, ''))
    await expect(callOrNull(listStories)).rejects.toMatchObject({ status: 500 })
  })
})
