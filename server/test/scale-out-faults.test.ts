import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../scripts/test-limits.mjs'
import { type Cluster, requestStoryAs, startCluster, waitUntilFinished } from './cluster.ts'
import { until } from './http-client.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses, hookTimeout: limits.startsDatabase })

const storyCount = 5
/** How many stories one worker illustrates at the same time. */
const drawConcurrency = 2

describe('two web processes and two workers', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.close())

  it('finish every story once, although processes are killed or paused, PostgreSQL restarts and the store refuses', async () => {
    const first = await cluster.start('web')
    const [second, dying, pausing] = await Promise.all([
      cluster.start('web'),
      cluster.start('worker'),
      cluster.start('worker'),
    ])
    // A client that starts a request and never finishes it.
    const silent = connect(Number(new URL(second.url).port), '127.0.0.1')
    silent.on('error', () => undefined).write('GET /api/user HTTP/1.1\r\nHost: ')

    cluster.store.refuse(503)
    const requested = await Promise.all(
      Array.from({ length: storyCount }, (_, n) =>
        requestStoryAs(n % 2 ? first : second, `family-${n}`, n === 0),
      ),
    )
    const [followed] = requested
    const progress = fetch(`${second.url}/api/stories/${followed?.id}/progress`, {
      headers: { cookie: followed?.cookie ?? '' },
    }).then((answer) => answer.text())
    // Both workers are busy, and nothing can be stored.
    await until(async () => (await cluster.activeJobs('draw-story')) === 2 * drawConcurrency || undefined)

    await Promise.all([first.kill('SIGKILL'), dying.kill('SIGKILL')])
    pausing.child.kill('SIGSTOP')
    await cluster.postgres.restart(async () => {
      await until(async () => (await fetch(`${second.url}/readyz`)).status === 503 || undefined)
    })
    cluster.store.stopRefusing()
    await until(async () => (await fetch(`${second.url}/readyz`)).ok || undefined)
    await cluster.start('worker')

    expect(await progress).toContain('event: end')
    const stories = await Promise.all(requested.map((story) => waitUntilFinished(second, story)))
    const third = await cluster.start('web')
    await second.kill('SIGKILL')

    // Another worker has done its jobs meanwhile: it must change nothing and requeue nothing.
    pausing.child.kill('SIGCONT')
    expect(await pausing.kill('SIGTERM')).toBe(0)
    expect(await Promise.all(requested.map((story) => waitUntilFinished(third, story)))).toEqual(stories)
    expect(
      await cluster.query(`select story_id from narrations group by story_id having count(*) > 1`),
    ).toEqual([])
    expect(await cluster.activeJobs('draw-story')).toBe(0)
    silent.destroy()
  })
})
