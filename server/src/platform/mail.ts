/** Where mail goes that this installation sends. */
export interface Mail {
  /** Whether it reaches people, or is only kept where an administrator can read it. */
  readonly reachesPeople: boolean
  /** @throws when it was not accepted; the caller tries again later */
  send(message: MailMessage): Promise<void>
  /** Removes what it keeps about an account, where it keeps anything. */
  forget?(account: number): Promise<void>
}

export interface MailMessage {
  /** One address that was checked before. */
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Number of the account that it is about. */
  readonly account?: number
}
