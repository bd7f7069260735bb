import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { useMemoryFolder } from './scripts/memory-folder.mjs'
import { environment } from './scripts/setup.mjs'
import { limits } from './scripts/test-limits.mjs'
import { SlowestFirst } from './scripts/test-order.ts'
import { isExhaustive, seed } from './scripts/test-sampling.mjs'

useMemoryFolder()
// The processes that tests start load their modules in half the time, as those that `npm start` starts do.
process.env.NODE_COMPILE_CACHE ??= environment.NODE_COMPILE_CACHE

const never = ['**/node_modules/**', '**/dist/**']

/** Files that put other modules in the place of some, or look at what a whole process does: each is loaded in a process of its own. */
const isolated = '**/*.isolated.test.ts'

/** What these suites look at is in files, at vendors or between processes, not in the database: they run on PostgreSQL only. */
const aboutElsewhere = [
  'server/src/modules/documents/{storybook,downloads,exports}/**',
  'server/src/modules/characters/{photos,read-photos}.test.ts',
  'server/src/modules/{readings,documents/offline}/**',
  'server/src/modules/narration/{cloud-voices,record-narration}.test.ts',
  'server/src/modules/payments/{faults,paying-page}.test.ts',
  'server/src/modules/plans/plan-rules.test.ts',
  'server/src/modules/stories/**/{generate-images,narrate-again,choose-details,duration,link-preview}.test.ts',
  'server/src/modules/stories/write/review/**',
  'server/src/modules/voices/cloned/**',
]

/** @param name also the title of its processes, by which `npm run bench -- tests` knows them */
const project = (name: string, test: object) => ({
  extends: true as const,
  test: {
    name,
    execArgv: [`--title=tests:${name.replaceAll(' ', '-')}`],
    isolate: false,
    ...test,
  },
})

/** Node loads the files itself, as it does in the product: it need not transform them first, and they run faster. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** With a PostgreSQL server, and templates of both databases. */
const withDatabases = { globalSetup: ['server/test/databases/global-setup.ts'] }

/**
 * The suites of the product run on PostgreSQL, which is the quicker one. What the embedded database could do otherwise has lines of its
 * own in server/test/dialect; an exhaustive run takes all of them there too.
 */
const modulesOnPglite = project('modules on PGlite', {
  ...native,
  ...withDatabases,
  include: ['server/src/modules/**/*.test.ts'],
  exclude: [...never, isolated, ...aboutElsewhere],
  env: { TEST_DATABASE: 'embedded' },
  setupFiles: ['server/test/quick-hashes.ts'],
})

const webTest = (file: string) => fileURLToPath(new URL(`web/test/${file}`, import.meta.url))

export default defineConfig({
  test: {
    exclude: never,
    env: { TEST_SEED: seed },
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    teardownTimeout: limits.hook,
    expect: { poll: { timeout: limits.expectation, interval: 20 } },
    // One more than the cores of a small machine: many suites wait for a process, a clock or a disk. With four all of them take longer.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    // Tests of one file that run side by side, because they mostly wait.
    maxConcurrency: 4,
    projects: [
      project('packages', {
        ...native,
        include: ['{contract,understanding,storyteller,illustrator,lullaby,scripts,bench}/**/*.test.ts'],
      }),
      project('web', { include: ['web/**/*.test.{ts,tsx}'] }),
      {
        resolve: { alias: { 'virtual:art': webTest('art.ts') } },
        ...project('components', {
          environment: 'happy-dom',
          include: ['web/src/**/*.spec.tsx'],
          setupFiles: [webTest('browser.ts')],
          // As the browser tests have it.
          env: { LC_ALL: 'en_GB.UTF-8', TZ: 'Europe/London' },
        }),
      },
      project('platform', {
        ...native,
        ...withDatabases,
        include: ['server/src/**/*.test.ts', 'server/test/databases/**/*.test.ts'],
        exclude: [...never, isolated, 'server/src/modules/**'],
      }),
      project('isolated', { ...withDatabases, include: [`server/${isolated}`], isolate: true }),
      project('modules', {
        ...native,
        ...withDatabases,
        include: ['server/src/modules/**/*.test.ts', 'server/test/*.test.ts'],
        exclude: [...never, isolated],
        setupFiles: ['server/test/property-seed.ts', 'server/test/quick-hashes.ts'],
      }),
      project('PGlite', { ...native, ...withDatabases, include: ['server/test/dialect/*.test.ts'] }),
      ...(isExhaustive ? [modulesOnPglite] : []),
    ],
  },
})
