import { describe, expect, it } from 'vitest'
import { DecodingQueue } from './decoding-queue.ts'

/** Begins tasks that end when the test says so, and notes the order in which they begin. */
function tasksIn(queue: DecodingQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add: (uploader: string, name: string) =>
      queue.run(uploader, () => {
        begun.push(name)
        const { promise, resolve } = Promise.withResolvers<void>()
        ends.set(name, resolve)
        return promise
      }),
    end: (name: string) => ends.get(name)?.(),
  }
}

describe('decoding', () => {
  it('is done one file after the other, also after one has failed', async () => {
    const queue = new DecodingQueue(10, 10)
    let [running, most] = [0, 0]
    const decode = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      throw new Error('unreadable')
    }
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => queue.run('one', decode)))
    expect(results.map(({ status }) => status)).toEqual(Array(8).fill('rejected'))
    expect(most).toBe(1)
    await expect(queue.run('one', async () => 'fine')).resolves.toBe('fine')
  })

  it('gives nobody two turns while somebody else waits', async () => {
    const tasks = tasksIn(new DecodingQueue(10, 10))
    const all = [
      tasks.add('many', 'many 1'),
      tasks.add('many', 'many 2'),
      tasks.add('many', 'many 3'),
      tasks.add('few', 'few 1'),
    ]
    for (const name of ['many 1', 'few 1', 'many 2', 'many 3']) {
      await Promise.resolve()
      tasks.end(name)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(all)
    expect(tasks.begun).toEqual(['many 1', 'few 1', 'many 2', 'many 3'])
  })

  it('refuses more than may wait, all together and of one uploader', async () => {
    const queue = new DecodingQueue(3, 2)
    const tasks = tasksIn(queue)
    const all = ['now', 'first', 'second'].map((name) => tasks.add('one', name))
    await expect(tasks.add('one', 'third')).rejects.toMatchObject({ status: 429, retryAfterSeconds: 10 })
    all.push(tasks.add('another', 'third'))
    await expect(tasks.add('yet another', 'fourth')).rejects.toMatchObject({
      status: 503,
      retryAfterSeconds: 10,
    })
    for (const name of ['now', 'third', 'first', 'second']) {
      tasks.end(name)
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(all)
    expect(tasks.begun).toHaveLength(4)
  })
})
