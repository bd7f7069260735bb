import { setTimeout as delay } from 'node:timers/promises'
import type { ServerProcess } from './server-process.ts'

/** Rate limits count by address, so every request of a test claims another one, as if behind a trusted proxy. */
let addresses = 0
const nextAddress = () => `10.2.${(++addresses >> 8) & 255}.${addresses & 255}`

/** Registers over HTTP. @returns the cookie of the session */
export async function register(
  server: Pick<ServerProcess, 'url'>,
  username = 'restless-parent',
  password = 'lantern light',
): Promise<string> {
  const answer = await fetch(`${server.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({ username, password, confirmPassword: password }),
  })
  if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** A call that has to succeed. The response to a story request does not wait for the story. */
export async function call<T>(
  server: Pick<ServerProcess, 'url'>,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      cookie,
      prefer: 'respond-async',
      'x-forwarded-for': nextAddress(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
  return (await answer.json()) as T
}

/** Polls until there is a result. The deadline only prevents hanging. */
export async function until<T>(ask: () => Promise<T | undefined>, minutes = 1): Promise<T> {
  const deadline = performance.now() + minutes * 60_000
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() > deadline) throw new Error(`It did not happen within ${minutes} minutes`)
    await delay(25)
  }
}
