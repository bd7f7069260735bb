/**
 * `timeout`, `unreachable`, `busy` (429), `broken` (5xx), `cut` (audio that stops in the middle), `unreadable` (no audio, or no
 * speech): another try may help. `gone` (the voice no longer exists), `rejected` (any other 4xx): it does not.
 */
export type SpeechFault =
  | 'timeout'
  | 'unreachable'
  | 'busy'
  | 'broken'
  | 'cut'
  | 'unreadable'
  | 'gone'
  | 'rejected'

/** Why a service could not speak. The message contains nothing of the text, which is about a child. */
export class SpeechFailed extends Error {
  readonly kind: SpeechFault
  readonly status: number | null
  /** How long the service asks to wait. */
  readonly retryAfterMs: number | null

  constructor(
    kind: SpeechFault,
    { status = null, retryAfterMs = null }: { status?: number | null; retryAfterMs?: number | null } = {},
  ) {
    super(`The voice failed: ${kind}${status === null ? '' : ` (${status})`}`)
    this.kind = kind
    this.status = status
    this.retryAfterMs = retryAfterMs
  }

  get mayPass(): boolean {
    return this.kind !== 'gone' && this.kind !== 'rejected'
  }
}

const reasons: Readonly<Record<SpeechFault, (provider: string) => string>> = {
  timeout: (provider) => `${provider} did not answer in time`,
  unreachable: (provider) => `${provider} could not be reached`,
  busy: (provider) => `${provider} had too much to do`,
  broken: (provider) => `${provider} had trouble of its own`,
  cut: (provider) => `${provider} stopped in the middle of a sentence`,
  unreadable: (provider) => `What ${provider} sent could not be played`,
  gone: (provider) => `${provider} no longer has the chosen voice`,
  rejected: (provider) => `${provider} did not accept what it was asked`,
}

/** What went wrong, for the parent: the first half of a sentence. */
export const reasonOf = (provider: string, { kind }: SpeechFailed): string => reasons[kind](provider)
