import type { StoryLanguage } from '@nightlight/contract'
import type { StoryWriter } from '../../modules/stories/index.ts'
import type { LanguageModel, ModelSettings } from './language-model.ts'
import { modelWriter } from './model-writer/index.ts'

/** Who writes the stories: our own storyteller, or a language model behind one of two kinds of address. */
export type TextSettings =
  | { readonly provider: 'embedded' }
  | ({
      readonly provider: 'openai' | 'anthropic'
      /** Of stories, that the model is trusted with. */
      readonly languages: readonly StoryLanguage[]
    } & ModelSettings)

/** The writer that the configuration names. @param embeddedWriter our own, for where it names none */
export async function openWriter(settings: TextSettings, embeddedWriter: StoryWriter): Promise<StoryWriter> {
  if (settings.provider === 'embedded') return embeddedWriter
  const model = await models[settings.provider](settings)
  const storyMs = Math.min(longestStoryMs, callsOfAStory * settings.timeoutMs)
  return modelWriter(model, {
    languages: settings.languages,
    readsAgain: true,
    inOneAnswer: true,
    backoffMs: 500,
    storyMs,
    restMs: 120_000,
  })
}

/** Their SDKs take long to load, and most installations have no key for them. */
const models: Record<'openai' | 'anthropic', (settings: ModelSettings) => Promise<LanguageModel>> = {
  openai: async (settings) => (await import('./openai/index.ts')).openaiModel(settings),
  anthropic: async (settings) => (await import('./anthropic/index.ts')).anthropicModel(settings),
}

/** An outline, some sections and what is sent back. */
const callsOfAStory = 10

/** The job that writes has a little longer. */
const longestStoryMs = 840_000
