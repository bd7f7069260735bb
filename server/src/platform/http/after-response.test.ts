import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { afterResponse } from './after-response.ts'

it('a task after the response that fails is logged, without what the database quotes', async () => {
  const lines: string[] = []
  const loggerInstance = pino({}, { write: (line: string) => void lines.push(line) }) as FastifyBaseLogger
  const app = Fastify({ loggerInstance })
  const runAfterResponse = afterResponse(app)
  const detail = 'Key (email)=(ada@example.org) already exists.'
  app.get('/', async (_request, reply) => {
    runAfterResponse(reply, () => Promise.reject(Object.assign(new Error(detail), { code: '23505', detail })))
    return 'answered'
  })
  expect((await app.inject('/')).body).toBe('answered')
  await app.close()
  expect(lines.join('')).toContain('23505')
  expect(lines.join('')).not.toContain('ada@example.org')
})
