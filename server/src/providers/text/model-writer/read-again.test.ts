import { beforeEach, describe, expect, it } from 'vitest'
import { aBrief } from '../../../../test/briefs.ts'
import { goodSection, goodStory } from '../../../../test/vendors/good-writer.ts'
import { type WriterContext, WriterGaveUp } from '../../../modules/stories/index.ts'
import type { Ask, LanguageModel } from '../language-model.ts'
import { ModelFailed } from '../model-failed.ts'
import { modelWriter } from './index.ts'
import { isQuoted } from './read-again.ts'

const brief = aBrief()

let asks: Ask[] = []
let readings: { by: string; isRead: boolean }[] = []
let sections: string[] = []
let edit: (story: string, time: number) => string
beforeEach(() => {
  asks = []
  readings = []
  sections = []
})

const answer = (findings: readonly object[]) => JSON.stringify({ findings })

async function reply(ask: Ask) {
  asks.push(ask)
  const said = ask.messages.filter(({ role }) => role === 'user').map(({ text }) => text)
  const user = said.at(-1) ?? ''
  const { name } = ask.schema
  const times = asks.filter(({ schema }) => schema.name === 'editor').length
  const text =
    name === 'editor'
      ? edit(user, times)
      : JSON.stringify(name === 'story' ? goodStory(user) : goodSection(user, said.join('\n\n')))
  return { text, usage: { tokensIn: 1, tokensOut: 1 } }
}

const modelOf = (id: LanguageModel['id']): LanguageModel => ({
  id,
  vendor: 'Moon',
  model: 'moon-1',
  isOwnServer: false,
  complete: reply,
  async stream(ask, onText) {
    const answered = await reply(ask)
    onText?.(answered.text)
    return answered
  },
})

const context: WriterContext = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async () => {},
  onSection: async ({ text }) => void sections.push(text),
  onReadAgain: (reading) => void readings.push(reading),
  onCall: async () => {},
}

const settings = { inOneAnswer: true, readsAgain: true, backoffMs: 1, storyMs: 60_000, restMs: 1 }
const write = (id: LanguageModel['id'] = 'openai') => modelWriter(modelOf(id), settings).write(brief, context)
const kinds = () => asks.map(({ schema }) => schema.name)

describe('the editor of a story', () => {
  it.each(['openai', 'anthropic'] as const)('reads the whole in a call of its own, with %s', async (id) => {
    edit = () => answer([])
    await write(id)
    expect(kinds()).toEqual(['story', 'editor'])
    expect(asks[1]?.messages).toHaveLength(1)
    for (const text of sections)
      expect(asks[1]?.messages[0]?.text).toContain(
        text.split('\n\n').at(-1)?.replaceAll('Zephyrine', '{HERO_1}'),
      )
    expect(readings).toEqual([{ by: 'Moon (moon-1)', isRead: true }])
  })

  it('has the end written anew, with its words quoted', async () => {
    edit = (_, time) =>
      answer(time === 1 ? [{ kind: 'threat', quote: '4 and a half steps at a time', why: 'x' }] : [])
    await write()
    expect(kinds()).toEqual(['story', 'editor', 'section', 'editor'])
    expect(asks[2]?.messages.at(-1)?.text).toContain('“4 and a half steps at a time”')
    expect(readings).toEqual([{ by: 'Moon (moon-1)', isRead: true }])
  })

  it('has only the end written anew if a refrain is objected to', async () => {
    edit = (_, time) =>
      answer(time === 1 ? [{ kind: 'threat', quote: 'and a half steps at a time', why: 'x' }] : [])
    await write()
    expect(sections[0]).toContain('and a half steps at a time')
    expect(kinds()).toEqual(['story', 'editor', 'section', 'editor'])
  })

  it.each([
    ['in what was handed in', '1 and a half steps at a time', 1],
    ['in the end, still', '4 and a half steps at a time', 2],
  ])('gives a story up over harm %s', async (_, quote, times) => {
    edit = () => answer([{ kind: 'imitable_danger', quote, why: 'x' }])
    await expect(write()).rejects.toThrow(WriterGaveUp)
    expect(kinds().filter((name) => name === 'editor')).toHaveLength(times)
    expect(sections).toHaveLength(3)
  })

  it.each([
    ['quotes what nobody wrote', () => answer([{ kind: 'insult', quote: 'You are a fool', why: 'x' }])],
    ['gives no data', () => 'It is lovely.'],
    [
      'is cut',
      () => {
        throw new ModelFailed('cut')
      },
    ],
  ])('has not read a story if it %s', async (_, answered) => {
    edit = answered
    await write()
    expect(sections).toHaveLength(4)
    expect(readings).toEqual([{ by: 'Moon (moon-1)', isRead: false }])
  })

  it('sends nobody back over style', async () => {
    edit = () => answer([{ kind: 'cliche', quote: '4 and a half steps at a time', why: 'x' }])
    await write()
    expect(kinds()).toEqual(['story', 'editor'])
  })

  it('is quoted whatever its quotation marks are', () => {
    expect(isQuoted('"Come in" said the fox', 'And: “Come in,” said the fox.')).toBe(true)
    expect(isQuoted('a', 'a fox')).toBe(false)
  })
})
