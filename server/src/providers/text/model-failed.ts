/**
 * `timeout`, `unreachable`, `busy` (429), `broken` (5xx), `cut` (an answer that stops in the middle): another try may help.
 * `refused` (the model will not), `credit` (the account with the vendor is used up), `rejected` (any other 4xx), `invalid` (not the JSON that was asked for), `unfit` (what it wrote did not pass
 * review), `private` (a name would have been sent to the service), `slow` (the whole takes too long): it does not.
 */
export type FailureKind =
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'broken'
  | 'cut'
  | 'refused'
  | 'credit'
  | 'rejected'
  | 'invalid'
  | 'unfit'
  | 'private'
  | 'slow'

/** Why a model produced no story. The message contains nothing of prompt or response, which may be about a child. */
export class ModelFailed extends Error {
  readonly kind: FailureKind
  readonly status: number | null
  /** How long the vendor wants to be left alone. */
  readonly retryAfterMs: number | null

  constructor(
    kind: FailureKind,
    { status = null, retryAfterMs = null }: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(`The language model failed: ${kind}${status === null ? '' : ` (${status})`}`)
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  /** The vendor is not available at all, for any request. */
  get isOutage(): boolean {
    const refusesUs = this.kind === 'rejected' && (this.status === 401 || this.status === 403)
    return refusesUs || ['timeout', 'unreachable', 'busy', 'broken', 'credit'].includes(this.kind)
  }

  get mayPass(): boolean {
    return ['timeout', 'unreachable', 'busy', 'broken', 'cut'].includes(this.kind)
  }
}

/** What an SDK threw, in our words. @param timedOut whether it was our own deadline that ended the call */
export function failureOf(error: unknown, timedOut: boolean): ModelFailed {
  if (error instanceof ModelFailed) return error
  if (timedOut) return new ModelFailed('timeout')
  const { status, headers } = error as { status?: unknown; headers?: unknown }
  // Without a status the connection broke: before the answer, or, once it was streaming, in the middle of it.
  if (typeof status !== 'number') return new ModelFailed('unreachable')
  const retryAfterMs = headers instanceof Headers ? retryAfterOf(headers) : null
  if (status === 402 || isAboutCredit(error)) return new ModelFailed('credit', { status })
  if (status === 408) return new ModelFailed('timeout', { status, retryAfterMs })
  if (status === 429 || status === 409) return new ModelFailed('busy', { status, retryAfterMs })
  if (status >= 500) return new ModelFailed('broken', { status, retryAfterMs })
  return new ModelFailed('rejected', { status })
}

/** OpenAI says `insufficient_quota` with 429, Anthropic that the credit balance is too low with 400. */
const isAboutCredit = (error: unknown): boolean =>
  /insufficient_quota|credit balance|billing/i.test(
    `${(error as { code?: unknown }).code ?? ''} ${error instanceof Error ? error.message : ''}`,
  )

/** Seconds or a date, by RFC 9110; or milliseconds in the header that vendors added. */
function retryAfterOf(headers: Headers): number | null {
  const exact = Number(headers.get('retry-after-ms') || Number.NaN)
  if (exact >= 0) return exact
  const value = headers.get('retry-after')
  if (!value) return null
  const seconds = Number(value)
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
