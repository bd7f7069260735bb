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
  readonly userMessage: string
  readonly code: Detail['code']
  readonly field: string | undefined
  readonly fields: readonly { field: string; message: string }[]
  readonly upgradeRequired: boolean
  readonly resetsAt: string | undefined
  /** What the user can do about it, according to the server. */
  readonly suggestion: string | undefined

  constructor(status: number, message: string, userMessage: string, detail: Detail = {}) {
    super(status === 0 ? message : `${status}: ${message}`)
    this.status = status
    this.statusText = detail.statusText ?? ''
    this.userMessage = userMessage
    this.code = detail.code
    this.field = detail.field
    this.fields = detail.fields ?? []
    this.upgradeRequired = detail.upgradeRequired ?? false
    this.resetsAt = detail.resetsAt
    this.suggestion = detail.suggestion
  }
}

const genericText = 'Something went wrong on our side. Please try again in a moment.'
const unreachableText = 'Nightlight can’t be reached just now. Please check your connection and try again.'

export function errorFromResponse(status: number, statusText: string, body: string): ApiError {
  const errorBody = parseErrorBody(body)
  if (errorBody)
    return new ApiError(status, errorBody.message, errorBody.message, { ...errorBody, statusText })
  return new ApiError(status, visibleText(body) || statusText || 'No response', genericText, { statusText })
}

/** The text of the body; for an HTML page, such as proxies send, its visible text. */
const visibleText = (body: string): string =>
  (/^\s*</.test(body) ? body.replace(/<(style|script|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ') : body)
    .replace(/\s+/g, ' ')
    .trim()

/** No response: offline, or the server is down. */
export const unreachableError = () =>
  new ApiError(0, unreachableText, unreachableText, { code: 'unreachable' })

/** The full message of any error, for the toasts that the specification gives it to. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The message without the status code. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError ? error.userMessage : messageOf(error)

/** The server's message about one field, for small forms. */
export const fieldMessage = (error: unknown, field: string): string | undefined =>
  error instanceof ApiError && error.field === field ? error.userMessage : undefined

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

function parseErrorBody(body: string): ErrorBody | null {
  try {
    const parsed: unknown = JSON.parse(body)
    const message = typeof parsed === 'object' && parsed !== null && 'message' in parsed && parsed.message
    return typeof message === 'string' ? (parsed as ErrorBody) : null
  } catch {
    return null
  }
}
