import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { type Gauges, registerGauges } from './gauges.ts'

/** A third-party service. Labels are names of vendors and kinds of work only: nothing about a family is ever a label. */
export interface Service {
  readonly kind: 'text' | 'speech' | 'pictures' | 'vision' | 'payments' | 'mail'
  /** The id of the provider, such as `openai`. */
  readonly provider: string
}

/** The metrics of this process. */
export interface Metrics {
  /** @param route the template, with the names of its parameters and not their values */
  request(method: string, route: string, status: number, seconds: number): void
  job(kind: string, outcome: 'done' | 'failed', seconds: number): void
  /** @param outcome `ok`, or a word for the class of failure */
  call(service: Service, outcome: string, seconds: number): void
  cost(service: Service, dollars: number): void
  storySettled(outcome: 'ready' | 'failed'): void
  narrated(provider: string, seconds: number): void
  /** Adds metrics that are looked up when they are scraped. */
  addGauges(gauges: Gauges): void
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>
  readonly contentType: string
}

/** From a quick page to a wait that makes parents give up. */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** From an e-mail to the narration of a long story. */
const jobSeconds = [0.05, 0.25, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]
const callSeconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300]

/** Counters of one process; Prometheus adds up those of several. */
export function openMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'nightlight_http_request_duration_seconds',
    help: 'Requests by the template of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  })
  const jobs = new Histogram({
    name: 'nightlight_job_duration_seconds',
    help: 'Attempts at jobs that ended in this process',
    labelNames: ['kind', 'outcome'],
    buckets: jobSeconds,
    registers,
  })
  const calls = new Histogram({
    name: 'nightlight_provider_call_duration_seconds',
    help: 'Calls of third-party services, including retries',
    labelNames: ['kind', 'provider', 'outcome'],
    buckets: callSeconds,
    registers,
  })
  const dollars = new Counter({
    name: 'nightlight_provider_cost_dollars_total',
    help: 'Estimated cost; a call whose price is not known counts as 0',
    labelNames: ['kind', 'provider'],
    registers,
  })
  const stories = new Counter({
    name: 'nightlight_stories_total',
    help: 'Stories that were finished or have failed',
    labelNames: ['outcome'],
    registers,
  })
  const narrated = new Counter({
    name: 'nightlight_narrated_seconds_total',
    help: 'Seconds of speech that were generated',
    labelNames: ['provider'],
    registers,
  })
  // A rate needs a first value: without it the first failure of a process would be missed.
  for (const outcome of ['ready', 'failed']) stories.inc({ outcome }, 0)
  return {
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    job: (kind, outcome, seconds) => jobs.observe({ kind, outcome }, seconds),
    call: ({ kind, provider }, outcome, seconds) => calls.observe({ kind, provider, outcome }, seconds),
    cost: ({ kind, provider }, amount) => dollars.inc({ kind, provider }, amount),
    storySettled: (outcome) => stories.inc({ outcome }),
    narrated: (provider, seconds) => narrated.inc({ provider }, seconds),
    addGauges: (gauges) => registerGauges(registry, gauges),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
