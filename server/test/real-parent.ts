import type { RealServer } from './real-server.ts'

/** Limits count by address: behind a trusted proxy every request of a test comes from somewhere else. */
let addresses = 0
const nextAddress = () => `10.2.${(++addresses >> 8) & 255}.${addresses & 255}`

/** Registers over HTTP. @returns the cookie of the session */
export async function register(
  server: Pick<RealServer, 'url'>,
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

/** A call that has to succeed. Of stories only the wish is waited for, not the story. */
export async function call<T>(
  server: Pick<RealServer, 'url'>,
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

/** Looks until there is something. Patient: the machine may be doing much else, and nothing here measures time. */
export async function until<T>(look: () => Promise<T | undefined>, minutes = 4): Promise<T> {
  for (let attempt = 0; attempt < minutes * 600; attempt++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`It did not happen in ${minutes} minutes`)
}
