import { isIP } from 'node:net'
import type { Config } from './config.ts'
import { isPublicAddress } from './platform/public-address.ts'

/**
 * Finds connections to other networks that somebody in between can read: without TLS or, for mail, with opportunistic TLS, which
 * somebody in between can prevent.
 * @returns names of variables, never their values
 */
export function unencryptedConnections(config: Config): string[] {
  const { database, files, mail, text, speech, vision, images } = config
  const addresses = {
    S3_ENDPOINT: files.kind === 's3' ? files.endpoint : null,
    S3_PUBLIC_ENDPOINT: files.kind === 's3' ? files.publicEndpoint : null,
    TEXT_BASE_URL: text.provider === 'embedded' ? null : text.baseUrl,
    HUME_BASE_URL: speech.hume?.baseUrl,
    ELEVENLABS_BASE_URL: speech.elevenlabs?.baseUrl,
    OPENAI_SPEECH_BASE_URL: speech.openai?.baseUrl,
    VISION_BASE_URL: vision?.baseUrl,
    IMAGE_BASE_URL: images?.baseUrl,
    ADMIN_WEBHOOK_URL: config.webhook.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: config.tracesEndpoint,
  }
  return [
    ...(database.kind === 'server' && isUnencryptedDatabase(database.url) ? ['DATABASE_URL'] : []),
    ...(mail.smtp && !mail.smtp.secure && isPublicHost(mail.smtp.host) ? ['SMTP_HOST'] : []),
    ...Object.entries(addresses).flatMap(([name, address]) =>
      address && isUnencrypted(address) ? [name] : [],
    ),
  ]
}

const isUnencrypted = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && isPublicHost(hostname)
}

/** The driver uses no TLS unless the URL says so. Unix sockets of this machine have no host. */
function isUnencryptedDatabase(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, searchParams } = new URL(url)
  const mode = searchParams.get('sslmode')
  const isEncrypted =
    mode === null ? ['true', '1'].includes(searchParams.get('ssl') ?? '') : mode !== 'disable'
  return !isEncrypted && isPublicHost(searchParams.get('host') ?? hostname)
}

/** Top-level names for private use: RFC 6761, RFC 8375, and what ICANN has reserved. */
const privateDomains = ['localhost', 'local', 'internal', 'home.arpa', 'lan']

/** Neither this machine nor a private network, such as another container, as far as the name shows. */
function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(name)) return isPublicAddress(name)
  return (
    name.includes('.') && !name.startsWith('/') && !privateDomains.some((end) => name.endsWith(`.${end}`))
  )
}
