import { pino } from 'pino'
import { expect, it } from 'vitest'
import { addRequestId } from '../observability/log.ts'
import { noTracing } from '../observability/tracing/open-tracing.ts'
import { runJob } from './run-job.ts'

const requestContext = { requestId: '018f6f0e-9f0a-7c3e-8f4b-5a2b3c4d5e6f' }

it.each([
  ['with the job', { requestContext }],
  ['by release 0.1.0', { errand: requestContext }],
])('logs the id of the request that was saved %s, and gives the handler only its data', async (_, saved) => {
  const lines: string[] = []
  const log = pino({ mixin: addRequestId }, { write: (line: string) => void lines.push(line) })
  const received: unknown[] = []
  const job = { id: '1', data: { to: 'post-office', ...saved }, signal: new AbortController().signal }
  await runJob({ log, metrics: null, tracing: noTracing }, 'test-job', job, async ({ data }) => {
    received.push(data)
  })
  expect(received).toEqual([{ to: 'post-office' }])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'job done', ...requestContext }])
})
