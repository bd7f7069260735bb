import type { ErrorBody, ErrorCode } from '@nightlight/contract'

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

export class UpgradeRequired extends ExpectedError {
  constructor(field: string, message: string) {
    super(403, 'upgrade_required', message, { field, upgradeRequired: true })
  }
}
