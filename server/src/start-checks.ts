import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import { type Config, ConfigError } from './config.ts'

/**
 * Tries what the configuration names and only this machine can tell: that HOST and PORT can be listened on, and that SMTP_HOST
 * exists. Before anything is created, so that a mistake costs nothing.
 * @throws {ConfigError} naming the variable
 */
export async function checkStart({
  role,
  http,
  mail,
}: Pick<Config, 'role' | 'http' | 'mail'>): Promise<void> {
  // A worker runs without its HTTP server if the port is in use.
  if (role !== 'worker') {
    await listenOnce(http).catch(asConfigError(http))
    if (http.trustPort !== null) {
      const trust = { host: http.host, port: http.trustPort, variable: 'TRUST_PORT' } as const
      await listenOnce(trust).catch(asConfigError(trust))
    }
  }
  if (mail.smtp) await findMailServer(mail.smtp.host)
}

/** Says which variable is wrong when listening fails; every other error stays what it is. */
export function asConfigError({ host, port, variable = 'PORT' }: Listening) {
  return (error: NodeJS.ErrnoException): never => {
    const sentence = sentenceFor(error.code, { host, port, variable })
    throw sentence ? new ConfigError(sentence, { cause: error }) : error
  }
}

interface Listening {
  readonly host: string
  readonly port: number
  /** The one that sets the port. */
  readonly variable?: 'PORT' | 'TRUST_PORT'
}

function sentenceFor(code: string | undefined, { host, port, variable }: Required<Listening>): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `${variable} ${port} is in use by another program, or by another Nightlight. Stop that, or set ${variable} to a free one.`
    case 'EACCES':
      return `${variable} ${port} may not be used by this account. Set ${variable} to a number above 1023.`
    case 'EADDRNOTAVAIL':
      return `HOST ${host} is not an address of this machine. Use localhost, 0.0.0.0 for all networks, or an address of its own.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST ${host} is a name that this machine cannot find. Use localhost, 0.0.0.0 for all networks, or an address of its own.`
    default:
      return null
  }
}

function listenOnce({ host, port }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port }, () => server.close(() => resolve()))
  })
}

/** A name server that does not answer says nothing about the name: mail is tried again by its job. */
async function findMailServer(host: string): Promise<void> {
  await lookup(host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTFOUND') return
    throw new ConfigError(
      `SMTP_HOST ${host} is a name that does not exist. Without SMTP_HOST, mail is written to files.`,
    )
  })
}
