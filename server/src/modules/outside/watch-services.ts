import type { Logger } from 'pino'
import type { Database } from '../../platform/database/index.ts'
import type { Mail } from '../../platform/mail.ts'
import type { Metrics, Service } from '../../platform/metrics/open-metrics.ts'
import { asCall, type Span, type Tracing } from '../../platform/tracing/open-tracing.ts'
import { type PhotoReader, PhotosNotRead } from '../characters/index.ts'
import { SpeechFailed, type SpeechProvider, type VoiceCloning } from '../narration/index.ts'
import { type Payments, PaymentsFailed } from '../payments/index.ts'
import { NotPainted, type Painter } from '../pictures/index.ts'
import { type StoryWriter, WriterGaveUp } from '../stories/index.ts'
import { insertFailure } from './provider-failures.queries.ts'

interface Needs {
  readonly metrics: Metrics
  readonly database: Database
  readonly log: Logger
  readonly tracing: Tracing
}

/** Services as they were, with somebody beside them who takes the time, adds up what they cost and writes down what they did not do. */
export interface Watched {
  writer(writer: StoryWriter): StoryWriter
  speaker(provider: SpeechProvider): SpeechProvider
  painter(painter: Painter): Painter
  photoReader(reader: PhotoReader): PhotoReader
  payments(payments: Payments): Payments
  mail(mail: Mail): Mail
  /** Waits until everything is written down. */
  close(): Promise<void>
}

/** Why it is the service's fault, in a word; null where it is not. */
type Blame = (error: unknown) => string | null

export function watchServices({ metrics, database, log, tracing }: Needs): Watched {
  const writing = new Set<Promise<void>>()

  /** Not part of the caller's transaction, which may come to nothing because of the same failure. */
  const writeDown = (service: Service, reason: string) => {
    const written = database
      .outsideTransaction(() => insertFailure(database.db, service, reason))
      .then(() => undefined)
      .catch((error: Error) => log.warn({ type: error.name, ...service }, 'a failure was not written down'))
      .finally(() => writing.delete(written))
    writing.add(written)
  }

  const watch = async <T>(
    service: Service,
    blame: Blame,
    work: (span: Span | null) => Promise<T>,
  ): Promise<T> => {
    const begun = performance.now()
    let outcome = 'ok'
    try {
      return await asCall(tracing, service, work)
    } catch (error) {
      const reason = blame(error)
      outcome = reason ?? 'stopped'
      // That we kept a name to ourselves is no failure of whom it would have gone to.
      if (reason && reason !== 'private') writeDown(service, reason)
      throw error
    } finally {
      metrics.call(service, outcome, (performance.now() - begun) / 1000)
    }
  }

  const counting =
    <C extends { readonly costUsd: number | null; readonly endpoint: string }>(
      service: Service,
      span: Span | null,
      tell: (call: C) => Promise<void>,
    ) =>
    async (call: C) => {
      metrics.cost(service, call.costUsd ?? 0)
      span?.note({ 'nightlight.endpoint': call.endpoint })
      await tell(call)
    }

  return {
    writer(writer) {
      const service = { kind: 'text', provider: writer.id } as const
      return instead(writer, {
        write: (brief, sitting) =>
          watch(service, blameOf(WriterGaveUp), (span) =>
            writer.write(brief, {
              ...sitting,
              onCall: counting(service, span, (call) => sitting.onCall(call)),
            }),
          ),
      })
    },
    speaker(provider) {
      const service = { kind: 'speech', provider: provider.id } as const
      const cloning = async () => {
        const known = await provider.cloning?.()
        if (!known) return null
        return instead<VoiceCloning>(known, {
          clone: (label, sample, visit) =>
            watch(service, blameOf(SpeechFailed), () => known.clone(label, sample, visit)),
          remove: (voiceId, signal) =>
            watch(service, blameOf(SpeechFailed), () => known.remove(voiceId, signal)),
        })
      }
      return instead(provider, {
        cloning,
        record: (request) =>
          watch(service, blameOf(SpeechFailed), async (span) => {
            const onCall = counting(
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
    painter(painter) {
      // Who runs it may be the host of a server of one's own: that is for the receipt, not for a label.
      const service = { kind: 'pictures', provider: 'openai' } as const
      return instead(painter, {
        paint: (order, { signal, onCall }) =>
          watch(service, blameOf(NotPainted), (span) =>
            painter.paint(order, { signal, onCall: counting(service, span, onCall) }),
          ),
      })
    },
    photoReader(reader) {
      const service = { kind: 'vision', provider: 'openai' } as const
      return instead(reader, {
        read: (photos, { signal, onCall }) =>
          watch(service, blameOf(PhotosNotRead), (span) =>
            reader.read(photos, { signal, onCall: counting(service, span, onCall) }),
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
          return (...args: unknown[]) => watch(service, blameOfPayments, () => member.apply(target, args))
        },
      })
    },
    mail(mail) {
      const service = { kind: 'mail', provider: 'smtp' } as const
      return instead(mail, { send: (message) => watch(service, blameOfMail, () => mail.send(message)) })
    },
    async close() {
      await Promise.all(writing)
    },
  }
}

const blameOf =
  (Failed: new (...args: never[]) => Error & ({ kind: string } | { fault: string })): Blame =>
  (error) => {
    if (!(error instanceof Failed)) return null
    return 'kind' in error ? error.kind : error.fault
  }

const blameOfPayments: Blame = (error) => {
  if (!(error instanceof PaymentsFailed)) return null
  return error.answered ? 'rejected' : 'unreachable'
}

/** Mail servers and what leads to them speak in codes such as `ECONNREFUSED`. */
const blameOfMail: Blame = (error) => {
  const code = error instanceof Error && 'code' in error ? String(error.code).toLowerCase() : ''
  return /^[a-z_]{1,40}$/.test(code) ? code : 'unexpected'
}

/** The same thing with some of its methods replaced. */
function instead<T extends object>(thing: T, methods: Partial<T>): T {
  return new Proxy(thing, {
    get(target, key) {
      if (key in methods) return Reflect.get(methods, key)
      const member: unknown = Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}
