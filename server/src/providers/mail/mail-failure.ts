import { MailNotSent } from '../../platform/mail.ts'

/**
 * What went wrong with a mail server, as a class. What it said is neither shown nor stored: it may quote addresses, and the answer of
 * something else that listens at this address would tell whoever sets it what runs there.
 */
export function mailFailure(error: unknown): MailNotSent {
  return new MailNotSent(error instanceof Error ? reasonOf(codeOf(error), error.message) : unknown)
}

const unknown = 'the server could not be used'

function reasonOf(code: string, message: string): string {
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'there is no server of this name'
  if (/ECONNREFUSED/.test(message)) return 'the server refused the connection'
  if (code === 'ETIMEDOUT' || /timeout|never received/i.test(message))
    return 'the server did not answer in time'
  if (code === 'ETLS' || /\b(ssl|tls|certificate)\b|wrong version number/i.test(message))
    return 'no encrypted connection could be made'
  if (code === 'EPROTOCOL' || code === 'ECONNECTION') return 'what answers there is not a mail server'
  if (code === 'ESOCKET') return 'the server could not be reached'
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'the server refused the user or the password'
  if (code === 'EENVELOPE') return 'the server refused the address of the sender or of the recipient'
  if (code === 'EMESSAGE') return 'the server refused the mail'
  return unknown
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')
