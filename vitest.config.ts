import { defineConfig } from 'vitest/config'

/** Puts another module in the place of one, which nobody may have loaded before. */
const loadedAlone = 'server/src/modules/accounts/enumeration.test.ts'

/**
 * What these suites look at is in files, at vendors or between processes, not in the database: one of the two is enough for them, the
 * quicker one.
 */
const aboutElsewhere = [
  'server/src/modules/{storybook,downloads,exports}/**',
  'server/src/modules/characters/{photos,read-photos}.test.ts',
  'server/src/modules/{recordings,offline}/**',
  'server/src/modules/narration/{cloud-voices,record-narration}.test.ts',
  'server/src/modules/payments/{faults,paying-page}.test.ts',
  'server/src/modules/plans/plan-rules.test.ts',
  'server/src/modules/stories/{paint-story,narrate-again,choose-details,fits-tonight,link-preview}.test.ts',
  'server/src/modules/stories/review/**',
  'server/src/modules/cloned-voices/**',
  'server/test/quota-rush.test.ts',
]

const never = ['**/node_modules/**', '**/dist/**']

/**
 * Suites of the product run on both databases; those of the platform and its adapters choose for themselves. Loading the app takes
 * longer than most suites do: those that follow each other in a process share what is loaded.
 */
const modules = (name: string, database: 'embedded' | 'postgres') => ({
  extends: true as const,
  test: {
    name,
    include: ['server/src/modules/**/*.test.ts', 'server/test/*.test.ts'],
    exclude: [...never, loadedAlone, ...(database === 'embedded' ? aboutElsewhere : [])],
    isolate: false,
    env: { TEST_DATABASE: database },
  },
})

export default defineConfig({
  test: {
    exclude: never,
    globalSetup: ['server/test/databases/global-setup.ts'],
    // Patient: nothing here measures time, and the machine may be doing much else.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    // One more than the cores of a small machine: many suites wait for a process, a clock or a disk. With four all of them take longer.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          isolate: false,
          include: ['{contract,storyteller,illustrator,lullaby,web,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: [
            'server/src/*.test.ts',
            'server/src/{platform,providers}/**/*.test.ts',
            loadedAlone,
            'server/test/databases/**/*.test.ts',
          ],
        },
      },
      modules('modules on PGlite', 'embedded'),
      modules('modules on PostgreSQL', 'postgres'),
    ],
  },
})
