/** A kind of job. Its data contains ids, never names or texts: what is not in the job cannot leak from it. */
export interface JobKind<T extends object> {
  readonly name: string
  /** Tries after the first one. */
  readonly retryLimit: number
  /** Before the first retry; each later wait is about twice as long. */
  readonly retryDelaySeconds: number
  /** A try that takes longer has failed: its signal aborts. */
  readonly expireInSeconds: number
  /** Only here for its type. */
  readonly data?: T
}

export const defineJob = <T extends object>(
  name: string,
  limits: Omit<JobKind<T>, 'name' | 'data'>,
): JobKind<T> => ({ ...limits, name })

/** The queue for jobs whose tries have all failed. */
export const deadLetterName = (kind: { readonly name: string }): string => `${kind.name}-dead`

export const deadLetterRetryDelaySeconds = 2

export interface Job<T> {
  readonly id: string
  readonly data: T
  /** Aborts when the try has taken too long, when another worker has taken the job over, and when the process stops. */
  readonly signal: AbortSignal
}
