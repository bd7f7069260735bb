import { expect, it } from 'vitest'
import { DatabaseStopped } from './embedded/watched-pglite.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

it.each([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['one for each address of a host', new AggregateError([withCode('ECONNREFUSED')]), true],
  ['a server that is stopping', withCode('57P01'), true],
  ['too many connections', withCode('53300'), true],
  ['a full disk', withCode('53100'), true],
  ['a broken connection', new Error('Connection terminated unexpectedly'), true],
  ['an embedded database that has stopped', new DatabaseStopped(new Error('ENOSPC')), true],
  ['a copy of a refused connection', { ...withCode('ECONNREFUSED'), queue: 'write-story' }, true],
  ['a copy of a broken connection', { message: 'Connection terminated unexpectedly (Queue: x)' }, true],
  ['a statement over its time limit', withCode('57014'), false],
  ['a row that exists', withCode('23505'), false],
  ['a copy of a row that exists', { ...withCode('23505'), queue: 'write-story' }, false],
  ['a mistake of ours', new TypeError('undefined is not a function'), false],
])('%s: unavailable is %s', (_, error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected)
})
