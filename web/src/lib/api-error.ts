import type { ErrorBody, ErrorCode } from '@nightlight/contract'

type Detail = Partial<Omit<ErrorBody, 'message' | 'code'>> & {
  code?: ErrorCode | 'unreachable'
  statusText?: string
}

/** A response that was not successful. The message is `{status}: {the server's message}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** 'Not Found'; empty over HTTP/2, which has no status text. */
  readonly statusText: string
  /** A sentence for the user: the server's own if it has one, never a proxy's error page. */
  readonly plain: string
  readonly code: Detail['code']
  readonly field: string | undefined
  readonly fields: readonly { field: string; message: string }[]
  readonly upgradeRequired: boolean
  readonly resetsAt: string | undefined
  /** What the user can do about it, according to the server. */
  readonly suggestion: string | undefined

  constructor(status: number, said: string, plain: string, detail: Detail = {}) {
    super(status === 0 ? said : `${status}: ${said}`)
    this.status = status
    this.statusText = detail.statusText ?? ''
    this.plain = plain
    this.code = detail.code
    this.field = detail.field
    this.fields = detail.fields ?? []
    this.upgradeRequired = detail.upgradeRequired ?? false
    this.resetsAt = detail.resetsAt
    this.suggestion = detail.suggestion
  }
}

const somethingWrong = 'Something went wrong on our side. Please try again in a moment.'
const notReached = 'Nightlight can’t be reached just now. Please check your connection and try again.'

export function errorFromAnswer(status: number, statusText: string, body: string): ApiError {
  const answer = readBody(body)
  if (answer) return new ApiError(status, answer.message, answer.message, { ...answer, statusText })
  return new ApiError(status, textIn(body) || statusText || 'No answer', somethingWrong, { statusText })
}

/** The text of the body; for an HTML page, such as proxies send, its visible text. */
const textIn = (body: string): string =>
  (/^\s*</.test(body) ? body.replace(/<(style|script|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ') : body)
    .replace(/\s+/g, ' ')
    .trim()

/** No response: offline, or the server is down. */
export const unreachable = () => new ApiError(0, notReached, notReached, { code: 'unreachable' })

/** The full message of any error, as toasts show it. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The message without the status code. */
export const errorText = (error: Error): string => (error instanceof ApiError ? error.plain : error.message)

/** The server's message about one field, for small forms. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError && error.field === field ? error.plain : undefined

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
