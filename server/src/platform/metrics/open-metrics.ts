import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Gauges, gaugesIn } from './gauges.ts'

/** A service outside of this process. Names of vendors and kinds of work only: nothing of a family is ever a label. */
export interface Service {
  readonly kind: 'text' | 'speech' | 'pictures' | 'vision' | 'payments' | 'mail'
  /** The id of the provider, such as `openai`. */
  readonly provider: string
}

/** What is counted of this process, and how it is read. */
export interface Metrics {
  /** @param route the template, with the names of its parameters and not their values */
  request(method: string, route: string, status: number, seconds: number): void
  job(kind: string, outcome: 'done' | 'failed', seconds: number): void
  /** @param outcome `ok`, or why not in a word */
  call(service: Service, outcome: string, seconds: number): void
  cost(service: Service, dollars: number): void
  storySettled(outcome: 'ready' | 'failed'): void
  narrated(provider: string, seconds: number): void
  /** What is not counted but looked up at the moment of reading. */
  lookUp(gauges: Gauges): void
  /** In the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

/** From what is quick for a page to what parents give up on. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** From a mail to the narration of a long story. */
const jobSeconds = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]
const callSeconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300]

/** Counters of one process. A house of several processes is added up by whoever reads them. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'nightlight_http_request_duration_seconds',
    help: 'Answered requests by the template of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  })
  const jobs = new Histogram({
    name: 'nightlight_job_duration_seconds',
    help: 'Tries of jobs that ended in this process',
    labelNames: ['kind', 'outcome'],
    buckets: jobSeconds,
    registers,
  })
  const calls = new Histogram({
    name: 'nightlight_provider_call_duration_seconds',
    help: 'What was asked of services, tries of one question together',
    labelNames: ['kind', 'provider', 'outcome'],
    buckets: callSeconds,
    registers,
  })
  const dollars = new Counter({
    name: 'nightlight_provider_cost_dollars_total',
    help: 'Estimated; a call whose price is not known counts as nothing',
    labelNames: ['kind', 'provider'],
    registers,
  })
  const stories = new Counter({
    name: 'nightlight_stories_total',
    help: 'Stories that came to their end, well or not',
    labelNames: ['outcome'],
    registers,
  })
  const narrated = new Counter({
    name: 'nightlight_narrated_seconds_total',
    help: 'Seconds of speech that were recorded',
    labelNames: ['provider'],
    registers,
  })
  // A rate needs a first value: without it the first failure of a process would not be seen.
  for (const outcome of ['ready', 'failed']) stories.inc({ outcome }, 0)
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    job: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    call: ({ kind, provider }, outcome, seconds) => calls.observe({ kind, provider, outcome }, seconds),
    cost: ({ kind, provider }, amount) => dollars.inc({ kind, provider }, amount),
    storySettled: (outcome) => stories.inc({ outcome }),
    narrated: (provider, seconds) => narrated.inc({ provider }, seconds),
    lookUp: (gauges) => gaugesIn(registry, gauges),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
