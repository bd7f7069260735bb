import type { Config } from '../../config.ts'
import type { StoryWriter } from '../../modules/stories/index.ts'
import type { LanguageModel, ModelSettings } from './language-model.ts'
import { modelWriter } from './model-writer/index.ts'

/** The writer that the configuration names. @param houseWriter our own, for where it names none */
export async function openWriter(config: Config['text'], houseWriter: StoryWriter): Promise<StoryWriter> {
  if (config.provider === 'embedded') return houseWriter
  const model = await models[config.provider](config)
  const storyMs = Math.min(longestStoryMs, callsOfAStory * config.timeoutMs)
  return modelWriter(model, { backoffMs: 500, storyMs, restMs: 120_000 })
}

/** Their SDKs take long to load, and most houses have no key for them. */
const models: Record<'openai' | 'anthropic', (settings: ModelSettings) => Promise<LanguageModel>> = {
  openai: async (settings) => (await import('./openai/index.ts')).openaiModel(settings),
  anthropic: async (settings) => (await import('./anthropic/index.ts')).anthropicModel(settings),
}

/** A plan, some sections and what is sent back. */
const callsOfAStory = 10

/** The job that writes has a little longer. */
const longestStoryMs = 840_000
