import { isIP } from 'node:net'
import type { Config } from './config.ts'
import { isPublicAddress } from './platform/public-address.ts'

/**
 * What leaves for another network in a way that whoever stands between can read: without TLS, or, with mail, with TLS only where
 * the server offers it, which whoever stands between can prevent.
 * @returns names of variables, never what is in them
 */
export function plainConnections(config: Config): string[] {
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
    ...(database.kind === 'server' && isPlainDatabase(database.url) ? ['DATABASE_URL'] : []),
    ...(mail.smtp && !mail.smtp.secure && isElsewhere(mail.smtp.host) ? ['SMTP_HOST'] : []),
    ...Object.entries(addresses).flatMap(([name, address]) => (address && isPlain(address) ? [name] : [])),
  ]
}

const isPlain = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && isElsewhere(hostname)
}

/** The driver uses no TLS unless the address says so. What it cannot be told of, such as a socket of this machine, has no host. */
function isPlainDatabase(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, searchParams } = new URL(url)
  const mode = searchParams.get('sslmode')
  const isEncrypted =
    mode === null ? ['true', '1'].includes(searchParams.get('ssl') ?? '') : mode !== 'disable'
  return !isEncrypted && isElsewhere(searchParams.get('host') ?? hostname)
}

/** Names that no public one ends in: RFC 6761, RFC 8375, and what ICANN has set aside for private use. */
const ownNames = ['localhost', 'local', 'internal', 'home.arpa', 'lan']

/** Neither this machine nor one of its own networks, such as a container beside it, as far as the name tells. */
function isElsewhere(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  if (isIP(name)) return isPublicAddress(name)
  return name.includes('.') && !name.startsWith('/') && !ownNames.some((end) => name.endsWith(`.${end}`))
}
