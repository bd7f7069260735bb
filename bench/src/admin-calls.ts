import autocannon from 'autocannon'
import { report } from './figures.ts'
import { type ManyFamilies, manyFamilies } from './many-families.ts'

/** What an administrator looks at, and the limit of its p99 in milliseconds. */
const calls = [
  ['/api/admin/dashboard/statistics', 200],
  ['/api/admin/dashboard/tasks', 100],
  ['/api/admin/users', 100],
  ['/api/admin/users?sort=name', 100],
  ['/api/admin/users?search=family-77', 100],
  ['/api/admin/users?search=nobody-like-this', 100],
  ['/api/admin/users?status=pending&plan=moonbeam', 100],
  ['/api/admin/notifications', 100],
  ['/api/admin/email-templates', 100],
  ['/api/admin/failed-jobs', 100],
  ['/api/admin/audit', 100],
  ['/api/admin/voices/voices', 100],
  ['/api/admin/voice-sync/status', 100],
  ['/api/admin/music/categories-with-tracks', 100],
] as const

/** The administration with 100,000 users and 1,000,000 stories on PostgreSQL: p99 of every list, one reader at a time. */
export async function adminCalls(families = 100_000, stories = 1_000_000): Promise<void> {
  const installation = await manyFamilies(families, stories)
  try {
    await adminCallsOn(installation)
  } finally {
    await installation.close()
  }
}

export async function adminCallsOn(installation: ManyFamilies): Promise<void> {
  const headers = { cookie: installation.admin.cookie }
  for (const [path, limit] of calls) {
    const first = performance.now()
    const response = await fetch(installation.server.url + path, { headers })
    await response.arrayBuffer()
    const firstMs = performance.now() - first
    const { latency, non2xx } = await autocannon({
      url: installation.server.url + path,
      headers,
      connections: 1,
      duration: 5,
    })
    report(`GET ${path} (first ${firstMs.toFixed(0)} ms)`, latency.p99, 'ms', limit)
    if (response.status !== 200 || non2xx > 0)
      throw new Error(`${path} returned ${response.status}, ${non2xx} times not 2xx`)
  }
}
