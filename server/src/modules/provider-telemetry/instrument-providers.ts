import type { Span } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Database } from '../../platform/database/index.ts'
import type { Mail } from '../../platform/mail.ts'
import type { Metrics, Service } from '../../platform/observability/metrics/open-metrics.ts'
import { type Tracing, traceCall } from '../../platform/observability/tracing/open-tracing.ts'
import { type PhotoReader, PhotosNotRead } from '../characters/index.ts'
import { type Payments, PaymentsFailed } from '../payments/index.ts'
import { type ImageGenerator, ImageNotGenerated } from '../pictures/index.ts'
import { type StoryWriter, WriterGaveUp } from '../stories/index.ts'
import { SpeechFailed, type SpeechProvider, type VoiceCloning } from '../voices/index.ts'
import { insertFailure } from './provider-failures.queries.ts'

interface Deps {
  readonly metrics: Metrics
  readonly database: Database
  readonly log: Logger
  readonly tracing: Tracing
}

/** Wraps providers so that the duration, the cost and the failures of their calls are recorded. */
export interface Instrumentation {
  writer(writer: StoryWriter): StoryWriter
  speaker(provider: SpeechProvider): SpeechProvider
  imageGenerator(imageGenerator: ImageGenerator): ImageGenerator
  photoReader(reader: PhotoReader): PhotoReader
  payments(payments: Payments): Payments
  mail(mail: Mail): Mail
  /** Waits until every failure is saved. */
  close(): Promise<void>
}

/** The reason in a word if the service has failed; null for an error that is not its fault. */
type ClassifyError = (error: unknown) => string | null

export function instrumentProviders({ metrics, database, log, tracing }: Deps): Instrumentation {
  const pending = new Set<Promise<void>>()

  /** Outside of the caller's transaction, which the same failure may roll back. */
  const saveFailure = (service: Service, reason: string) => {
    const saving = database
      .outsideTransaction(() => insertFailure(database.db, service, reason))
      .then(() => undefined)
      .catch((error: Error) =>
        log.warn({ type: error.name, ...service }, 'a failure of a provider could not be saved'),
      )
      .finally(() => pending.delete(saving))
    pending.add(saving)
  }

  const measure = async <T>(
    service: Service,
    classifyError: ClassifyError,
    call: (span: Span) => Promise<T>,
  ): Promise<T> => {
    const startedAt = performance.now()
    let outcome = 'ok'
    try {
      return await traceCall(tracing, service, call)
    } catch (error) {
      const reason = classifyError(error)
      outcome = reason ?? 'stopped'
      // When we refuse to send a name, the provider has not failed.
      if (reason && reason !== 'private') saveFailure(service, reason)
      throw error
    } finally {
      metrics.call(service, outcome, (performance.now() - startedAt) / 1000)
    }
  }

  const addingCost =
    <C extends { readonly costUsd: number | null; readonly endpoint: string }>(
      service: Service,
      span: Span,
      onCall: (call: C) => Promise<void>,
    ) =>
    async (call: C) => {
      metrics.cost(service, call.costUsd ?? 0)
      span.setAttribute('nightlight.endpoint', call.endpoint)
      await onCall(call)
    }

  return {
    writer(writer) {
      const service = { kind: 'text', provider: writer.id } as const
      return override(writer, {
        write: (brief, context) =>
          measure(service, reasonOf(WriterGaveUp), (span) =>
            writer.write(brief, {
              ...context,
              onCall: addingCost(service, span, (call) => context.onCall(call)),
            }),
          ),
      })
    },
    speaker(provider) {
      const service = { kind: 'speech', provider: provider.id } as const
      const cloning = async () => {
        const original = await provider.cloning?.()
        if (!original) return null
        return override<VoiceCloning>(original, {
          clone: (label, sample, visit) =>
            measure(service, reasonOf(SpeechFailed), () => original.clone(label, sample, visit)),
          remove: (voiceId, signal) =>
            measure(service, reasonOf(SpeechFailed), () => original.remove(voiceId, signal)),
        })
      }
      return override(provider, {
        cloning,
        record: (request) =>
          measure(service, reasonOf(SpeechFailed), async (span) => {
            const onCall = addingCost(
              service,
              span,
              async (call: Parameters<NonNullable<typeof request.onCall>>[0]) => request.onCall?.(call),
            )
            const recording = await provider.record({ ...request, onCall })
            metrics.narrated(provider.id, recording.durationMs / 1000)
            return recording
          }),
      })
    },
    imageGenerator(imageGenerator) {
      // The endpoint may be a host of the operator's own: it is on the story's receipt, but not a label.
      const service = { kind: 'pictures', provider: 'openai' } as const
      return override(imageGenerator, {
        generate: (order, { signal, onCall }) =>
          measure(service, reasonOf(ImageNotGenerated), (span) =>
            imageGenerator.generate(order, { signal, onCall: addingCost(service, span, onCall) }),
          ),
      })
    },
    photoReader(reader) {
      const service = { kind: 'vision', provider: 'openai' } as const
      return override(reader, {
        read: (photos, { signal, onCall }) =>
          measure(service, reasonOf(PhotosNotRead), (span) =>
            reader.read(photos, { signal, onCall: addingCost(service, span, onCall) }),
          ),
      })
    },
    payments(payments) {
      const service = { kind: 'payments', provider: 'stripe' } as const
      return new Proxy(payments, {
        get(target, key) {
          const member: unknown = Reflect.get(target, key)
          if (typeof member !== 'function') return member
          if (key === 'readEvent') return member.bind(target)
          return (...args: unknown[]) => measure(service, paymentsReason, () => member.apply(target, args))
        },
      })
    },
    mail(mail) {
      const service = { kind: 'mail', provider: 'smtp' } as const
      return override(mail, { send: (message) => measure(service, mailReason, () => mail.send(message)) })
    },
    async close() {
      await Promise.all(pending)
    },
  }
}

const reasonOf =
  (Failure: new (...args: never[]) => Error & ({ kind: string } | { fault: string })): ClassifyError =>
  (error) => {
    if (!(error instanceof Failure)) return null
    return 'kind' in error ? error.kind : error.fault
  }

const paymentsReason: ClassifyError = (error) => {
  if (!(error instanceof PaymentsFailed)) return null
  return error.answered ? 'rejected' : 'unreachable'
}

/** Errors of mail servers and of the network have codes such as `ECONNREFUSED`. */
const mailReason: ClassifyError = (error) => {
  const code = error instanceof Error && 'code' in error ? String(error.code).toLowerCase() : ''
  return /^[a-z_]{1,40}$/.test(code) ? code : 'unexpected'
}

/** The same object with some of its methods replaced. */
function override<T extends object>(original: T, methods: Partial<T>): T {
  return new Proxy(original, {
    get(target, key) {
      if (key in methods) return Reflect.get(methods, key)
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
