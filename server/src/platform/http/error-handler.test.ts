import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { NotSetUp } from '../errors.ts'
import { FilesUnavailable } from '../files.ts'
import { UploadsBusy } from '../uploads/busy.ts'
import { handleErrors } from './error-handler.ts'

it.each([
  ['a fault', new Error('broken'), 500, 'error'],
  ['a database that is away', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'warn'],
  ['files that cannot be reached', new FilesUnavailable(new Error('ENOSPC')), 503, 'error'],
  ['a disk that is full', Object.assign(new Error('write'), { code: 'ENOSPC' }), 503, 'warn'],
  ['being too busy', new UploadsBusy(), 503, 'warn'],
  ['what is not set up', new NotSetUp('There is no service for that here.'), 503, 'info'],
] as const)('logs %s at its level, with a stack for a fault alone', async (_, error, status, level) => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'))
      done()
    },
  })
  const app = fastify({ logger: { stream } })
  handleErrors(app)
  app.get('/', () => {
    throw error
  })
  const reply = await app.inject('/')
  expect(reply.statusCode).toBe(status)
  if (status === 503 && level !== 'info') expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  const line = lines
    .map(
      (text) => JSON.parse(text) as { level: number; msg: string; err?: { stack: string; message: string } },
    )
    .find(({ msg }) => !/^(?:incoming request|request completed)$/.test(msg))
  expect(line?.level).toBe({ error: 50, warn: 40, info: 30 }[level])
  expect(line?.err !== undefined).toBe(level === 'error')
  if (error.cause instanceof Error) expect(line?.err?.message).toContain(error.cause.message)
})
