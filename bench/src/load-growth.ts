import { adminCallsOn } from './admin-calls.ts'
import { median } from './figures.ts'
import { loadOn } from './load.ts'
import { callAs, parentCalls, signedIn } from './load-calls.ts'
import { type ManyFamilies, manyFamilies } from './many-families.ts'
import { rowsRead } from './rows-read.ts'

const sizes = (process.env.GROWTH_STORIES ?? '1000,100000,1000000').split(',').map(Number)
const storiesOfAFamily = 10

/**
 * What each call of a parent costs in installations of 1,000, 100,000 and 1,000,000 stories: it should not depend on the others. Then, in
 * the last and largest one, which rows the database reads for each, what an administrator waits for, and many calls at once.
 */
export async function growth(): Promise<void> {
  const columns: Map<string, number>[] = []
  for (const stories of sizes) {
    const families = stories / storiesOfAFamily
    const began = performance.now()
    const installation = await manyFamilies(families, stories)
    console.log(`${stories} stories seeded in ${((performance.now() - began) / 1000).toFixed(0)} s`)
    try {
      columns.push(await costs(installation, families))
      if (stories === sizes.at(-1)) {
        print(columns)
        await rowsRead(installation, families)
        await adminCallsOn(installation)
        await loadOn(installation, families)
      }
    } finally {
      await installation.close()
    }
  }
}

function print(columns: readonly ReadonlyMap<string, number>[]): void {
  console.log(`median in ms with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} stories`)
  for (const call of parentCalls) {
    const cells = columns.map((column) => (column.get(call) ?? 0).toFixed(1).padStart(8))
    console.log(call.padEnd(36) + cells.join(''))
  }
}

/** The median time of each call in milliseconds, one after the other, by many families. */
export async function costs(installation: ManyFamilies, families: number): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(parentCalls.map((call) => [call, []]))
  // Calls take turns, so that a busy moment of the machine falls on all of them.
  for (let round = 0; round < 40; round++) {
    for (const [call, durations] of times) {
      const began = performance.now()
      const status = await callAs(installation, call, signedIn(round, families))
      if (status >= 300) throw new Error(`${call} returned ${status}`)
      durations.push(performance.now() - began)
    }
  }
  return new Map([...times].map(([call, durations]) => [call, median(durations)]))
}
