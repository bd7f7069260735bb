import OpenAI from 'openai'
import type { ImageGenerateParamsNonStreaming } from 'openai/resources/images'
import sharp from 'sharp'
import { type ImageFault, type ImageGenerator, ImageNotGenerated } from '../../../modules/pictures/index.ts'
import { fetchWithTrace } from '../../../platform/observability/tracing/fetch-with-trace.ts'
import { withinDeadline } from '../../text/deadline.ts'
import { type ModelSettings, nameForParents } from '../../text/language-model.ts'
import { ModelFailed } from '../../text/model-failed.ts'
import { withRetries } from '../../text/model-writer/ask-model.ts'
import { costOf } from '../../text/prices.ts'
import { promptFor } from './prompt.ts'

const openaiUrl = 'https://api.openai.com/v1'

/** Wide pictures, or squares, which every server can generate; both are cropped to the ratio of the book. */
const sizes = ['1536x1024', '1024x1024'] as const

/** OpenAI's images, or any server with the same API that returns the picture itself. */
export function openaiImages(settings: ModelSettings, { backoffMs }: { backoffMs: number }): ImageGenerator {
  const client = new OpenAI({
    baseURL: settings.baseUrl ?? openaiUrl,
    apiKey: settings.apiKey ?? 'none',
    // Set because the SDK would otherwise read them from the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: hourMs,
    logLevel: 'off',
    fetch: fetchWithTrace,
  })
  const seller = { isOwnServer: settings.baseUrl !== null, model: settings.model }
  const vendor = nameForParents({ vendor: 'OpenAI', isOwnServer: seller.isOwnServer })
  let sizeIndex = 0

  async function ask(prompt: string, signal: AbortSignal): Promise<OpenAI.ImagesResponse> {
    const triedIndex = sizeIndex
    try {
      return await client.images.generate(bodyOf(prompt, settings.model, sizes[triedIndex] ?? '1024x1024'), {
        signal,
      })
    } catch (error) {
      // A server that cannot generate wide pictures responds with 400; from then on, request square ones.
      const isUnsupportedSize = error instanceof OpenAI.BadRequestError && !isRefusal(error)
      if (!isUnsupportedSize || !seller.isOwnServer || triedIndex >= sizes.length - 1) throw error
      sizeIndex = Math.max(sizeIndex, triedIndex + 1)
      return ask(prompt, signal)
    }
  }

  const attempt = (prompt: string, outer: AbortSignal) =>
    withinDeadline(settings.timeoutMs, outer, async ({ signal }) => {
      const reply = await ask(prompt, signal).catch((error: unknown) => {
        throw isRefusal(error) ? new ModelFailed('refused') : error
      })
      const { input_tokens: tokensIn = 0, output_tokens: tokensOut = 0 } = reply.usage ?? {}
      return {
        usage: { tokensIn, tokensOut },
        picture: Buffer.from(reply.data?.[0]?.b64_json ?? '', 'base64'),
      }
    })

  return {
    vendor,
    async generate(order, { signal, onCall }) {
      const count = (usage = { tokensIn: 0, tokensOut: 0 }) =>
        onCall({
          provider: 'openai',
          endpoint: `images ${settings.model}`,
          ...usage,
          costUsd: usage.tokensOut === 0 && !seller.isOwnServer ? null : costOf(seller, usage),
        })
      try {
        const prompt = promptFor(order)
        return await withRetries({ signal, backoffMs }, async () => {
          const answer = await attempt(prompt, signal).catch(async (error: unknown) => {
            if (error instanceof ModelFailed) await count()
            throw error
          })
          await count(answer.usage)
          if (answer.picture.length === 0) throw new ModelFailed('invalid')
          if (!(await isPicture(answer.picture))) throw new ModelFailed('cut')
          return answer.picture
        })
      } catch (error) {
        signal.throwIfAborted()
        throw error instanceof ModelFailed ? new ImageNotGenerated(imageFaultOf(error)) : error
      }
    },
  }
}

/** We have our own deadlines. */
const hourMs = 3_600_000

function bodyOf(
  prompt: string,
  model: string,
  size: (typeof sizes)[number],
): ImageGenerateParamsNonStreaming {
  // OpenAI's newer models always return the picture and do not accept `response_format`; all others would return a URL.
  if (/^(gpt|chatgpt)-image/.test(model))
    return { prompt, model, size, n: 1, quality: 'medium', output_format: 'webp' }
  const wide = model === 'dall-e-3' && size === '1536x1024' ? '1792x1024' : size
  return { prompt, model, size: wide, n: 1, response_format: 'b64_json' }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof OpenAI.APIError &&
  ['moderation_blocked', 'content_policy_violation', 'content_filter'].includes(String(error.code))

const isPicture = (bytes: Buffer): Promise<boolean> =>
  sharp(bytes)
    .metadata()
    .then(() => true)
    .catch(() => false)

function imageFaultOf(failure: ModelFailed): ImageFault {
  if (failure.kind === 'refused' || failure.kind === 'private') return failure.kind
  if (failure.kind === 'rejected') return failure.isOutage ? 'denied' : 'refused'
  return failure.isOutage ? 'away' : 'unfit'
}
