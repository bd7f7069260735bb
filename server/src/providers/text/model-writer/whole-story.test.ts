import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { aBrief } from '../../../../test/briefs.ts'
import { editorsAnswer, goodOutline, goodSection, goodStory } from '../../../../test/vendors/good-writer.ts'
import type { DraftSection, WriterContext } from '../../../modules/stories/index.ts'
import type { Ask, LanguageModel } from '../language-model.ts'
import { ModelFailed } from '../model-failed.ts'
import { modelWriter } from './index.ts'

const brief = aBrief()

type Kind = 'story' | 'outline' | 'section' | 'editor'
type Reply = string | { readonly cutAfter: string }

let events: string[] = []
let asks: Ask[] = []
let replyTo: (kind: Kind, user: string, said: string) => Reply = good
beforeEach(() => {
  events = []
  asks = []
  replyTo = good
})

function good(kind: Kind, user: string, said: string): string {
  if (kind === 'story') return JSON.stringify(goodStory(user))
  if (kind === 'editor') return JSON.stringify(editorsAnswer(said))
  return JSON.stringify(kind === 'outline' ? goodOutline(said) : goodSection(user, said))
}

const usage = { tokensIn: 1, tokensOut: 1 }

/** A review reads a sentence in each turn of the event loop, and 200 characters have two or three. */
const turnsBetween = 12

/** Says its answers in pieces of 200 characters, and lets whoever listens act between them. */
const model: LanguageModel = {
  id: 'openai',
  vendor: 'OpenAI',
  model: 'moon-1',
  isOwnServer: false,
  complete: async (ask) => ({ text: whole(heard(ask)), usage }),
  async stream(ask, onText) {
    const reply = heard(ask)
    const text = whole(reply)
    for (let end = 200; end < text.length + 200; end += 200) {
      ask.signal.throwIfAborted()
      onText?.(text.slice(0, end))
      for (let turn = 0; turn < turnsBetween; turn++) await setImmediate()
    }
    ask.signal.throwIfAborted()
    if (typeof reply !== 'string') throw new ModelFailed('cut')
    events.push(`end of ${ask.schema.name}`)
    return { text, usage }
  },
}

const whole = (reply: Reply) => (typeof reply === 'string' ? reply : reply.cutAfter)

function heard(ask: Ask): Reply {
  asks.push(ask)
  const said = ask.messages.filter(({ role }) => role === 'user').map(({ text }) => text)
  return replyTo(ask.schema.name as Kind, said.at(-1) ?? '', said.join('\n\n'))
}

const context: WriterContext = {
  signal: new AbortController().signal,
  partial: null,
  onOutline: async ({ title }) => void events.push(title),
  onSection: async ({ text }: DraftSection) =>
    void events.push(`section ${/, (\d) and a half/.exec(text)?.[1]}`),
  onCall: async () => {},
}

const settings = { inOneAnswer: true, backoffMs: 1, storyMs: 60_000, restMs: 1 }
const writer = () => modelWriter(model, settings)
const kinds = () => asks.map(({ schema }) => schema.name)

/** An answer with another text in place of one of its sections’. */
const withText = (index: number, change: (text: string) => string) => (user: string) => {
  const story = goodStory(user)
  const texts = story.texts.map(({ paragraphs }, at) => ({
    paragraphs: at === index ? paragraphs.map(change) : paragraphs,
  }))
  return JSON.stringify({ ...story, texts })
}

describe('a story in one answer', () => {
  it('takes one call, and its sections are handed in while it goes on', async () => {
    const story = await writer().write(brief, context)
    expect(kinds()).toEqual(['story'])
    expect(events).toEqual([
      'The Lamp of Zephyrine',
      'section 1',
      'section 2',
      'section 3',
      'end of story',
      'section 4',
    ])
    expect(story.sections).toHaveLength(4)
    expect(story.sections[0]?.text).toContain('Zephyrine')
  })

  it('has a section alone sent back, in view and with the reason, and keeps those behind it', async () => {
    replyTo = (kind, user, said) =>
      kind === 'story' ? withText(1, (text) => `${text} He had a gun.`)(user) : good(kind, user, said)
    const story = await writer().write(brief, context)
    expect(kinds()).toEqual(['story', 'section'])
    expect(events.filter((event) => event.startsWith('section'))).toEqual([
      'section 1',
      'section 2',
      'section 3',
      'section 4',
    ])
    const [first, answer, repair] = asks[1]?.messages ?? []
    expect([first?.role, answer?.role, repair?.role]).toEqual(['user', 'assistant', 'user'])
    expect(answer?.text).toContain('He had a gun.')
    expect(repair?.text).toMatch(/^Write section 2 of 4 again\. .*gun/)
    expect(asks[1]?.system).toBe(asks[0]?.system)
    expect(story.sections.map(({ text }) => text).join(' ')).not.toContain('gun')
  })

  it('is shown to its first section while it streams, and no further before its editor has read it', async () => {
    const { write } = modelWriter(model, { ...settings, readsAgain: true })
    await write(brief, context)
    expect(events).toEqual([
      expect.stringContaining('Lamp'),
      'section 1',
      'end of story',
      'end of editor',
      'section 2',
      'section 3',
      'section 4',
    ])
  })

  it('is planned anew where its plan does not pass, without waiting for the rest', async () => {
    replyTo = (kind, user, said) =>
      kind === 'story'
        ? JSON.stringify({ ...goodStory(user), title: 'The Gun of {HERO_1}' })
        : good(kind, user, said)
    await writer().write(brief, context)
    expect(kinds()).toEqual(['story', 'outline', 'section', 'section', 'section', 'section'])
    expect(events).not.toContain('end of story')
  })

  it('that stops in the middle is gone on with: what was handed in stays', async () => {
    replyTo = (kind, user, said) => {
      const answer = good(kind, user, said)
      return kind === 'story' ? { cutAfter: answer.slice(0, answer.indexOf(', 3 and a half') + 9) } : answer
    }
    const story = await writer().write(brief, context)
    expect(kinds()).toEqual(['story', 'section', 'section'])
    expect(asks[1]?.messages.at(-1)?.text).toMatch(/^Write section 3 of 4:/)
    expect(asks[1]?.messages.at(-2)?.text).toContain('2 and a half steps')
    expect(story.sections).toHaveLength(4)
  })

  it('is no longer asked for once a model has failed at it twice', async () => {
    replyTo = (kind, user, said) => (kind === 'story' ? 'Once there was' : good(kind, user, said))
    const { write } = writer()
    for (const calls of [6, 6, 5]) {
      asks = []
      await write(brief, context)
      expect(asks).toHaveLength(calls)
    }
  })

  it('has no more than 2,500 tokens of four letters in its only call', async () => {
    await writer().write(brief, context)
    const [ask] = asks
    const letters = [ask?.system ?? '', ...(ask?.messages ?? []).map(({ text }) => text)].join('').length
    expect(letters / 4).toBeLessThan(2500)
  })
})
