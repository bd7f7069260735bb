import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { isExhaustive, seedNumber } from '../../../../../scripts/test-sampling.mjs'
import { freshFolder, removeFolder } from '../../../../test/databases/embedded.ts'
import { startProcess } from '../../../../test/databases/start-process.ts'
import { openDatabase } from '../index.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses })

/** How many times the writer is killed; `KILLS` sets another number. */
const kills = Number(process.env.KILLS ?? (isExhaustive ? 20 : 3))
/** Each kill comes this many rows later than the one before; the first one varies from commit to commit. */
const rowsBetweenKills = isExhaustive ? 17 : 40
const firstKill = 1 + (seedNumber() % rowsBetweenKills)

describe('a process that is killed while it writes', () => {
  let folder: string
  beforeAll(async () => {
    folder = await freshFolder()
  })
  afterAll(() => removeFolder(folder))

  test(`loses no acknowledged row, in ${kills} kills`, async () => {
    const acknowledged = new Set<string>()
    for (let kill = 0; kill <= kills; kill++) {
      const writer = startProcess('write-rows.ts', [folder])
      const saved = new Set<string>(JSON.parse((await writer.waitForLine('have ')).slice(5)))
      expect([...acknowledged].filter((row) => !saved.has(row))).toEqual([])
      expect(halfTransactions(saved)).toEqual([])
      // A different moment each time, between the first row and a few hundred.
      await writer.waitForLine('wrote ')
      await waitForRows(writer, firstKill + kill * rowsBetweenKills)
      await writer.kill()
      for (const line of writer.lines) if (line.startsWith('wrote ')) acknowledged.add(line.slice(6))
    }
    expect(acknowledged.size).toBeGreaterThan(kills * 50)
  })
})

async function waitForRows(writer: ReturnType<typeof startProcess>, rows: number): Promise<void> {
  const round = writer.lines.find((line) => line.startsWith('wrote '))?.split('.')[0]
  await writer.waitForLine(`${round}.${rows}`)
}

/** Rows of a transaction of which only one half was saved. */
function halfTransactions(rows: ReadonlySet<string>): string[] {
  const isPaired = (row: string) => Number(row.split('.')[1]) % 2 === 1
  const twinOf = (row: string) => (row.endsWith('.twin') ? row.slice(0, -'.twin'.length) : `${row}.twin`)
  return [...rows].filter((row) => isPaired(row) && !rows.has(twinOf(row)))
}

describe('a process that is killed while it creates the database', () => {
  let parent: string
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'nightlight-create-'))
  })
  afterAll(() => rm(parent, { recursive: true, force: true }))

  test('leaves no folder under the final name, and the next start creates it', async () => {
    const folder = join(parent, 'database')
    const creator = startProcess('hold-folder.ts', [folder])
    await waitForFile(`${folder}.draft/PG_VERSION`)
    await creator.kill()
    expect(existsSync(folder)).toBe(false)
    expect(existsSync(`${folder}.draft`)).toBe(true)

    const database = await openDatabase({ kind: 'embedded', folder })
    await database.close()
    expect(readdirSync(parent)).toEqual(['database'])
  })
})

/** Polls often, because the rename follows soon. */
async function waitForFile(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 2))
}
