import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listIfExists, readIfExists, Unreadable } from './read-if-exists.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-read-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a file or folder that may exist', () => {
  it('is read if it exists, and is null or empty if not', async () => {
    await writeFile(join(folder, 'list.json'), '[]')
    expect(await readIfExists(join(folder, 'list.json'))).toBe('[]')
    expect(await readIfExists(join(folder, 'missing.json'))).toBeNull()
    expect(await listIfExists(folder)).toEqual(['list.json'])
    expect(await listIfExists(join(folder, 'missing'))).toEqual([])
  })

  // Tests may run as root, who ignores permissions; the wrong type of file fails for everybody.
  it('causes an error with its path if it cannot be read', async () => {
    await expect(readIfExists(folder)).rejects.toThrow(
      new Unreadable(folder, Object.assign(new Error(), { code: 'EISDIR' })),
    )
    await writeFile(join(folder, 'file'), '')
    await expect(listIfExists(join(folder, 'file'))).rejects.toThrow(
      /is there but cannot be read \(ENOTDIR\)/,
    )
  })
})
