import { replaceModules } from './replace-modules.ts'

/**
 * Loaded before a server that is started for a test (`node --import`): replaces the voice and the music, which take seconds in
 * the product, with fast fakes. The server itself is the real one.
 */
replaceModules(
  new Map([
    [import.meta.resolve('../../src/providers/speech/builtin/index.ts'), import.meta.resolve('./speech.ts')],
    [import.meta.resolve('@nightlight/lullaby'), import.meta.resolve('./music.ts')],
  ]),
)
