import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from './real-parent.ts'
import { finished, openScaledHouse, type ScaledHouse, wishFor } from './scaled-house.ts'

const wishes = 8
/** So many stories does one worker draw at a time. */
const studios = 2

describe.runIf(process.env.TEST_DATABASE === 'postgres')('two web processes and two workers', () => {
  let house: ScaledHouse
  beforeAll(async () => {
    house = await openScaledHouse()
  })
  afterAll(() => house.close())

  it('finish every story once, whatever is killed, paused, restarted or refused meanwhile', async () => {
    const first = await house.start('web')
    const [second, dying, pausing] = await Promise.all([
      house.start('web'),
      house.start('worker'),
      house.start('worker'),
    ])
    // Somebody who asks and then says nothing for the rest of the evening.
    const silent = connect(Number(new URL(second.url).port), '127.0.0.1')
    silent.on('error', () => undefined).write('GET /api/user HTTP/1.1\r\nHost: ')

    house.store.refuse(503)
    const asked = await Promise.all(
      Array.from({ length: wishes }, (_, n) => wishFor(n % 2 ? first : second, `family-${n}`, n === 0)),
    )
    const [followed] = asked
    const told = fetch(`${second.url}/api/stories/${followed?.id}/progress`, {
      headers: { cookie: followed?.cookie ?? '' },
    }).then((answer) => answer.text())
    // Both workers have their hands full, and nothing can be put away.
    await until(async () => (await house.atWork('draw-story')) === 2 * studios || undefined)

    await Promise.all([first.kill('SIGKILL'), dying.kill('SIGKILL')])
    pausing.child.kill('SIGSTOP')
    await house.postgres.restart(async () => {
      await until(async () => (await fetch(`${second.url}/readyz`)).status === 503 || undefined)
    })
    house.store.answerAgain()
    await until(async () => (await fetch(`${second.url}/readyz`)).ok || undefined)
    await house.start('worker')

    expect(await told).toContain('event: end')
    const stories = await Promise.all(asked.map((wish) => finished(second, wish)))
    const third = await house.start('web')
    await second.kill('SIGKILL')

    // What it still has in hand was done by another meanwhile: it changes nothing and puts nothing back.
    pausing.child.kill('SIGCONT')
    expect(await pausing.kill('SIGTERM')).toBe(0)
    expect(await Promise.all(asked.map((wish) => finished(third, wish)))).toEqual(stories)
    expect(await house.ask(`select story_id from narrations group by story_id having count(*) > 1`)).toEqual(
      [],
    )
    expect(await house.atWork('draw-story')).toBe(0)
    silent.destroy()
  })
})
