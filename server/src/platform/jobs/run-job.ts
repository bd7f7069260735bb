import { SpanKind } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Metrics } from '../observability/metrics/open-metrics.ts'
import { type Tracing, withSpan } from '../observability/tracing/open-tracing.ts'
import { contextFrom, runInContext } from '../observability/tracing/request-context.ts'
import type { Job } from './job-kind.ts'

export interface Observers {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'job'> | null
  readonly tracing: Tracing
}

/** What is saved for a job. Until release 0.1.0 the context was called `errand`. */
export type StoredJobData<T> = T & { requestContext?: unknown; errand?: unknown }

/** Runs one try of a job, in the context of the request that sent it. Its duration and outcome are measured and logged. */
export function runJob<T extends object>(
  { log, metrics, tracing }: Observers,
  queue: string,
  job: { readonly id: string; readonly data: StoredJobData<T>; readonly signal: AbortSignal },
  handle: (job: Job<T>) => Promise<void>,
): Promise<void> {
  const { requestContext, errand, ...data } = job.data
  const startedAt = performance.now()
  const report = (outcome: 'done' | 'failed') => {
    const ms = Math.round(performance.now() - startedAt)
    metrics?.job(queue, outcome, ms / 1000)
    return { job: queue, id: job.id, ...('storyId' in data && { storyId: data.storyId }), ms }
  }
  const attempt = async () => {
    try {
      await handle({ id: job.id, data: data as T, signal: job.signal })
      log.info(report('done'), 'job done')
    } catch (error) {
      log.warn({ ...report('failed'), ...causeOf(error) }, 'job failed')
      throw error
    }
  }
  const options = { kind: SpanKind.CONSUMER, attributes: { 'nightlight.job': queue } }
  return runInContext(contextFrom(requestContext ?? errand), () => withSpan(tracing, queue, options, attempt))
}

/** Messages of the database can quote rows, so only the class, the code and the location are logged. */
function causeOf(error: unknown) {
  if (!(error instanceof Error)) return { cause: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { cause: error.name, code, at: error.stack?.split('\n').slice(1, 4).join(' ').trim() }
}
