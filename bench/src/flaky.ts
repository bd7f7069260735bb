import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { median } from './figures.ts'
import { root } from './running-server.ts'

/** How often the browser tests run; the second half of them while the machine is busy. */
const runs = Number(process.env.FLAKY_RUNS ?? 10)
const load = Number(process.env.FLAKY_LOAD ?? 6)
/** A run that takes longer is ended: something hangs. */
const longestMs = 40 * 60_000

/**
 * The browser tests again and again, half of the runs while another process keeps the machine at a load of 6. Prints the passes, failures
 * and seconds of each test.
 */
export async function flaky(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-flaky-'))
  const tests = new Map<string, Outcome[]>()
  const failed: number[] = []
  try {
    for (let run = 1; run <= runs; run++) {
      const isLoaded = run > Math.ceil(runs / 2)
      const burner = isLoaded ? fork(resolve(import.meta.dirname, 'keep-load.ts'), [String(load)]) : null
      const began = performance.now()
      const file = join(folder, `${run}.json`)
      const code = await runBrowserTests(file).finally(() => burner && end(burner))
      const minutes = (performance.now() - began) / 60_000
      const outcomes = outcomesIn(file)
      for (const { title, passed, seconds } of outcomes) {
        tests.set(title, [...(tests.get(title) ?? []), { passed, seconds, isLoaded }])
      }
      const bad = outcomes.filter(({ passed }) => !passed)
      if (code !== 0) failed.push(run)
      console.log(
        `Run ${run} of ${runs}${isLoaded ? ` at a load of ${load}` : ''}: ${outcomes.length - bad.length} passed, ${bad.length} failed, exit code ${code}, ${minutes.toFixed(1)} min`,
      )
      for (const { title, errors } of bad) console.log(`  failed: ${title}\n${errors.join('\n')}`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  print(tests)
  if (failed.length > 0)
    throw new Error(`The browser tests failed in ${failed.length} of ${runs} runs: ${failed.join(', ')}`)
}

interface Outcome {
  readonly passed: boolean
  readonly seconds: number
  readonly isLoaded?: boolean
}

/** @returns the exit code */
async function runBrowserTests(file: string): Promise<number> {
  const child = spawn(process.execPath, ['scripts/browser-tests.mjs'], {
    cwd: root,
    env: { ...process.env, E2E_REPORT: file },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const limit = setTimeout(() => child.kill('SIGTERM'), longestMs)
  const [code] = await once(child, 'exit')
  clearTimeout(limit)
  return code ?? 1
}

async function end(burner: ChildProcess): Promise<void> {
  if (burner.exitCode !== null) throw new Error('The process that keeps the load has ended before its time')
  const ended = once(burner, 'exit')
  burner.disconnect()
  await ended
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly Result[] }[]
  }[]
}

interface Result {
  readonly duration: number
  readonly errors: readonly { readonly message?: string }[]
}

type Report = Outcome & { readonly title: string; readonly errors: readonly string[] }

/** @param file a report of Playwright as JSON */
function outcomesIn(file: string): Report[] {
  // A run that was broken off leaves no report.
  if (!existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8')) as { readonly suites: readonly Suite[] }
  const read = (suite: Suite, above: readonly string[]): Report[] => {
    const titles = [...above, suite.title]
    const own = (suite.specs ?? []).map(({ title, ok, tests }) => ({
      title: [...titles, title].join(' › '),
      passed: ok,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      errors: tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
    }))
    return [...own, ...(suite.suites ?? []).flatMap((each) => read(each, titles))]
  }
  return report.suites.flatMap((suite) => read(suite, []))
}

/** Those that failed first, then the slowest. */
function print(tests: ReadonlyMap<string, readonly Outcome[]>): void {
  const failures = (outcomes: readonly Outcome[]) => outcomes.filter(({ passed }) => !passed).length
  const slowest = (outcomes: readonly Outcome[]) => Math.max(...outcomes.map(({ seconds }) => seconds))
  const sorted = [...tests].sort(
    ([, one], [, other]) => failures(other) - failures(one) || slowest(other) - slowest(one),
  )
  console.log('passed  failed  median s  busy median s  slowest s  test')
  for (const [title, outcomes] of sorted) {
    const secondsOf = (isLoaded: boolean) =>
      outcomes.filter((each) => each.isLoaded === isLoaded).map(({ seconds }) => seconds)
    const shown = (values: readonly number[]) => (values.length > 0 ? median(values).toFixed(1) : '–')
    console.log(
      [
        String(outcomes.length - failures(outcomes)).padStart(6),
        String(failures(outcomes)).padStart(6),
        shown(secondsOf(false)).padStart(8),
        shown(secondsOf(true)).padStart(13),
        slowest(outcomes).toFixed(1).padStart(9),
        title,
      ].join('  '),
    )
  }
}
