import type { ManyFamilies } from './many-families.ts'

/** What the app asks for on behalf of a parent, and the two things it writes all the time. */
export const parentCalls = [
  'GET /api/user',
  'GET /api/stories',
  'GET /api/user/stories',
  'GET /api/stories/:id',
  'GET /api/stories/:id/progress',
  'GET /api/stories/:id/readings',
  'GET /api/user/children',
  'GET /api/user/story-quota',
  'GET /api/subscription-status',
  'GET /api/family',
  'GET /api/auth/sessions',
  'GET /api/auth/security-log',
  'GET /api/tts/providers',
  'GET /api/tts/preferences',
  'GET /api/tts/voices/approved',
  'GET /api/tts/background-music',
  'PUT /api/stories/:id/position',
  'PATCH /api/stories/:id/favorite',
] as const

const bodies: Record<string, object> = {
  'PUT /api/stories/:id/position': { section: 0, sentenceStart: 0, positionMs: null, narrationId: null },
  'PATCH /api/stories/:id/favorite': { favorite: true },
}

/** A seeded family that is signed in and approved: of those whose sessions were seeded, every other one. */
export const signedIn = (index: number, families: number): number =>
  50 + 100 * (index % Math.max(1, Math.floor((families + 50) / 100)))

export const cookieOf = (family: number): string => `nightlight_session=token-of-family-${family}`

/** The oldest story of a seeded family. */
export const storyOf = (family: number): string =>
  `01900000-0000-7000-8000-${(family - 1).toString(16).padStart(12, '0')}`

/** One call by one family, from an address of its own. @returns the status; the response is read to its end */
export async function callAs(
  { server }: Pick<ManyFamilies, 'server'>,
  call: string,
  family: number,
): Promise<number> {
  const [method = 'GET', path = ''] = call.split(' ')
  const body = bodies[call]
  const response = await fetch(server.url + path.replace(':id', storyOf(family)), {
    method,
    headers: {
      cookie: cookieOf(family),
      'x-forwarded-for': `10.${(family >> 16) & 255}.${(family >> 8) & 255}.${family & 255}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
