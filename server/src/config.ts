import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'

/** How this process was told to run. Made once at start by `readConfig`, the only reader of the environment. */
export interface Config {
  readonly role: 'all' | 'web' | 'worker'
  readonly logLevel: string
  readonly http: {
    readonly host: string
    readonly port: number
    /** Without a slash at its end. */
    readonly publicUrl: string
    readonly trustProxy: boolean
  }
  readonly dataDir: string
  readonly database:
    | { readonly kind: 'embedded'; readonly folder: string }
    | { readonly kind: 'server'; readonly url: string; readonly poolSize: number }
  readonly accounts: { readonly requireApproval: boolean }
  readonly narration: { readonly threads: number }
}

const whole = (from: number, to: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(from).max(to))

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform((word) => ['true', '1', 'on'].includes(word))

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://stories.example.org' })
  .transform((url) => url.replace(/\/+$/, ''))

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must be an address such as postgres://user:password@host:5432/nightlight')

const Environment = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_POOL: whole(2, 200).default(10),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: flag.default(false),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or debug',
    )
    .default('info'),
  REQUIRE_APPROVAL: flag.default(false),
  NARRATION_THREADS: whole(1, 64).default(Math.min(availableParallelism(), 4)),
})

/**
 * Reads and checks the environment. Values are never repeated in the message: they may be secrets.
 * @throws {ConfigError} naming every variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(withoutEmpty(environment))
  if (!parsed.success) throw new ConfigError(explain(parsed.error))
  const env = parsed.data
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigError(
      `ROLE=${env.ROLE} needs DATABASE_URL: the embedded database serves one process only, which is both web and worker`,
    )
  }
  const dataDir = resolve(env.DATA_DIR)
  return {
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      trustProxy: env.TRUST_PROXY,
    },
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'server', url: env.DATABASE_URL, poolSize: env.DATABASE_POOL }
      : { kind: 'embedded', folder: resolve(dataDir, 'database') },
    accounts: { requireApproval: env.REQUIRE_APPROVAL },
    narration: { threads: env.NARRATION_THREADS },
  }
}

export class ConfigError extends Error {}

/** A variable set to nothing, as compose files do, means that it is not set. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

function explain(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n')
}
