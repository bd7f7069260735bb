import type { EngineConfig } from './engine.ts'
import type { ModelFolder } from './find-models.ts'

/** The configuration with which the engine loads a model. @param spelling by whose rules of pronunciation, where a model knows several */
export const engineConfig = (
  { kind, files }: Pick<ModelFolder, 'kind' | 'files'>,
  threads: number,
  spelling?: string,
): EngineConfig => ({
  model: {
    [kind]: { ...files, ...(spelling && { lang: spelling }) },
    numThreads: threads,
    provider: 'cpu',
    debug: 0,
  },
  // With any other number the engine dies over Kokoro and KittenTTS.
  maxNumSentences: 1,
  // It would cut a reader's own pauses to a fifth.
  silenceScale: 1,
})
