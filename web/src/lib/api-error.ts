import type { ErrorBody, ErrorCode } from '@nightlight/contract'

type Detail = Partial<Omit<ErrorBody, 'message' | 'code'>> & {
  code?: ErrorCode | 'unreachable'
  statusText?: string
}

/** An answer that was not a success. The message is `{status}: {what was said}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** 'Not Found'; empty where the connection carries none. */
  readonly statusText: string
  /** A sentence for a person: the server's own where it has one, never a page of some proxy. */
  readonly plain: string
  readonly code: Detail['code']
  readonly field: string | undefined
  readonly fields: readonly { field: string; message: string }[]
  readonly upgradeRequired: boolean
  readonly resetsAt: string | undefined
  /** What could be done about it, as the server sees it. */
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
  return new ApiError(status, wordsIn(body) || statusText || 'No answer', somethingWrong, { statusText })
}

/** The body's text; of a page, such as proxies send, what a browser would show of it. */
const wordsIn = (body: string): string =>
  (/^\s*</.test(body) ? body.replace(/<(style|script|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, ' ') : body)
    .replace(/\s+/g, ' ')
    .trim()

/** No answer at all: offline, or the server is gone. */
export const unreachable = () => new ApiError(0, notReached, notReached, { code: 'unreachable' })

/** The whole message of any failure, as toasts show it. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What went wrong, without numbers. */
export const plainWords = (error: Error): string => (error instanceof ApiError ? error.plain : error.message)

/** What the server says about one field, for forms of one or two. */
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
