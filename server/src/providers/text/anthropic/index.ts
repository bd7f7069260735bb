import Anthropic from '@anthropic-ai/sdk'
import type {
  MessageCreateParamsNonStreaming,
  RawMessageStreamEvent,
} from '@anthropic-ai/sdk/resources/messages'
import { type Deadline, withinDeadline } from '../deadline.ts'
import {
  type Answer,
  type Ask,
  type LanguageModel,
  type ModelSettings,
  type Usage,
  vendorAt,
} from '../language-model.ts'
import { isAboutRoom, ModelFailed } from '../model-failed.ts'
import { patientFetch } from '../patient-fetch.ts'
import { withoutThoughts } from '../without-thoughts.ts'

const ownAddress = 'https://api.anthropic.com'

/** Anthropic's messages. It has no moderation service. */
export function anthropicModel(settings: ModelSettings): LanguageModel {
  const client = new Anthropic({
    baseURL: settings.baseUrl ?? ownAddress,
    apiKey: settings.apiKey ?? 'none',
    // Given, because the SDK would read it from the environment otherwise.
    authToken: null,
    maxRetries: 0,
    timeout: hour,
    logLevel: 'off',
    fetch: patientFetch,
  })
  let knowsSchemas = true

  /** A model without structured outputs responds with 400 and says so; once it has taken a request without them, later ones do without them too. */
  async function inKnownManner<T>(send: (withSchema: boolean) => Promise<T>): Promise<T> {
    const tried = knowsSchemas
    try {
      return await send(tried)
    } catch (error) {
      if (
        !tried ||
        !(error instanceof Anthropic.BadRequestError) ||
        !isAboutForm(error) ||
        isAboutRoom(error)
      )
        throw error
      const reply = await send(false)
      knowsSchemas = false
      return reply
    }
  }

  const timed = <T>(signal: AbortSignal, call: (deadline: Deadline) => Promise<T>) =>
    withinDeadline(settings.timeoutMs, signal, call)

  return {
    id: 'anthropic',
    vendor: vendorAt(settings.baseUrl, 'Anthropic'),
    model: settings.model,
    isOwnServer: settings.baseUrl !== null,
    complete: (ask) =>
      timed(ask.signal, async ({ signal }) => {
        const reply = await inKnownManner((withSchema) =>
          client.messages.create(bodyOf(ask, settings.model, withSchema), { signal }),
        )
        const text = withoutThoughts(
          reply.content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
        )
        refuseUnfinished(reply.stop_reason, text)
        return { text, usage: { ...inputOf(reply.usage), tokensOut: reply.usage.output_tokens } }
      }),
    stream: (ask, onText) =>
      timed(ask.signal, async (deadline) => {
        const events = await inKnownManner((withSchema) =>
          client.messages.create(
            { ...bodyOf(ask, settings.model, withSchema), stream: true },
            { signal: deadline.signal },
          ),
        )
        return hear(events, deadline, onText)
      }),
  }
}

/** A 400 about something else, such as credit that is used up, is not mended by another form. */
const isAboutForm = ({ message }: Error) => /output_config|format|schema|structured/i.test(message)

/** Deadlines are ours. */
const hour = 3_600_000

const bodyOf = (
  { system, messages, schema, maxTokens }: Ask,
  model: string,
  withSchema: boolean,
): MessageCreateParamsNonStreaming => ({
  model,
  // What is asked next repeats all up to here: the rules for every story, and the conversation for this one.
  system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
  messages: messages.map(({ role, text }, index) => ({
    role,
    // In the same form whether it is the last or not: the cache goes by what is sent.
    content: [
      {
        type: 'text' as const,
        text,
        ...(index === messages.length - 1 && { cache_control: { type: 'ephemeral' as const } }),
      },
    ],
  })),
  max_tokens: maxTokens,
  ...(withSchema && { output_config: { format: { type: 'json_schema', schema: schema.json } } }),
})

/** What is read from the cache or put into it is counted apart. */
const inputOf = (usage: Counted): Pick<Usage, 'tokensIn' | 'tokensCached'> => {
  const tokensCached = usage.cache_read_input_tokens ?? 0
  return {
    tokensIn: usage.input_tokens + tokensCached + (usage.cache_creation_input_tokens ?? 0),
    tokensCached,
  }
}

interface Counted {
  readonly input_tokens: number
  readonly cache_read_input_tokens?: number | null
  readonly cache_creation_input_tokens?: number | null
}

async function hear(
  events: AsyncIterable<RawMessageStreamEvent>,
  deadline: Deadline,
  onText?: (soFar: string) => void,
): Promise<Answer> {
  let text = ''
  let finish: string | null = null
  let isWhole = false
  let usage: Usage = { tokensIn: 0, tokensOut: 0 }
  for await (const event of events) {
    deadline.extend()
    if (event.type === 'message_start') usage = { ...usage, ...inputOf(event.message.usage) }
    if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') {
      text += event.delta.text
      onText?.(withoutThoughts(text))
    }
    if (event.type === 'message_delta') {
      finish = event.delta.stop_reason ?? finish
      usage = { ...usage, tokensOut: event.usage.output_tokens }
    }
    if (event.type === 'message_stop') isWhole = true
  }
  if (!isWhole) throw new ModelFailed('cut')
  const answer = withoutThoughts(text)
  refuseUnfinished(finish, answer)
  return { text: answer, usage }
}

function refuseUnfinished(reason: string | null, text: string): void {
  if (reason === 'refusal') throw new ModelFailed('refused')
  if (reason === 'model_context_window_exceeded') throw new ModelFailed('overflow')
  if (reason === 'max_tokens' && text.trim() === '') throw new ModelFailed('thinking')
  if (reason !== 'end_turn' && reason !== 'stop_sequence') throw new ModelFailed('cut')
}
