import OpenAI from 'openai'
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions'
import type { CompletionUsage } from 'openai/resources/completions'
import { z } from 'zod'
import { type Deadline, withinDeadline } from '../deadline.ts'
import {
  type Answer,
  type Ask,
  type LanguageModel,
  type ModelSettings,
  type Usage,
  vendorAt,
} from '../language-model.ts'
import { isAboutRoom, ModelFailed, saidBy } from '../model-failed.ts'
import { patientFetch } from '../patient-fetch.ts'
import { withoutThoughts } from '../without-thoughts.ts'

const ownAddress = 'https://api.openai.com/v1'

/** Ways to ask for JSON, best first. Servers that only resemble OpenAI's know fewer of them. */
const formats = ['schema', 'json', 'plain'] as const

/** OpenAI, or any server that speaks its chat completions: Ollama, vLLM, llama.cpp, LM Studio and others. */
export function openaiModel(settings: ModelSettings): LanguageModel {
  const client = new OpenAI({
    baseURL: settings.baseUrl ?? ownAddress,
    apiKey: settings.apiKey ?? 'none',
    // Given, because the SDK would read them from the environment otherwise.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: hour,
    logLevel: 'off',
    fetch: patientFetch,
  })
  const isOwnServer = settings.baseUrl !== null
  let format = 0
  let moderates = true

  /** A server that does not support a response format says so; once it has taken another one, later requests use that. */
  async function withSupportedFormat<T>(
    send: (format: (typeof formats)[number]) => Promise<T>,
    tried = format,
  ): Promise<T> {
    try {
      const reply = await send(formats[tried] ?? 'plain')
      format = Math.max(format, tried)
      return reply
    } catch (error) {
      if (tried >= formats.length - 1 || !isAboutForm(error, isOwnServer)) throw error
      return withSupportedFormat(send, tried + 1)
    }
  }

  const timed = <T>(signal: AbortSignal, call: (deadline: Deadline) => Promise<T>) =>
    withinDeadline(settings.timeoutMs, signal, call)

  return {
    id: 'openai',
    vendor: vendorAt(settings.baseUrl, 'OpenAI'),
    model: settings.model,
    isOwnServer,
    complete: (ask) =>
      timed(ask.signal, async ({ signal }) => {
        const reply = await withSupportedFormat((way) =>
          client.chat.completions.create(bodyOf(ask, settings.model, way, isOwnServer), { signal }),
        )
        // A proxy may answer with a page of its own.
        const choice = reply.choices?.[0]
        if (choice?.message.refusal) throw new ModelFailed('refused')
        const text = withoutThoughts(choice?.message.content ?? '')
        refuseUnfinished(choice?.finish_reason, text)
        return { text, usage: usageOf(reply.usage) }
      }),
    stream: (ask, onText) =>
      timed(ask.signal, async (deadline) => {
        const pieces = await withSupportedFormat((way) =>
          client.chat.completions.create(
            {
              ...bodyOf(ask, settings.model, way, isOwnServer),
              stream: true,
              stream_options: { include_usage: true },
            },
            { signal: deadline.signal },
          ),
        )
        return hear(pieces, deadline, onText)
      }),
    moderate: (text, outer) =>
      timed(outer, async ({ signal }) => {
        if (!moderates) return null
        try {
          const model = 'omni-moderation-latest'
          const reply: unknown = await client.moderations.create({ model, input: text }, { signal })
          const judged = Judged.safeParse(reply)
          // Without a judgement the text was not passed.
          if (!judged.success) throw new ModelFailed('invalid')
          const raised = judged.data.results.filter(({ flagged }) => flagged)
          const categories = raised.flatMap((result) =>
            Object.entries(result.categories).flatMap(([name, hit]) => (hit ? [name] : [])),
          )
          return { flagged: raised.length > 0, categories: [...new Set(categories)] }
        } catch (error) {
          // A server of one's own that has no such service says that in one of several ways.
          if (!isOwnServer || !(error instanceof OpenAI.APIError) || !isMissing(error.status)) throw error
          moderates = false
          return null
        }
      }),
  }
}

const Judged = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullable()) }))
    .min(1),
})

/** Deadlines are ours. */
const hour = 3_600_000

/** Ollama says with 500 that it could not make a grammar of a schema, llama.cpp with 400; other servers refuse the field without a word about it. */
function isAboutForm(error: unknown, isOwnServer: boolean): boolean {
  if (!(error instanceof OpenAI.APIError) || isAboutRoom(error)) return false
  const isNamed = /grammar|schema|response_?format|structured|\bformat\b/i.test(saidBy(error))
  if (error.status === 400 || error.status === 422) return isNamed || isOwnServer
  return isOwnServer && error.status === 500 && isNamed
}

const isMissing = (status: unknown) =>
  typeof status === 'number' && [400, 401, 403, 404, 405, 422, 501].includes(status)

function bodyOf(
  { system, messages, images, schema, maxTokens }: Ask,
  model: string,
  format: (typeof formats)[number],
  isOwnServer: boolean,
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      ...messages.map(({ role, text }, index) =>
        role === 'user'
          ? {
              role,
              content:
                images && index === 0 ? [{ type: 'text' as const, text }, ...images.map(pictureOf)] : text,
            }
          : { role, content: text },
      ),
    ],
    // The newer name is the only one that OpenAI's thinking models take, the older one all that some servers know.
    ...(isOwnServer ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens, store: false }),
    ...(format === 'schema' && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: schema.name, schema: schema.json, strict: true },
      },
    }),
    ...(format === 'json' && { response_format: { type: 'json_object' } }),
  }
}

const pictureOf = (url: string) => ({ type: 'image_url' as const, image_url: { url } })

async function hear(
  pieces: AsyncIterable<ChatCompletionChunk>,
  deadline: Deadline,
  onText?: (soFar: string) => void,
): Promise<Answer> {
  let text = ''
  let finish: string | null = null
  let usage: Usage = { tokensIn: 0, tokensOut: 0 }
  for await (const piece of pieces) {
    deadline.extend()
    const choice = piece.choices?.[0]
    if (choice?.delta?.refusal) throw new ModelFailed('refused')
    if (choice?.delta?.content) {
      text += choice.delta.content
      onText?.(withoutThoughts(text))
    }
    finish = choice?.finish_reason ?? finish
    if (piece.usage) usage = usageOf(piece.usage)
  }
  const answer = withoutThoughts(text)
  refuseUnfinished(finish, answer)
  return { text: answer, usage }
}

function refuseUnfinished(reason: string | null | undefined, answer: string): void {
  if (reason === 'content_filter') throw new ModelFailed('refused')
  if (reason === 'length' && answer.trim() === '') throw new ModelFailed('thinking')
  if (reason !== 'stop') throw new ModelFailed('cut')
}

const usageOf = (usage: CompletionUsage | null | undefined): Usage => ({
  tokensIn: usage?.prompt_tokens ?? 0,
  tokensCached: usage?.prompt_tokens_details?.cached_tokens ?? 0,
  tokensOut: usage?.completion_tokens ?? 0,
})
