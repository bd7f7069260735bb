import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { type Deps, openDeps } from './deps.ts'
import { issueSetupCode } from './modules/accounts/index.ts'
import { workOnAdministration } from './modules/admin/index.ts'
import { workOnCleanup } from './modules/cleanup/index.ts'
import { reencryptRows } from './modules/key-rotation/index.ts'
import { workOnMail } from './modules/mail/index.ts'
import { seedMusic, workOnMusic } from './modules/music/index.ts'
import { workOnPayments } from './modules/payments/index.ts'
import { seedSamples, workOnStories } from './modules/stories/index.ts'
import { approveInstalledVoices, seedVoices, workOnClonedVoices } from './modules/voices/index.ts'
import { workOnWebhook } from './modules/webhooks/index.ts'
import { DatabaseRefused } from './platform/database/index.ts'
import { FilesRefused } from './platform/files.ts'
import { openLog } from './platform/observability/log.ts'
import { buildWorkerHttp } from './platform/observability/metrics/worker-http.ts'
import { Unreadable } from './platform/read-if-exists.ts'
import { plainConnections } from './unencrypted-connections.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Jobs that are at work have this long to finish; what is left is taken up at the next start. */
const stopDeadlineMs = 20_000

await start().catch((error: unknown) => {
  // What can be mended by whoever started us is said plainly; everything else with its stack.
  const plain = [ConfigError, DatabaseRefused, FilesRefused, Unreadable].some((kind) => error instanceof kind)
  console.error(plain && error instanceof Error ? `Nightlight cannot start.\n${error.message}` : error)
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  const variables = plainConnections(config)
  if (variables.length > 0) log.warn({ variables }, 'others can read these connections: they need no TLS')
  const deps = await openDeps(config, log)
  const stops: (() => Promise<unknown>)[] = [() => deps.close()]
  stopOnSignal(stops)
  void deps.database.failure.then((error) => {
    // Nothing can be saved any more: what was acknowledged is on the disk, and a new start finds it.
    log.fatal({ type: error.name }, 'the database has failed')
    process.exit(1)
  })

  await seedVoices(deps.db, deps.builtinSpeech)
  void approveInstalledVoices(deps.db, deps.localSpeech, deps.builtinSpeech).catch((error: unknown) => {
    log.error({ type: error instanceof Error ? error.name : '' }, 'the neural voices could not be offered')
  })
  if (config.role !== 'worker') {
    const app = await buildApp(deps, { webFolder })
    await app.listen({ host: config.http.host, port: config.http.port })
    stops.unshift(() => app.close())
    await greet(deps, addressOf(app.server.address(), config.http.publicUrl, config.http.port))
  }
  if (config.role === 'worker') await serveWorkerHttp(deps, stops)
  if (config.role !== 'web') {
    const behind = { ...deps, files: deps.patientFiles }
    const { encrypted } = await reencryptRows(deps)
    if (encrypted > 0) log.info({ encrypted }, 'secrets were encrypted with the current key')
    await workOnStories(behind)
    await workOnMusic(behind)
    await workOnCleanup(behind)
    await workOnClonedVoices(behind)
    await workOnMail(deps)
    await workOnWebhook(deps)
    await workOnAdministration(deps)
    await workOnPayments(deps)
    log.info({ role: config.role }, 'at work')
  }
  if (config.sampleContent) {
    await seedMusic(deps)
    await seedSamples(deps)
  }
}

/** A worker runs without its HTTP server where the port is taken, as by a web process on the same machine. */
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

async function greet({ db }: Deps, address: string): Promise<void> {
  const code = await issueSetupCode(db)
  console.log(`\n  Nightlight is open at ${address}`)
  if (code) console.log(`  Become its administrator: ${address}/auth?tab=register&setup=${code}`)
  console.log()
}

/** With PORT=0 the system chose a port, and only now it is known. */
function addressOf(
  address: ReturnType<import('node:net').Server['address']>,
  publicUrl: string,
  port: number,
): string {
  const chosen = typeof address === 'object' ? address?.port : undefined
  return port === 0 && chosen ? `http://localhost:${chosen}` : publicUrl
}

/** A second signal, or a stop that takes too long, ends the process at once: nothing is lost by that, only repeated. */
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
