import type { ErrorBody, ErrorCode } from '@nightlight/contract'

type Detail = Partial<Omit<ErrorBody, 'message' | 'code'>> & { code?: ErrorCode | 'unreachable' }

/** An answer that was not a success. The message is `{status}: {what the server said}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's sentence alone, for places that speak to a person. */
  readonly plain: string
  readonly code: Detail['code']
  readonly field: string | undefined
  readonly fields: readonly { field: string; message: string }[]
  readonly upgradeRequired: boolean
  readonly resetsAt: string | undefined

  constructor(status: number, plain: string, detail: Detail = {}) {
    super(status === 0 ? plain : `${status}: ${plain}`)
    this.status = status
    this.plain = plain
    this.code = detail.code
    this.field = detail.field
    this.fields = detail.fields ?? []
    this.upgradeRequired = detail.upgradeRequired ?? false
    this.resetsAt = detail.resetsAt
  }
}

export function errorFromAnswer(status: number, statusText: string, body: string): ApiError {
  const answer = readBody(body)
  if (answer) return new ApiError(status, answer.message, answer)
  return new ApiError(status, body.trim() || statusText || 'No answer')
}

/** No answer at all: offline, or the server is gone. */
export const unreachable = () =>
  new ApiError(0, 'Nightlight can’t be reached just now. Please check your connection and try again.', {
    code: 'unreachable',
  })

/** The whole message of any failure, as toasts show it. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

function readBody(body: string): ErrorBody | null {
  try {
    const answer: unknown = JSON.parse(body)
    const spoken = typeof answer === 'object' && answer !== null && 'message' in answer && answer.message
    return typeof spoken === 'string' ? (answer as ErrorBody) : null
  } catch {
    return null
  }
}
