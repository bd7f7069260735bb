import { expect } from 'vitest'
import type { Mail, MailMessage } from '../src/platform/mail.ts'

/** Collects mails for tests. */
export interface Mailbox extends Mail {
  readonly messages: readonly MailMessage[]
  /** Waits for the newest mail to an address. */
  mailTo(address: string, subject?: string): Promise<MailMessage>
}

export function mailbox(): Mailbox {
  const messages: MailMessage[] = []
  return {
    reachesPeople: true,
    messages,
    async send(message) {
      messages.push(message)
    },
    async mailTo(address, subject = '') {
      const find = () => messages.findLast((each) => each.to === address && each.subject.includes(subject))
      await expect.poll(find).toBeDefined()
      return find() as MailMessage
    },
  }
}

/** The token in a mailed link. */
export function tokenIn(message: MailMessage): string {
  const token = /[?&]token=([\w-]+)/.exec(message.text)?.[1]
  if (!token) throw new Error('There is no link in the mail')
  return token
}
