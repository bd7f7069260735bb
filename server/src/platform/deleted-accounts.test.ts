import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readDeletedAccounts, writeDeletedAccounts } from './deleted-accounts.ts'
import { Unreadable } from './read-if-exists.ts'

const deleted = [{ accountId: 7, deletedAt: '2026-11-01T20:00:00.000Z' }]

it('the list of deleted accounts is saved and read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-deleted-'))
  expect(await readDeletedAccounts(folder)).toEqual([])
  await writeDeletedAccounts(folder, deleted)
  expect(await readDeletedAccounts(folder)).toEqual(deleted)
  await rm(folder, { recursive: true })
})

it('a list of deleted accounts that cannot be read is neither treated as empty nor replaced', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-deleted-'))
  await mkdir(join(folder, 'deleted-accounts.json'))
  await expect(readDeletedAccounts(folder)).rejects.toThrow(Unreadable)
  await expect(writeDeletedAccounts(folder, deleted)).rejects.toThrow(Unreadable)
  expect(await readdir(folder)).toEqual(['deleted-accounts.json'])
  await rm(folder, { recursive: true })
})
