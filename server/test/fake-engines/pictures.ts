import { fakeIllustrator } from '../fake-providers.ts'

export * from '../../src/providers/pictures/embedded-illustrator.ts'

export const embeddedIllustrator = () => fakeIllustrator
