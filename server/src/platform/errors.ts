import type { ErrorBody, ErrorCode } from '@nightlight/contract'

/** Codes of refusals, such as an attacker provokes. */
const refusals = new Set<ErrorCode>([
  'unauthenticated',
  'invalid_credentials',
  'account_locked',
  'account_rejected',
  'forbidden',
  'rate_limited',
])

/** A foreseen failure, with a status, a code and a sentence for a person. */
export class ExpectedError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly extra: Partial<Omit<ErrorBody, 'message' | 'code'>>

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: Partial<Omit<ErrorBody, 'message' | 'code'>> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }

  /** Why a call was refused, in a word for the log; null if it was merely a mistake. */
  get refusal(): string | null {
    return refusals.has(this.code) ? this.code : null
  }

  /** Seconds after which the same call may succeed; null where time changes nothing. */
  get retryAfterSeconds(): number | null {
    return null
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...this.extra }
  }
}

export class InvalidInput extends ExpectedError {
  constructor(field: string, message: string) {
    super(400, 'invalid_input', message, { field, fields: [{ field, message }] })
  }
}

export class Unauthenticated extends ExpectedError {
  constructor() {
    super(401, 'unauthenticated', 'Please sign in first.')
  }
}

/** There is too much to do at the moment. A family can provoke it, and a later try may succeed: it is no fault. */
export class Busy extends ExpectedError {
  readonly #retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(503, 'unavailable', message)
    this.#retryAfterSeconds = retryAfterSeconds
  }

  override get retryAfterSeconds(): number {
    return this.#retryAfterSeconds
  }
}

/** What was asked for needs something that the operator has not set up. That is not a fault. */
export class NotSetUp extends ExpectedError {
  constructor(message: string, extra: Partial<Omit<ErrorBody, 'message' | 'code'>> = {}) {
    super(503, 'unavailable', message, extra)
  }
}

/** Also used for what belongs to another family, so that its existence does not leak. */
export class NotFound extends ExpectedError {
  constructor(what: string) {
    super(404, 'not_found', `${what} not found`)
  }
}

/** Reported as not found, so that nobody else learns what administrators can call. */
export class AdminOnly extends NotFound {
  constructor() {
    super('Page')
  }

  override get refusal(): string {
    return 'no_administrator'
  }
}

/** The browser is a child's screen. Not logged as a refusal: a child that presses everything is no attacker. */
export class OnChildScreen extends ExpectedError {
  constructor() {
    super(403, 'child_screen', 'This is a child’s screen. A parent can leave it with the PIN.')
  }
}

export class UpgradeRequired extends ExpectedError {
  constructor(field: string, message: string) {
    super(403, 'upgrade_required', message, { field, upgradeRequired: true })
  }
}
