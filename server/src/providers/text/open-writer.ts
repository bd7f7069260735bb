import type { Config } from '../../config.ts'
import type { StoryWriter } from '../../modules/stories/index.ts'
import { anthropicModel } from './anthropic/index.ts'
import { modelWriter } from './model-writer/index.ts'
import { openaiModel } from './openai/index.ts'

/** The writer that the configuration names. @param houseWriter our own, for where it names none */
export function openWriter(config: Config['text'], houseWriter: StoryWriter): StoryWriter {
  if (config.provider === 'embedded') return houseWriter
  const model = config.provider === 'openai' ? openaiModel(config) : anthropicModel(config)
  const storyMs = Math.min(longestStoryMs, callsOfAStory * config.timeoutMs)
  return modelWriter(model, { backoffMs: 500, storyMs, restMs: 120_000 })
}

/** A plan, some sections and what is sent back. */
const callsOfAStory = 10

/** The job that writes has a little longer. */
const longestStoryMs = 840_000
