import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { clearSession, sessionTokenOf, setSessionCookie } from './session-cookies.ts'

async function signedIn(secure: boolean) {
  const app = Fastify()
  await app.register(cookie)
  app.post('/in', async (_, reply) => {
    setSessionCookie(reply, 'a-token', { secure })
    return 'in'
  })
  app.post('/out', async (_, reply) => {
    clearSession(reply)
    return 'out'
  })
  app.get('/', async (request) => ({ token: sessionTokenOf(request, { secure }) ?? null }))
  const tokenWith = async (cookies: Record<string, string>) =>
    (await app.inject({ url: '/', cookies })).json().token
  return { app, tokenWith, cookies: (await app.inject({ method: 'POST', url: '/in' })).cookies }
}

describe('the session cookie', () => {
  it('is bound to this host and to TLS, and hidden from scripts and other sites', async () => {
    const { cookies, tokenWith } = await signedIn(true)
    const [session, hint] = cookies
    expect(session).toMatchObject({
      name: '__Host-nightlight_session',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    })
    expect(session).not.toHaveProperty('domain')
    expect(hint).toMatchObject({ name: '__Host-nightlight_signed_in', value: '1', secure: true })
    expect(await tokenWith({ '__Host-nightlight_session': 'a-token' })).toBe('a-token')
    expect(await tokenWith({ nightlight_session: 'planted' })).toBeNull()
  })

  it('has no prefix without TLS, and is cleared under both names', async () => {
    const { app, cookies, tokenWith } = await signedIn(false)
    expect(cookies.map(({ name }) => name)).toEqual(['nightlight_session', 'nightlight_signed_in'])
    expect(await tokenWith({ nightlight_session: 'a-token' })).toBe('a-token')
    const cleared = (await app.inject({ method: 'POST', url: '/out' })).cookies
    expect(cleared.map(({ value }) => value)).toEqual(['', '', '', ''])
  })
})
