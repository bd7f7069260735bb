import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ModelTaskRefused } from '../../../../modules/voices/index.ts'
import { modelTasks } from './model-task.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-model-task-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('begins only one of two tasks that are asked for at once, and the next when that is over', async () => {
  const unexpected: unknown[] = []
  const tasks = modelTasks(folder, (error) => unexpected.push(error))
  const gate = Promise.withResolvers<void>()
  const outcomes = await Promise.allSettled(
    ['Joe', 'Anna'].map((name) => tasks.start({ name, modelId: null }, () => gate.promise)),
  )
  expect(outcomes).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: expect.any(ModelTaskRefused) },
  ])
  expect(await tasks.current()).toMatchObject({ name: 'Joe', step: 'engine' })
  gate.resolve()
  await tasks.stop()
  expect(await tasks.current()).toMatchObject({ name: 'Joe', step: 'done' })
  await tasks.start({ name: 'Anna', modelId: null }, async () => undefined)
  await tasks.stop()
  expect(await tasks.current()).toMatchObject({ name: 'Anna', step: 'done' })
  expect(unexpected).toEqual([])
})
