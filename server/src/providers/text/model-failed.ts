/**
 * `timeout`, `unreachable`, `busy` (429), `broken` (5xx), `cut` (an answer that stops in the middle), `repeating` (it says the same over and over), `thinking` (thoughts took all the room, and
 * nothing was answered), `overflow` (conversation and answer together are longer than the model can hold): another try may help, the last two with another amount of room.
 * `refused` (the model will not), `credit` (the account with the vendor is used up), `rejected` (any other 4xx), `invalid` (not the JSON that was asked for), `unfit` (what it wrote did not pass
 * review), `objected` (as its own editor it objected to what had been handed in), `unread` (as its own editor it could not read the story), `private` (a name would have been sent to the service), `slow` (the whole takes too long): it does not.
 */
export type FailureKind =
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'broken'
  | 'cut'
  | 'repeating'
  | 'thinking'
  | 'overflow'
  | 'refused'
  | 'credit'
  | 'rejected'
  | 'invalid'
  | 'unfit'
  | 'objected'
  | 'unread'
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
    return passing.has(this.kind)
  }
}

const passing: ReadonlySet<FailureKind> = new Set([
  'timeout',
  'unreachable',
  'busy',
  'broken',
  'cut',
  'repeating',
  'thinking',
  'overflow',
])

/** What an SDK threw, in our words. @param timedOut whether it was our own deadline that ended the call */
export function failureOf(error: unknown, timedOut: boolean): ModelFailed {
  // An SDK ends a stream that was aborted as if it were over, and then what there is seems to be cut.
  if (timedOut) return new ModelFailed('timeout')
  if (error instanceof ModelFailed) return error
  const { status, headers } = error as { status?: unknown; headers?: unknown }
  const retryAfterMs = headers instanceof Headers ? retryAfterOf(headers) : null
  const known = typeof status === 'number' ? status : null
  if (known === 402 || isAboutCredit(error)) return new ModelFailed('credit', { status: known })
  if (isAboutRoom(error)) return new ModelFailed('overflow', { status: known })
  if (known === null) return failureInStream(error)
  if (known === 408) return new ModelFailed('timeout', { status: known, retryAfterMs })
  if (known === 429 || known === 409) return new ModelFailed('busy', { status: known, retryAfterMs })
  if (known >= 500) return new ModelFailed('broken', { status: known, retryAfterMs })
  return new ModelFailed('rejected', { status: known })
}

/** Without a status the connection broke, before the answer or in the middle of it, or the vendor said in the stream that something is wrong. */
function failureInStream(error: unknown): ModelFailed {
  const said = saidBy(error)
  if (said === '') return new ModelFailed('unreachable')
  return new ModelFailed(/overloaded|rate.?limit|busy/i.test(said) ? 'busy' : 'broken')
}

/** What a vendor says of an error, in whichever of its fields. */
export const saidBy = (error: unknown): string => {
  const { error: body, code, type } = error as { error?: unknown; code?: unknown; type?: unknown }
  return [body === undefined ? '' : JSON.stringify(body), code, type]
    .filter((said) => typeof said === 'string')
    .join(' ')
}

/** OpenAI says `insufficient_quota` with 429, Anthropic that the credit balance is too low with 400. */
const isAboutCredit = (error: unknown): boolean =>
  /insufficient_quota|credit balance|billing|out of credits/i.test(saidBy(error))

/** `context_length_exceeded`, `exceed_context_size_error`, "prompt is too long", "max_tokens is too large". */
export const isAboutRoom = (error: unknown): boolean =>
  /context.?(?:length|size|window)|prompt is too long|max_(?:completion_)?tokens[^"]{0,40}(?:too large|>|exceed)|maximum (?:context|number of (?:output )?tokens|allowed number)/i.test(
    saidBy(error),
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
