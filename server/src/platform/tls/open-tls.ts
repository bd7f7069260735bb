import { readFile, stat } from 'node:fs/promises'
import { createSecureContext, type Server } from 'node:tls'
import type { Logger } from 'pino'
import { Unreadable } from '../read-if-exists.ts'
import { type KeyAndCertificate, openHomeCertificate } from './home-certificate.ts'
import { ownHosts } from './own-hosts.ts'

export type TlsSettings =
  /** A certificate of this installation's own in the folder. `publicHost` is that of PUBLIC_URL, if it is set. */
  | { readonly kind: 'home'; readonly folder: string; readonly publicHost: string | null }
  /** Files in PEM. */
  | { readonly kind: 'files'; readonly cert: string; readonly key: string }

export interface Tls {
  readonly options: KeyAndCertificate & { readonly minVersion: 'TLSv1.2' }
  /** Gives a server each certificate that replaces this one. */
  renew(server: Pick<Server, 'setSecureContext'>): void
  /** The certificate that devices have to trust, in PEM; null if an authority that they know has signed ours. */
  readonly authority: string | null
  close(): void
}

/** Certificates are renewed by others (certbot, say) or by ourselves while the process runs. */
const reloadIntervalMs = 60 * 60 * 1000

/** @throws {Unreadable} if a file is missing; {TlsRefused} if a file is not what it should be */
export async function openTls(settings: TlsSettings, log: Pick<Logger, 'info' | 'error'>): Promise<Tls> {
  let current = await load(settings)
  assertUsable(current)
  const servers = new Set<Pick<Server, 'setSecureContext'>>()
  const reload = async () => {
    const next = await load(settings)
    if (next.cert === current.cert) return
    assertUsable(next)
    current = next
    for (const server of servers) server.setSecureContext({ key: next.key, cert: next.cert })
    log.info('the certificate was renewed')
  }
  const reloading = setInterval(() => {
    reload().catch((error: unknown) =>
      log.error({ type: error instanceof Error ? error.name : '' }, 'a new certificate could not be read'),
    )
  }, reloadIntervalMs).unref()
  return {
    options: { key: current.key, cert: current.cert, minVersion: 'TLSv1.2' },
    renew: (server) => void servers.add(server),
    authority: 'authority' in current ? current.authority : null,
    close: () => clearInterval(reloading),
  }
}

/** A certificate that cannot be used; the message says what to do. */
export class TlsRefused extends Error {}

async function load(settings: TlsSettings): Promise<KeyAndCertificate & { authority?: string }> {
  if (settings.kind === 'home') return openHomeCertificate(settings.folder, ownHosts(settings.publicHost))
  const [cert, key] = await Promise.all([settings.cert, settings.key].map(readNeeded))
  return { cert: cert ?? '', key: key ?? '' }
}

async function readNeeded(path: string): Promise<string> {
  try {
    if (!(await stat(path)).isFile()) throw Object.assign(new Error(), { code: 'EISDIR' })
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new Unreadable(path, error as NodeJS.ErrnoException)
  }
}

function assertUsable({ key, cert }: KeyAndCertificate): void {
  try {
    createSecureContext({ key, cert })
  } catch (error) {
    throw new TlsRefused(
      `TLS_CERT and TLS_KEY must be a certificate and the key that belongs to it, in PEM: ${error instanceof Error ? error.message : error}`,
    )
  }
}
