import { replaceModules } from './replace-modules.ts'

/** Loaded before a server that is started for a test, as register.ts is, where it does not matter what its pictures show. */
replaceModules(
  new Map([
    [
      import.meta.resolve('../../src/providers/pictures/embedded-illustrator.ts'),
      import.meta.resolve('./pictures.ts'),
    ],
  ]),
)
