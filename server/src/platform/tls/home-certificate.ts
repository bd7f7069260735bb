import { generateKeyPair, X509Certificate } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import forge from 'node-forge'
import { readIfExists } from '../read-if-exists.ts'

/** A key and the certificate for it, in PEM. */
export interface KeyAndCertificate {
  readonly key: string
  readonly cert: string
}

export interface HomeCertificate extends KeyAndCertificate {
  /** The certificate of the authority that browsers have to trust, in PEM. */
  readonly authority: string
}

const dayMs = 24 * 60 * 60 * 1000
const authorityDays = 3650
/** Browsers refuse certificates that are valid for longer: https://support.apple.com/en-us/102028. */
const certificateDays = 397
const renewBeforeDays = 30

/**
 * A certificate for the names and addresses of this machine, signed by an authority of this installation's own. Both are kept in
 * the folder, readable by their owner only. The certificate is issued anew when a name is missing or it is about to expire; the
 * authority stays, so that browsers have to trust it only once.
 */
export async function openHomeCertificate(
  folder: string,
  hosts: readonly string[],
  now = Date.now(),
): Promise<HomeCertificate> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const authority =
    (await readPair(folder, 'authority', now)) ??
    (await savePair(folder, 'authority', await createAuthority(now)))
  const current = await readPair(folder, 'server', now + renewBeforeDays * dayMs)
  const isUsable =
    current !== null &&
    hosts.every((host) => isFor(current.cert, host)) &&
    new X509Certificate(current.cert).verify(new X509Certificate(authority.cert).publicKey)
  const pair = isUsable ? current : await savePair(folder, 'server', await issue(authority, hosts, now))
  return { ...pair, authority: authority.cert }
}

/** SHA-256 of a certificate, as browsers and phones show it. */
export const fingerprintOf = (pem: string): string => new X509Certificate(pem).fingerprint256

const isFor = (pem: string, host: string): boolean => {
  const certificate = new X509Certificate(pem)
  return (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined
}

const files = (name: string) => ({ key: `${name}.key`, cert: `${name}.crt` })

/** @returns null if there is none, or it is no longer valid at this moment */
async function readPair(folder: string, name: string, validAt: number): Promise<KeyAndCertificate | null> {
  const [key, cert] = await Promise.all(
    Object.values(files(name)).map((file) => readIfExists(join(folder, file))),
  )
  if (!key || !cert || new X509Certificate(cert).validToDate.getTime() < validAt) return null
  return { key, cert }
}

async function savePair(folder: string, name: string, pair: KeyAndCertificate): Promise<KeyAndCertificate> {
  const { key, cert } = files(name)
  for (const [file, text] of [
    [key, pair.key],
    [cert, pair.cert],
  ] as const) {
    const draft = join(folder, `${file}.draft`)
    await writeFile(draft, text, { mode: 0o600 })
    await chmod(draft, 0o600)
    await rename(draft, join(folder, file))
  }
  return pair
}

const generateKeys = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  return privateKey
}

async function createAuthority(now: number): Promise<KeyAndCertificate> {
  const key = await generateKeys()
  const name = [{ name: 'commonName', value: 'Nightlight at home' }]
  const cert = certificateFor(key, { subject: name, issuer: name, days: authorityDays, now })
  cert.setExtensions([
    { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ])
  cert.sign(forge.pki.privateKeyFromPem(key), forge.md.sha256.create())
  return { key, cert: forge.pki.certificateToPem(cert) }
}

async function issue(
  authority: KeyAndCertificate,
  hosts: readonly string[],
  now: number,
): Promise<KeyAndCertificate> {
  const key = await generateKeys()
  const { subject } = forge.pki.certificateFromPem(authority.cert)
  const cert = certificateFor(key, {
    subject: [{ name: 'commonName', value: 'Nightlight' }],
    issuer: subject.attributes,
    days: certificateDays,
    now,
  })
  cert.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true, critical: true },
    { name: 'extKeyUsage', serverAuth: true },
    {
      name: 'subjectAltName',
      altNames: hosts.map((host) => (isIP(host) ? { type: 7, ip: host } : { type: 2, value: host })),
    },
    {
      name: 'authorityKeyIdentifier',
      keyIdentifier: forge.pki.certificateFromPem(authority.cert).generateSubjectKeyIdentifier().getBytes(),
    },
  ])
  cert.sign(forge.pki.privateKeyFromPem(authority.key), forge.md.sha256.create())
  return { key, cert: forge.pki.certificateToPem(cert) }
}

function certificateFor(
  key: string,
  {
    subject,
    issuer,
    days,
    now,
  }: {
    subject: forge.pki.CertificateField[]
    issuer: forge.pki.CertificateField[]
    days: number
    now: number
  },
): forge.pki.Certificate {
  const { n, e } = forge.pki.privateKeyFromPem(key)
  const cert = forge.pki.createCertificate()
  cert.publicKey = forge.pki.setRsaPublicKey(n, e)
  // Positive, and never the same twice for one authority.
  cert.serialNumber = `01${forge.util.bytesToHex(forge.random.getBytesSync(15))}`
  // A clock that is a little behind must not find it invalid.
  cert.validity.notBefore = new Date(now - dayMs)
  cert.validity.notAfter = new Date(now + (days - 1) * dayMs)
  cert.setSubject(subject)
  cert.setIssuer(issuer)
  return cert
}
