import type { Story } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { readProgress } from './story-progress.ts'

let test: TestApp
let heard: Story
beforeAll(async () => {
  test = await startApp()
  const family = await aFamily(test)
  heard = await aStory(family, await aChild(family), { generateAudio: true })
  // The stream ends when the narration is joined.
  await family.browser.request({ method: 'GET', url: `/api/stories/${heard.id}/progress` })
})
afterAll(() => test.close())

const setNarration = (values: { status: 'recording' | 'ready' | 'failed'; file?: string | null }) =>
  test.deps.db.updateTable('narrations').set(values).where('storyId', '=', heard.id).execute()

const setStory = (status: 'generating' | 'ready' | 'failed') =>
  test.deps.db.updateTable('stories').set({ status }).where('id', '=', heard.id).execute()

describe('a story that is followed', () => {
  it('is settled when it is not to be heard and ready', async () => {
    const family = await aFamily(test)
    const silent = await aStory(family, await aChild(family))
    expect(await readProgress(test.deps.db, silent.id)).toMatchObject({ narration: null, settled: true })
  })

  it('is not settled while every section is recorded and their one file is not there', async () => {
    await setNarration({ status: 'recording', file: null })
    const { narration, step, settled } = (await readProgress(test.deps.db, heard.id)) ?? {}
    expect(narration?.done).toBe(heard.storyStructure.sections.length)
    expect([narration?.total, step, settled]).toEqual([narration?.done, 'complete', false])
  })

  it.each(['ready', 'failed'] as const)('is settled when its narration is %s', async (status) => {
    await setNarration({ status })
    expect(await readProgress(test.deps.db, heard.id)).toMatchObject({ settled: true })
  })

  it('is settled when it failed, and not while it is made', async () => {
    await setNarration({ status: 'ready' })
    await setStory('generating')
    expect(await readProgress(test.deps.db, heard.id)).toMatchObject({ settled: false })
    await setStory('failed')
    expect(await readProgress(test.deps.db, heard.id)).toMatchObject({ settled: true })
  })
})
