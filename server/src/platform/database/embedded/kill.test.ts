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

/** At so many points of time; `KILLS` tries another number of them. */
const kills = Number(process.env.KILLS ?? (isExhaustive ? 20 : 3))
/** So many rows later than the kill before; where the first one comes changes from commit to commit. */
const stride = isExhaustive ? 17 : 40
const firstKill = 1 + (seedNumber() % stride)

describe('a process that is killed while it writes', () => {
  let folder: string
  beforeAll(async () => {
    folder = await freshFolder()
  })
  afterAll(() => removeFolder(folder))

  test(`loses nothing that was acknowledged, ${kills} times`, async () => {
    const acknowledged = new Set<string>()
    for (let kill = 0; kill <= kills; kill++) {
      const writer = startProcess('write-rows.ts', [folder])
      const found = new Set<string>(JSON.parse((await writer.hears('have ')).slice(5)))
      expect([...acknowledged].filter((row) => !found.has(row))).toEqual([])
      expect(withoutTwin(found)).toEqual([])
      // A different point each time, between the first row and some hundreds.
      await writer.hears('wrote ')
      await writerHasWritten(writer, firstKill + kill * stride)
      await writer.kill()
      for (const line of writer.lines) if (line.startsWith('wrote ')) acknowledged.add(line.slice(6))
    }
    expect(acknowledged.size).toBeGreaterThan(kills * 50)
  })
})

async function writerHasWritten(writer: ReturnType<typeof startProcess>, rows: number): Promise<void> {
  const round = writer.lines.find((line) => line.startsWith('wrote '))?.split('.')[0]
  await writer.hears(`${round}.${rows}`)
}

/** Rows of a transaction of which only one half is there. */
function withoutTwin(rows: ReadonlySet<string>): string[] {
  const isPaired = (row: string) => Number(row.split('.')[1]) % 2 === 1
  const twinOf = (row: string) => (row.endsWith('.twin') ? row.slice(0, -'.twin'.length) : `${row}.twin`)
  return [...rows].filter((row) => isPaired(row) && !rows.has(twinOf(row)))
}

describe('a process that is killed while it makes the database', () => {
  let parent: string
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'nightlight-create-'))
  })
  afterAll(() => rm(parent, { recursive: true, force: true }))

  test('leaves nothing under its name, and the next start makes it whole', async () => {
    const folder = join(parent, 'database')
    const maker = startProcess('hold-folder.ts', [folder])
    await appears(`${folder}.draft/PG_VERSION`)
    await maker.kill()
    expect(existsSync(folder)).toBe(false)
    expect(existsSync(`${folder}.draft`)).toBe(true)

    const database = await openDatabase({ kind: 'embedded', folder })
    await database.close()
    expect(readdirSync(parent)).toEqual(['database'])
  })
})

/** Looked for often: the next step is the rename. */
async function appears(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 2))
}
