import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { goodOutline, goodResponse, goodSection } from '../../../../test/vendors/good-writer.ts'
import {
  expectEmbeddedStory,
  type ModelApp,
  startModelApp,
  timeouts,
} from '../../../../test/vendors/model-app.ts'
import type { VendorBehaviour, VendorRequest } from '../../../../test/vendors/text-vendor.ts'
import { openaiModel } from '../openai/index.ts'
import { modelWriter } from './index.ts'

let app: ModelApp
beforeAll(async () => {
  app = await startModelApp()
})
afterAll(() => app.close())
beforeEach(() => {
  app.vendor.respondWith(goodResponse)
  app.use(modelWriter(openaiModel(app.settings()), timeouts))
})

const aWish = { additionalDetails: 'A story about a blue tractor. No witches.' }

/** Responds to so many requests for a section as if nothing had been wished for, with a sentence of its own. */
const without = (times: number, sentence = '') => {
  let left = times
  return (request: VendorRequest): VendorBehaviour => {
    if (request.kind !== 'section' || left-- <= 0) return goodResponse(request)
    const { paragraphs } = goodSection(request.user.replaceAll('They see it', ''), request.said)
    return { say: JSON.stringify({ paragraphs: [...paragraphs, sentence].filter(Boolean) }) }
  }
}

const sectionsAsked = (requests: readonly VendorRequest[]) =>
  requests.flatMap(({ kind, user }) =>
    kind === 'section' ? [/Write section (\d)/.exec(user)?.[1] ?? ''] : [],
  )

const told = (story: Awaited<ReturnType<ModelApp['requestStory']>>['story']) =>
  story.receipt?.checks.find(({ name }) => name === 'What you told us')

describe('a wish to a model', () => {
  it('is part of the plan, and counts as told with its section', async () => {
    const { story, requests } = await app.requestStory(aWish)
    const plan = requests.find(({ kind }) => kind === 'outline')?.user
    expect(plan).toMatch(/- F1: a story about .*tractor\n- F2: no witches/)
    expect(plan).toContain('for each of F1 in which section')
    expect(sectionsAsked(requests)).toEqual(['1', '2', '3', '4'])
    expect(story.receipt).toMatchObject({
      model: 'moon-1',
      facts: [
        { outcome: 'told', section: 0 },
        { outcome: 'kept-out', section: null },
      ],
    })
    expect(told(story)).toMatchObject({ passed: true })
  })

  it('is printed with the page on which the plan has it and the text tells it', async () => {
    app.vendor.respondWith((request) => {
      if (request.kind === 'outline') {
        const answers = [{ fact: 'F1', section: 4, how: 'The key is given back.' }]
        return { say: JSON.stringify({ ...goodOutline(request.said), answers }) }
      }
      if (request.kind !== 'section') return goodResponse(request)
      const { paragraphs } = goodSection(request.user.replaceAll('They see it', ''), request.said)
      const index = Number(/Write section (\d)/.exec(request.user)?.[1])
      const line = { 1: 'There was a key in the grass.', 4: 'They gave the key back to the fox.' }[index]
      return { say: JSON.stringify({ paragraphs: [...paragraphs, ...(line ? [line] : [])] }) }
    })
    const { story, requests } = await app.requestStory({ additionalDetails: 'the key given back' })
    expect(requests.find(({ kind }) => kind === 'outline')?.user).toMatch(/- F1: .*\bkey\b/)
    expect(story.receipt?.facts).toMatchObject([{ said: 'the key given back', outcome: 'told', section: 3 }])
    expect(told(story)).toMatchObject({ passed: true })
  })

  it('for something that nobody can draw is told, and the receipt says that the pictures do not show it', async () => {
    app.vendor.respondWith((request) => {
      if (request.kind !== 'outline') return goodResponse(request)
      const plan = goodOutline(request.said)
      const sections = plan.sections.map((section) => ({ ...section, things: ['harmonium', 'theodolite'] }))
      return { say: JSON.stringify({ ...plan, sections }) }
    })
    const { story } = await app.requestStory({ additionalDetails: 'A story about a harmonium.' })
    expect(story.content).toContain('harmonium')
    expect(story.receipt?.notDrawn).toEqual(['harmonium'])
  })

  it('goes to our own storyteller where the model gives up, and the note says why without an address', async () => {
    app.vendor.respondWith((request) =>
      request.kind === 'section' ? { status: 500 } : goodResponse(request),
    )
    const { story } = await app.requestStory({ additionalDetails: 'A story about a hedgehog.' })
    expectEmbeddedStory(story)
    expect(story.content).toMatch(/hedgehog/i)
    expect(story.receipt?.facts?.[0]).toMatchObject({ outcome: expect.stringMatching(/^(?:told|shaped)$/) })
    expect(story.notes).toEqual([
      'The language model had trouble of its own, so our own storyteller wrote this story.',
    ])
    expect(JSON.stringify([story.notes, story.receipt])).not.toContain(new URL(app.vendor.url).host)
  })

  it('has its place in the plan, or the plan is sent back', async () => {
    let plans = 0
    app.vendor.respondWith((request) =>
      request.kind === 'outline' && plans++ === 0
        ? { say: JSON.stringify({ ...goodOutline(request.said), answers: [] }) }
        : goodResponse(request),
    )
    const { story, requests } = await app.requestStory(aWish)
    expect(requests.filter(({ kind }) => kind === 'outline').map(({ user }) => user)).toEqual([
      expect.not.stringContaining('Mend this'),
      expect.stringContaining('F1 of the wish has no section'),
    ])
    expect(story.receipt?.model).toBe('moon-1')
  })

  it('has the section sent back that does not answer it', async () => {
    app.vendor.respondWith(without(1))
    const { story, requests } = await app.requestStory(aWish)
    expect(sectionsAsked(requests)).toEqual(['1', '1', '2', '3', '4'])
    expect(requests.filter(({ kind }) => kind === 'section')[1]?.user).toContain(
      'F1 of the wish has to be in',
    )
    expect(story.receipt?.facts?.[0]).toMatchObject({ outcome: 'told', section: 0 })
  })

  it('that is not answered after all is a failed check, and does not count as told', async () => {
    app.vendor.respondWith(without(Number.POSITIVE_INFINITY))
    const { story, requests } = await app.requestStory(aWish)
    expect(sectionsAsked(requests)).toEqual(['1', '1', '2', '3', '4', '4'])
    expect(story.receipt).toMatchObject({
      model: 'moon-1',
      facts: [{ outcome: 'left-out', why: 'not-found', section: null }, { outcome: 'kept-out' }],
    })
    expect(told(story)).toMatchObject({ passed: false, detail: expect.stringContaining('blue tractor') })
  })

  it('to leave something out is obeyed, or our own storyteller writes', async () => {
    app.vendor.respondWith(without(Number.POSITIVE_INFINITY, 'A witch stood by the gate and waved.'))
    const { story } = await app.requestStory(aWish)
    expectEmbeddedStory(story)
    expect(story.content).not.toMatch(/witch/i)
  })

  it('is not sent where a parent has removed it from what was understood', async () => {
    const before = await app.requestStory(aWish)
    const id = 'wish:story-about:tractor'
    const { requests } = await app.requestStory({ ...aWish, ignoredFacts: [id] })
    expect(before.requests[0]?.raw).toContain('blue tractor')
    for (const { raw } of requests) expect(raw).not.toContain('blue tractor')
  })
})
