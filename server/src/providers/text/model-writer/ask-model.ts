import { setTimeout as pause } from 'node:timers/promises'
import { Allow, parse } from 'partial-json'
import { z } from 'zod'
import type { Answer, Ask, LanguageModel, Message, Moderation } from '../language-model.ts'
import { ModelFailed } from '../model-failed.ts'
import { repeatsItself } from './repetition.ts'

/** One call to a model, whatever came of it. */
export interface ModelCall {
  readonly endpoint: Question['endpoint'] | 'moderation'
  readonly tokensIn: number
  readonly tokensCached?: number
  readonly tokensOut: number
}

/** A model, and how patient one is with it. */
export interface Line {
  readonly model: LanguageModel
  readonly signal: AbortSignal
  /** Before the second try; each later wait is twice as long. */
  readonly backoffMs: number
  readonly onCall: (call: ModelCall) => Promise<void>
  /** How much room answers are given of what is usual: more for a model that thinks long, less for one that cannot hold so much. */
  readonly room: { factor: number }
  /** Hears every text that the vendor's moderation has passed. */
  readonly onModerated?: (text: string) => void
  /** Hears every request as it is sent, whether it is answered or not. */
  readonly onSend?: (messages: readonly Message[]) => void
}

/** Tries of one question. Silence is waited for long enough the second time. */
const mostTries = 3
const mostSilences = 2
const mostLoops = 2

/** Of tokens for an answer; no model in use has less room than the fewest. */
const mostTokens = 32_000
const fewestTokens = 1000

/** A vendor who wants to be left alone for longer than this is not waited for: somebody sits at a bed. */
const longestWaitMs = 20_000

export type Question = Omit<Ask, 'signal' | 'schema'> & {
  readonly endpoint: 'story' | 'outline' | 'section' | 'editor' | 'photos'
}

/** What was asked for, and the text in which the model gave it. */
export interface Answered<T> {
  readonly value: T
  readonly text: string
}

/**
 * Requests an object of the given shape. A response that does not fit is sent back once, in view, with the faults.
 * @throws {ModelFailed}
 */
export async function askFor<T>(line: Line, shape: z.ZodType<T>, question: Question): Promise<Answered<T>> {
  const { endpoint, ...rest } = question
  const schema = { name: endpoint, json: schemaOf(shape) }
  const ask = { ...rest, schema, signal: line.signal }
  const first = await call(line, endpoint, ask)
  const fault = faultIn(shape, first.text)
  if (fault === null) return { value: shape.parse(jsonIn(first.text)), text: first.text }
  const again: Message[] = [
    ...ask.messages,
    // Vendors refuse a message without words.
    { role: 'assistant', text: first.text.trim() || '(nothing)' },
    {
      role: 'user',
      text: `Your last answer was not of the form that was asked for (${fault}). Answer again, with nothing but the JSON object.`,
    },
  ]
  const second = await call(line, endpoint, { ...ask, messages: again })
  if (faultIn(shape, second.text) !== null) throw new ModelFailed('invalid')
  return { value: shape.parse(jsonIn(second.text)), text: second.text }
}

/**
 * Requests an object of the given shape as a stream.
 * @param onPart hears the object as far as it has arrived; what it throws ends the call and is thrown
 * @returns the whole text
 * @throws {ModelFailed} also if the whole is not of the shape
 */
export async function listenFor<T>(
  line: Line,
  shape: z.ZodType<T>,
  { endpoint, ...question }: Question,
  onPart: (part: unknown) => void,
): Promise<Answered<T>> {
  const ask = { ...question, schema: { name: endpoint, json: schemaOf(shape) }, signal: line.signal }
  const answer = await hear(line, endpoint, ask, (soFar) => onPart(partOf(soFar)))
  if (faultIn(shape, answer.text) !== null) throw new ModelFailed('invalid')
  return { value: shape.parse(jsonIn(answer.text)), text: answer.text }
}

/** Letters after which a streamed text is looked at again for repetition. */
const lookEvery = 500

