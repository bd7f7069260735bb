import type { Config } from '../../config.ts'
import type { StoryWriter } from '../../modules/stories/index.ts'
import { anthropicModel } from './anthropic/index.ts'
import { modelWriter } from './model-writer/index.ts'
import { openaiModel } from './openai/index.ts'

/** The writer that the configuration names. @param houseWriter our own, for where it names none */
export function openWriter(config: Config['text'], houseWriter: StoryWriter): StoryWriter {
  if (config.provider === 'embedded') return houseWriter
  return modelWriter(config.provider === 'openai' ? openaiModel(config) : anthropicModel(config))
}
