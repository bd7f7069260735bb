import { Busy, ExpectedError } from '../errors.ts'

/** Seconds after which another try is worth it: a photo is decoded in less. */
const retryAfterSeconds = 10

/** There is no room for another upload at the moment. Nothing of this one was saved. */
export class UploadsBusy extends Busy {
  constructor() {
    super(
      'Too much is being uploaded just now, and nothing of yours was saved. Please try again in a moment.',
      retryAfterSeconds,
    )
  }
}

/** One family uploads so much at once that the others would have to wait for it. */
export class TooMuchAtOnce extends ExpectedError {
  constructor() {
    super(
      429,
      'rate_limited',
      'You are uploading a lot at once, and this was not saved. Please try again when the rest has arrived.',
    )
  }

  override get retryAfterSeconds(): number {
    return retryAfterSeconds
  }
}
