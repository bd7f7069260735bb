import { callAs, parentCalls, percentile, signedIn } from './load-calls.ts'
import { type ManyFamilies, manyFamilies } from './many-families.ts'

const setting = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise)

/**
 * Every call of a parent at 200 requests a second in all for a minute, by families in turn, in an installation of 100,000 accounts and
 * 1,000,000 stories.
 */
export async function load(): Promise<void> {
  const families = setting('LOAD_FAMILIES', 100_000)
  const installation = await manyFamilies(families, setting('LOAD_STORIES', families * 10))
  try {
    await loadOn(installation, families)
  } finally {
    await installation.close()
  }
}

/** Requests leave by the clock whether or not the earlier ones are back, and their time counts from then. */
export async function loadOn(installation: ManyFamilies, families: number): Promise<void> {
  const rate = setting('LOAD_RATE', 200)
  const total = rate * setting('LOAD_SECONDS', 60)
  const figuresByCall = new Map<string, Figures>()
  for (const call of parentCalls) await callAs(installation, call, signedIn(0, families))
  const began = performance.now()
  const under: Promise<void>[] = []
  for (let index = 0; index < total; index++) {
    const due = began + (index * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const call = parentCalls[index % parentCalls.length] ?? ''
    const figures = figuresByCall.get(call) ?? { times: [], errors: new Map() }
    figuresByCall.set(call, figures)
    under.push(measure(installation, call, signedIn(index, families), due, figures))
  }
  await Promise.all(under)
  const seconds = (performance.now() - began) / 1000
  print(figuresByCall)
  console.log(
    `${total} requests in ${seconds.toFixed(1)} s; the process holds ${installation.server.memory()} MiB`,
  )
}

async function measure(
  installation: ManyFamilies,
  call: string,
  family: number,
  due: number,
  { times, errors }: Figures,
): Promise<void> {
  const status = await callAs(installation, call, family).catch(() => 'broken off')
  times.push(performance.now() - due)
  if (typeof status === 'number' && status < 300) return
  errors.set(`${status}`, (errors.get(`${status}`) ?? 0) + 1)
}

interface Figures {
  readonly times: number[]
  readonly errors: Map<string, number>
}

function print(figuresByCall: ReadonlyMap<string, Figures>): void {
  for (const [call, { times, errors }] of figuresByCall) {
    const wrong = [...errors].map(([status, count]) => `${count} times ${status}`).join(', ') || 'no errors'
    const [middle, high] = [percentile(times, 0.5), percentile(times, 0.99)]
    console.log(`${call.padEnd(36)} p50 ${middle.toFixed(0)} ms   p99 ${high.toFixed(0)} ms   ${wrong}`)
  }
}
