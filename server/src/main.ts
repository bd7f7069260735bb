import { once } from 'node:events'
import type { Server as TlsServer } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Deps, openDeps } from './deps.ts'
import { issueSetupCode } from './modules/accounts/index.ts'
import { workOnAdministration } from './modules/admin/index.ts'
import { workOnCleanup } from './modules/cleanup/index.ts'
import { reencryptRows } from './modules/key-rotation/index.ts'
import { workOnMail } from './modules/mail/index.ts'
import { seedMusic, workOnMusic } from './modules/music/index.ts'
import { workOnVoiceSamples } from './modules/narration/index.ts'
import { workOnPayments } from './modules/payments/index.ts'
import { seedSamples, workOnStories } from './modules/stories/index.ts'
import { seedVoices, workOnClonedVoices } from './modules/voices/index.ts'
import { workOnWebhook } from './modules/webhooks/index.ts'
import { DatabaseRefused } from './platform/database/index.ts'
import { FilesRefused } from './platform/files.ts'
import { openLog } from './platform/observability/log.ts'
import { buildWorkerHttp } from './platform/observability/metrics/worker-http.ts'
import { Unreadable } from './platform/read-if-exists.ts'
import { fingerprintOf } from './platform/tls/home-certificate.ts'
import { openTls, TlsRefused } from './platform/tls/open-tls.ts'
import { createTrustServer } from './platform/tls/trust-page.ts'
import { asConfigError, checkStart } from './start-checks.ts'
import { unencryptedConnections } from './unencrypted-connections.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Running jobs have this long to finish; the next start repeats those that have not. */
const stopDeadlineMs = 20_000

await start().catch((error: unknown) => {
  // Errors that the operator can fix are printed without a stack.
  const isOperatorError = [ConfigError, DatabaseRefused, FilesRefused, TlsRefused, Unreadable].some(
    (kind) => error instanceof kind,
  )
  console.error(
    isOperatorError && error instanceof Error ? `Nightlight cannot start.\n${error.message}` : error,
  )
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel, config.role)
  const unencrypted = unencryptedConnections(config)
  if (unencrypted.length > 0)
    log.warn({ variables: unencrypted }, 'connections without TLS: others can read them')
  await checkStart(config)
  const deps = await openDeps(config, log)
  const closers: (() => Promise<unknown>)[] = [() => deps.close()]
  stopOnSignal(closers)
  void deps.database.failure.then((error) => {
    // Nothing can be saved any more. Acknowledged commits are on disk, and a restart finds them.
    log.fatal({ type: error.name }, 'the database has failed')
    process.exit(1)
  })

  await seedVoices(deps.db, deps.builtinSpeech)
  void deps.approveInstalled().catch((error: unknown) => {
    log.error(
      { type: error instanceof Error ? error.name : '' },
      'installed neural voices could not be approved',
    )
  })
  if (config.role !== 'worker') {
    const tls = config.http.tls && (await openTls(config.http.tls, log))
    const app = await buildApp(deps, { webFolder, ...(tls && { tls: tls.options }) })
    if (tls) {
      // With `tls` it is a server with TLS, which its type does not know.
      tls.renew(app.server as unknown as TlsServer)
      closers.unshift(async () => tls.close())
    }
    const { host, port } = config.http
    await app.listen({ host, port }).catch(asConfigError({ host, port }))
    closers.unshift(() => app.close())
    const address = addressOf(app.server.address(), config.http.publicUrl, config.http.port)
    await printUrls(deps, address)
    if (tls?.authority) await serveTrustPage(config, tls.authority, address, closers)
  }
  if (config.role === 'worker') await serveWorkerHttp(deps, closers)
  if (config.role !== 'web') {
    const workerDeps = { ...deps, files: deps.retryingFiles }
    const { encrypted } = await reencryptRows(deps)
    if (encrypted > 0) log.info({ encrypted }, 'secrets were encrypted with the current key')
    await workOnStories(workerDeps)
    await workOnMusic(workerDeps)
    await workOnCleanup(workerDeps)
    await workOnClonedVoices(workerDeps)
    await workOnVoiceSamples(workerDeps)
    await workOnMail(deps)
    await workOnWebhook(deps)
    await workOnAdministration(deps)
    await workOnPayments(deps)
    log.info('workers started')
  }
  if (config.sampleContent) {
    await seedMusic(deps)
    await seedSamples(deps)
  }
}

/** A worker runs without its HTTP server if the port is in use, for example by a web process on the same machine. */
async function serveWorkerHttp(deps: Deps, stops: (() => Promise<unknown>)[]): Promise<void> {
  const http = buildWorkerHttp(deps)
  const { host, port } = deps.config.http
  try {
    await http.listen({ host, port })
    stops.unshift(() => http.close())
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (!isTaken) throw error
    deps.log.warn({ port }, 'the port is in use: this worker serves no health checks and no metrics')
  }
}

/** Devices fetch the certificate here that they have to trust first. */
async function serveTrustPage(
  { http: { host, trustPort } }: Config,
  authority: string,
  openUrl: string,
  stops: (() => Promise<unknown>)[],
): Promise<void> {
  const server = createTrustServer(authority, openUrl)
  const listening = once(server, 'listening')
  server.listen({ host, port: trustPort ?? 0 })
  await listening.catch(asConfigError({ host, port: trustPort ?? 0, variable: 'TRUST_PORT' }))
  stops.unshift(async () => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : trustPort
  console.log(
    `  A phone or tablet has to trust it once: open http://${new URL(openUrl).hostname}:${port} there`,
  )
  console.log(`  The fingerprint of the certificate is ${fingerprintOf(authority)}\n`)
}

async function printUrls({ db }: Deps, address: string): Promise<void> {
  const code = await issueSetupCode(db)
  console.log(`\n  Nightlight is open at ${address}`)
  if (code) console.log(`  Become its administrator: ${address}/auth?tab=register&setup=${code}`)
  console.log()
}

/** With PORT=0 the system chooses a port, which is known only after listening. */
function addressOf(
  address: ReturnType<import('node:net').Server['address']>,
  publicUrl: string,
  port: number,
): string {
  const chosenPort = typeof address === 'object' ? address?.port : undefined
  if (port !== 0 || !chosenPort) return publicUrl
  const url = new URL(publicUrl)
  url.port = String(chosenPort)
  return url.origin
}

/** A second signal, or a stop that takes too long, ends the process at once. Nothing is lost; jobs are only repeated. */
function stopOnSignal(stops: readonly (() => Promise<unknown>)[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => process.exit(1), stopDeadlineMs).unref()
    for (const each of stops) await each()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}
