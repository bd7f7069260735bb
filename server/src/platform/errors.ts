import type { ErrorBody, ErrorCode } from '@nightlight/contract'

/** Codes that say no to somebody, as attackers hear it. */
const refusals = new Set<ErrorCode>([
  'unauthenticated',
  'invalid_credentials',
  'account_locked',
  'account_rejected',
  'forbidden',
  'rate_limited',
])

/** A failure that was foreseen: it has a name, a status, and a sentence for a person. */
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

  /** Why somebody was turned away, in a word for the log; null where it was merely a mistake, or not theirs. */
  get refusal(): string | null {
    return refusals.has(this.code) ? this.code : null
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

/** Also the answer for what belongs to another family, so that its existence does not leak. */
export class NotFound extends ExpectedError {
  constructor(what: string) {
    super(404, 'not_found', `${what} not found`)
  }
}

/** Whoever is no administrator learns nothing, not even that there is something. */
export class AdminOnly extends NotFound {
  constructor() {
    super('Page')
  }

  override get refusal(): string {
    return 'no_administrator'
  }
}

export class UpgradeRequired extends ExpectedError {
  constructor(field: string, message: string) {
    super(403, 'upgrade_required', message, { field, upgradeRequired: true })
  }
}
