/** Sends the mail of this installation. */
export interface Mail {
  /** Whether mail is delivered to people, or only saved where the operator can read it. */
  readonly reachesPeople: boolean
  /** @throws {MailNotSent} when it was not accepted; the caller tries again later */
  send(message: MailMessage): Promise<void>
  /** Removes saved mail about an account, if any is saved. */
  forget?(account: number): Promise<void>
}

/** A mail that was not sent. */
export class MailNotSent extends Error {
  /** What went wrong, as the end of a sentence, in our words. */
  readonly reason: string
  constructor(reason: string) {
    super(`The mail was not sent: ${reason}.`)
    this.name = 'MailNotSent'
    this.reason = reason
  }
}

/** End of the name of the file of a mail about an account. */
export const mailFileSuffix = (account: number | undefined): string =>
  account === undefined ? '.eml' : `-account-${account}.eml`

/** The account that the mail in a file is about; null if it is about none. */
export const accountOfMail = (fileName: string): number | null => {
  const [, account] = /-account-(\d+)\.eml$/.exec(fileName) ?? []
  return account === undefined ? null : Number(account)
}

export interface MailMessage {
  /** One address, already validated. */
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Id of the account that it is about. */
  readonly account?: number
}
