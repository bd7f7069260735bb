import type { Logger } from 'pino'
import type { Metrics } from '../metrics/open-metrics.ts'
import { errandFrom } from '../tracing/errand.ts'
import { asSpan, type Tracing } from '../tracing/open-tracing.ts'
import type { Work } from './job-kind.ts'

export interface Watchers {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'job'> | null
  readonly tracing: Tracing
}

/** One try of a job, on the errand that it was sent for: it is timed, and the log says what came of it. */
export function oneTry<T extends object>(
  { log, metrics, tracing }: Watchers,
  queue: string,
  job: { readonly id: string; readonly data: T & { errand?: unknown }; readonly signal: AbortSignal },
  handle: (work: Work<T>) => Promise<void>,
): Promise<void> {
  const { errand, ...data } = job.data
  const begun = performance.now()
  const report = (outcome: 'done' | 'failed') => {
    const ms = Math.round(performance.now() - begun)
    metrics?.job(queue, outcome, ms / 1000)
    return { job: queue, id: job.id, ...('storyId' in data && { storyId: data.storyId }), ms }
  }
  const span = { kind: 'consumer', name: queue, attributes: { 'nightlight.job': queue } } as const
  return asSpan(tracing, span, errandFrom(errand), async () => {
    try {
      await handle({ id: job.id, data: data as unknown as T, signal: job.signal })
      log.info(report('done'), 'job done')
    } catch (error) {
      log.warn({ ...report('failed'), ...causeOf(error) }, 'job failed')
      throw error
    }
  })
}

/** Messages of the database can quote rows; the class, the code and the place say enough. */
function causeOf(error: unknown) {
  if (!(error instanceof Error)) return { cause: typeof error }
  const code = 'code' in error ? error.code : undefined
  return { cause: error.name, code, at: error.stack?.split('\n').slice(1, 4).join(' ').trim() }
}
