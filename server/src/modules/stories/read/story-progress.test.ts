import type { Story } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { readProgress } from './story-progress.ts'

let test: TestApp
let narrated: Story
beforeAll(async () => {
  test = await startApp()
  const family = await aFamily(test)
  narrated = await aStory(family, await aChild(family), { generateAudio: true })
  // The stream ends when the narration is joined.
  await family.browser.request({ method: 'GET', url: `/api/stories/${narrated.id}/progress` })
})
afterAll(() => test.close())

const setNarration = (values: { status: 'recording' | 'ready' | 'failed'; file?: string | null }) =>
  test.deps.db.updateTable('narrations').set(values).where('storyId', '=', narrated.id).execute()

const setStory = (status: 'generating' | 'ready' | 'failed') =>
  test.deps.db.updateTable('stories').set({ status }).where('id', '=', narrated.id).execute()

describe('the progress of a story', () => {
  it('is settled when the story is ready and has no narration', async () => {
    const family = await aFamily(test)
    const textOnly = await aStory(family, await aChild(family))
    expect(await readProgress(test.deps.db, textOnly.id)).toMatchObject({ narration: null, settled: true })
  })

  it('is not settled while every section is recorded but the joined file does not exist yet', async () => {
    await setNarration({ status: 'recording', file: null })
    const { narration, step, settled } = (await readProgress(test.deps.db, narrated.id)) ?? {}
    expect(narration?.done).toBe(narrated.storyStructure.sections.length)
    expect([narration?.total, step, settled]).toEqual([narration?.done, 'complete', false])
  })

  it.each(['ready', 'failed'] as const)('is settled when the narration is %s', async (status) => {
    await setNarration({ status })
    expect(await readProgress(test.deps.db, narrated.id)).toMatchObject({ settled: true })
  })

  it('is settled when the story has failed, but not while it is being made', async () => {
    await setNarration({ status: 'ready' })
    await setStory('generating')
    expect(await readProgress(test.deps.db, narrated.id)).toMatchObject({ settled: false })
    await setStory('failed')
    expect(await readProgress(test.deps.db, narrated.id)).toMatchObject({ settled: true })
  })
})