/** One streamed answer. @param onText hears the text so far; what it throws ends the call and is thrown */
async function hear(
  line: Line,
  endpoint: Question['endpoint'],
  ask: Ask,
  onText: (soFar: string) => void = () => undefined,
): Promise<Answer> {
  const stop = new AbortController()
  let refusal: { readonly error: unknown } | null = null
  let seen = 0
  const listen = (soFar: string) => {
    if (refusal) return
    try {
      if (soFar.length >= seen + lookEvery) {
        seen = soFar.length
        if (repeatsItself(soFar)) throw new ModelFailed('repeating')
      }
      onText(soFar)
    } catch (error) {
      refusal = { error }
      stop.abort()
    }
  }
  const heard = { ...withRoom(line, ask), signal: AbortSignal.any([line.signal, stop.signal]) }
  line.onSend?.(ask.messages)
  const answer = await counting(line, { endpoint, tokensIn: 0, tokensOut: 0 }, async () => {
    try {
      return await line.model.stream(heard, listen)
    } catch (error) {
      throw thrownBy(refusal) ?? error
    }
  })
  await line.onCall({ endpoint, ...answer.usage })
  const error = thrownBy(refusal)
  if (error) throw error
  return answer
}

const withRoom = ({ room }: Line, ask: Ask): Ask => ({
  ...ask,
  maxTokens: Math.min(mostTokens, Math.max(fewestTokens, Math.round(ask.maxTokens * room.factor))),
})

/** Read as it is now: it is set by what hears the stream. */
const thrownBy = (refusal: { readonly error: unknown } | null) => refusal?.error

/**
 * What the vendor itself thinks of a text; null where it has no such service, and says so.
 * @throws {ModelFailed} where it is silent or answers nonsense: that a text was passed is never assumed
 */
export async function moderate(line: Line, text: string): Promise<Moderation | null> {
  const { model, signal } = line
  if (!model.moderate) return null
  const judge = async () => (await model.moderate?.(text, signal)) ?? null
  const counted = { endpoint: 'moderation', tokensIn: 0, tokensOut: 0 } as const
  return withRetries(line, async () => {
    const judged = await counting(line, counted, judge)
    if (judged) await line.onCall(counted)
    return judged
  })
}

/** Text is streamed, so that a model that has stopped is noticed by its silence and a slow one is let finish. */
async function call(line: Line, endpoint: Question['endpoint'], ask: Ask): Promise<Answer> {
  return withRetries(line, async () => {
    if (endpoint !== 'photos') return hear(line, endpoint, ask)
    line.onSend?.(ask.messages)
    const none = { endpoint, tokensIn: 0, tokensOut: 0 }
    const answer = await counting(line, none, () => line.model.complete(withRoom(line, ask)))
    await line.onCall({ endpoint, ...answer.usage })
    return answer
  })
}

/** A call that failed was a call: how much of it was billed nobody says. */
async function counting<T>(line: Line, failed: ModelCall, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error
    await line.onCall(failed)
    if (error.kind === 'thinking') line.room.factor *= 2
    if (error.kind === 'overflow') line.room.factor /= 4
    throw error
  }
}

/** Tries again where that may help, patiently. @throws {ModelFailed} the last failure */
export async function withRetries<T>(
  line: Pick<Line, 'signal' | 'backoffMs'>,
  attempt: () => Promise<T>,
): Promise<T> {
  let silences = 0
  let loops = 0
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      line.signal.throwIfAborted()
      if (!(error instanceof ModelFailed)) throw error
      const waitMs = Math.max(error.retryAfterMs ?? 0, line.backoffMs * 2 ** (tries - 1))
      if (error.kind === 'timeout') silences++
      if (error.kind === 'repeating') loops++
      const isEnough = tries >= mostTries || silences >= mostSilences || loops >= mostLoops
      if (!error.mayPass || isEnough || waitMs > longestWaitMs) throw error
      await pause(waitMs, undefined, { signal: line.signal })
    }
  }
}

/** What is wrong with an answer; null when nothing is. */
function faultIn(shape: z.ZodType, text: string): string | null {
  const parsed = shape.safeParse(jsonIn(text))
  if (parsed.success) return null
  const [issue] = parsed.error.issues
  return `${issue?.path.join('.') || 'the whole'}: ${issue?.code}`
}

/** An answer as far as it has arrived: texts and numbers only when they are complete. */
function partOf(soFar: string): unknown {
  const from = soFar.indexOf('{')
  if (from === -1) return undefined
  try {
    return parse(soFar.slice(from), Allow.OBJ | Allow.ARR)
  } catch {
    return undefined
  }
}

/** Models that know no schemas like to put a fence around their JSON, or a sentence before it. */
function jsonIn(text: string): unknown {
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  try {
    return JSON.parse(text.slice(from, to + 1))
  } catch {
    return undefined
  }
}

/** Vendors want every key to be required. */
function schemaOf(shape: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.properties) jsonSchema.required = Object.keys(jsonSchema.properties)
    },
  })
  return json
}
