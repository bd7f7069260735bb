// Milliseconds after which a test, a hook or a wait fails. They are limits against hanging, not expectations: nothing here measures time.
// The first five are the defaults; a test that needs more uses one of the others, each with its reason.

/** `TEST_TIME_FACTOR=5` stretches all of them, on a machine that many share. */
const factor = Number(process.env.TEST_TIME_FACTOR ?? 1)

export const limits = {
  /** A unit test. */
  test: 10_000 * factor,
  /** What comes before and after tests. */
  hook: 10_000 * factor,
  /** An expectation that has to come true. */
  expectation: 10_000 * factor,
  /** A click, a key or a page in the browser. */
  action: 10_000 * factor,
  /** A browser test. */
  journey: 60_000 * factor,

  /** A database server is started, or a server of the product with an empty folder, which makes its database first. */
  startsDatabase: 60_000 * factor,
  /** Processes of the product are started, killed and started again, and have to finish what they were doing. */
  restartsProcesses: 120_000 * factor,
  /** A lease of a worker has to run out, by a clock that no test can advance. */
  outlivesLease: 60_000 * factor,
  /** A job fails again and again, and the database's clock decides when it is tried again. */
  retriesJobs: 30_000 * factor,
  /** The real voice, the real music or the real image codecs are at work, for seconds of a core. */
  usesRealEngine: 60_000 * factor,
  /** Every endpoint or every table is tried, one after the other. */
  triesEverything: 120_000 * factor,
  /** A story is written, drawn and narrated in the background before the browser can show it. */
  makesStory: 30_000 * factor,
  /** A journey that starts a server of its own, or that follows a family through a whole story. */
  longJourney: 120_000 * factor,
}
