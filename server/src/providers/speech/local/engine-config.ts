import type { EngineConfig } from './engine.ts'
import type { ModelFolder } from './find-models.ts'

/** How the engine is told to load a model. One sentence comes at a time, and it is never cut again. */
export const engineConfig = (
  { kind, files }: Pick<ModelFolder, 'kind' | 'files'>,
  threads: number,
): EngineConfig => ({
  model: { [kind]: files, numThreads: threads, provider: 'cpu', debug: 0 },
  maxNumSentences: -1,
})
