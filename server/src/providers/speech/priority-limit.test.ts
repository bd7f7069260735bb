import { expect, it } from 'vitest'
import { priorityLimit } from './priority-limit.ts'

const never = new AbortController().signal

function work() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    named: (name: string) => async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    },
  }
}

it('runs as many tasks as allowed, urgent ones first, even if others fail', async () => {
  const { begun, end, named } = work()
  const limit = priorityLimit(2)
  const failing = limit({ urgent: false, signal: never }, async () => {
    await named('failing')()
    throw new Error('it fails')
  })
  const all = ['a', 'b', 'c'].map((name) => limit({ urgent: false, signal: never }, named(name)))
  await expect.poll(() => begun).toEqual(['failing', 'a'])
  all.push(limit({ urgent: true, signal: never }, named('urgent')))
  const failure = expect(failing).rejects.toThrow('it fails')
  end('failing')
  await failure
  await expect.poll(() => begun).toEqual(['failing', 'a', 'urgent'])
  end('urgent')
  await expect.poll(() => begun).toEqual(['failing', 'a', 'urgent', 'b'])
  end('a')
  await expect.poll(() => begun).toEqual(['failing', 'a', 'urgent', 'b', 'c'])
  end('b')
  end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'urgent'])
})

it('drops a waiting task when its signal aborts, and no other', async () => {
  const { begun, end, named } = work()
  const limit = priorityLimit(1)
  const stop = new AbortController()
  const first = limit({ urgent: false, signal: stop.signal }, named('first'))
  const waiting = limit({ urgent: false, signal: stop.signal }, named('waiting'))
  const last = limit({ urgent: false, signal: never }, named('last'))
  await expect.poll(() => begun).toEqual(['first'])
  const refusal = expect(waiting).rejects.toThrow('stopped')
  stop.abort(new Error('stopped'))
  await refusal
  await expect(limit({ urgent: true, signal: stop.signal }, named('late'))).rejects.toThrow('stopped')
  end('first')
  expect(await first).toBe('first')
  await expect.poll(() => begun).toEqual(['first', 'last'])
  end('last')
  expect(await last).toBe('last')
})
