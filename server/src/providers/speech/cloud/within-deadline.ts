import { SpeechFailed } from '../../../modules/voices/index.ts'

/**
 * Calls a vendor.
 * @throws {SpeechFailed} for whatever the vendor or the wait for it did; the caller's own abort as it is
 */
export async function withinDeadline<T>(
  timeoutMs: number,
  caller: AbortSignal,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(timeoutMs)
  try {
    return await call(AbortSignal.any([caller, late]))
  } catch (error) {
    caller.throwIfAborted()
    throw failureOf(error, late.aborted)
  }
}

/** An answer that is no success, where no SDK says so. */
export class RefusedCall extends Error {
  readonly status: number
  readonly headers: Headers
  readonly body: string

  constructor(status: number, headers: Headers, body: string) {
    super(`Answered with ${status}`)
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** What an SDK threw, in our words. */
function failureOf(error: unknown, timedOut: boolean): SpeechFailed {
  if (error instanceof SpeechFailed) return error
  if (timedOut) return new SpeechFailed('timeout')
  const { status, headers, body } = answerOf(error)
  // Without a status the connection broke, before the answer or in the middle of it.
  if (status === null) return new SpeechFailed('unreachable')
  const retryAfterMs = headers && retryAfterOf(headers)
  if (status === 408) return new SpeechFailed('timeout', { status, retryAfterMs })
  if (status === 429 || status === 409) return new SpeechFailed('busy', { status, retryAfterMs })
  if (status >= 500) return new SpeechFailed('broken', { status, retryAfterMs })
  if (status < 400) return new SpeechFailed('unreadable', { status })
  return new SpeechFailed(isAboutTheVoice(status, body) ? 'gone' : 'rejected', { status })
}

interface Thrown {
  readonly status?: unknown
  readonly statusCode?: unknown
  readonly headers?: unknown
  readonly rawResponse?: { readonly headers?: unknown }
  readonly body?: unknown
  readonly error?: unknown
}

/** The SDKs keep the same things under different names. */
function answerOf(error: unknown): { status: number | null; headers: Headers | null; body: string } {
  const thrown = error as Thrown
  const status = thrown.status ?? thrown.statusCode
  const headers = thrown.headers ?? thrown.rawResponse?.headers
  return {
    status: typeof status === 'number' ? status : null,
    headers: headers instanceof Headers ? headers : null,
    body: JSON.stringify(thrown.body ?? thrown.error ?? '') ?? '',
  }
}

/** Vendors say in many ways that they do not know a voice; none has a status of its own for it. */
function isAboutTheVoice(status: number, body: string): boolean {
  return (
    [400, 404, 422].includes(status) &&
    /voice/i.test(body) &&
    /not.?found|not exist|no longer|unknown|invalid|unsupported|should be|input should/i.test(body)
  )
}

/** Seconds or a date, by RFC 9110. */
function retryAfterOf(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (!value) return null
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
