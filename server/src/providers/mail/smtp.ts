import { createTransport } from 'nodemailer'
import type { Mail } from '../../platform/mail.ts'
import { composeMail } from './compose-mail.ts'
import { mailFailure } from './mail-failure.ts'

export interface SmtpSettings {
  readonly host: string
  readonly port: number
  readonly user: string | null
  readonly password: string | null
  /** TLS from the start; otherwise STARTTLS if the server offers it. */
  readonly secure: boolean
  readonly from: string
}

/** A mail server that does not respond must not block a job for minutes. */
const timeoutMs = 20_000

export function mailBySmtp(settings: SmtpSettings): Mail {
  const { host, port, user, password, secure, from } = settings
  const transport = createTransport({
    host,
    port,
    secure,
    ...(user && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    reachesPeople: true,
    async send(message) {
      await transport.sendMail(composeMail(from, message)).catch((error: unknown) => {
        throw mailFailure(error)
      })
    },
  }
}
