import type { StoryLength } from '@nightlight/contract'
import { type DraftSection, readingSecondsOf, type WriterContext } from '../../src/modules/stories/index.ts'
import type { Ask, LanguageModel } from '../../src/providers/text/language-model.ts'
import { modelWriter } from '../../src/providers/text/model-writer/index.ts'
import { costOf } from '../../src/providers/text/prices.ts'
import { aBrief } from '../briefs.ts'
import { editorsAnswer, goodSection, goodStory } from './good-writer.ts'

/** What a story takes of a language model that keeps to what it is told. */
export interface StoryFigures {
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  /** Of the text, at the vendor's price of each model. */
  readonly costUsd: Readonly<Record<string, number | null>>
  /** From the request until a family has the first section, the second one and the whole, at a common speed: computed, not timed. */
  readonly seconds: { readonly first: number; readonly second: number; readonly whole: number }
  /** How long the first section takes to be read aloud, meanwhile. */
  readonly firstReadAloud: number
}

/** English has about so many letters to a token. */
const lettersInToken = 4
/** Of a fast hosted model; a small machine is ten times as slow. */
const tokensInSecond = 70
const secondsToFirstToken = 0.6

const priced = ['gpt-5.4-mini', 'claude-sonnet-5-5']

const tokens = (letters: number) => Math.round(letters / lettersInToken)

const secondsOf = (calls: readonly { readonly out: number }[]) =>
  calls.reduce((sum, { out }) => sum + secondsToFirstToken + out / tokensInSecond, 0)

/** Writes a story with a model that answers well at once, and counts. */
export async function measureModelStory(length: StoryLength): Promise<StoryFigures> {
  const calls: { in: number; out: number }[] = []
  let beforeFirst = 0
  let callsBeforeSecond = 0
  const sections: DraftSection[] = []
  const reply = (ask: Ask) => {
    const said = ask.messages.filter(({ role }) => role === 'user').map(({ text }) => text)
    const user = said.at(-1) ?? ''
    const whole = goodStory(user)
    const answer =
      ask.schema.name === 'editor'
        ? editorsAnswer(user)
        : ask.schema.name === 'story'
          ? whole
          : goodSection(user, said.join('\n\n'))
    const text = JSON.stringify(answer)
    if (ask.schema.name === 'story')
      beforeFirst = JSON.stringify({ ...whole, texts: whole.texts.slice(0, 1) }).length
    const sent = ask.system.length + ask.messages.reduce((sum, each) => sum + each.text.length, 0)
    calls.push({ in: tokens(sent), out: tokens(text.length) })
    return { text, usage: { tokensIn: 1, tokensOut: 1 } }
  }
  const model: LanguageModel = {
    id: 'openai',
    vendor: 'Moon',
    model: 'moon-1',
    isOwnServer: false,
    complete: async (ask) => reply(ask),
    async stream(ask, onText) {
      const answer = reply(ask)
      onText?.(answer.text)
      return answer
    },
  }
  const context: WriterContext = {
    signal: new AbortController().signal,
    partial: null,
    onOutline: async () => {},
    onSection: async (section) => {
      sections.push(section)
      if (sections.length === 2) callsBeforeSecond = calls.length
    },
    onCall: async () => {},
  }
  const settings = { inOneAnswer: true, readsAgain: true, backoffMs: 1, storyMs: 60_000, restMs: 1 }
  const brief = aBrief({ length })
  await modelWriter(model, settings).write(brief, context)
  const tokensIn = calls.reduce((sum, each) => sum + each.in, 0)
  const tokensOut = calls.reduce((sum, each) => sum + each.out, 0)
  const costs = priced.map((name) => [
    name,
    costOf({ isOwnServer: false, model: name }, { tokensIn, tokensOut }),
  ])
  return {
    calls: calls.length,
    tokensIn,
    tokensOut,
    costUsd: Object.fromEntries(costs),
    seconds: {
      first: secondsToFirstToken + tokens(beforeFirst) / tokensInSecond,
      second: secondsOf(calls.slice(0, callsBeforeSecond)),
      whole: secondsOf(calls),
    },
    firstReadAloud: readingSecondsOf(brief, sections.slice(0, 1)),
  }
}
