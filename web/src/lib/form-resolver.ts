import { zodResolver } from '@hookform/resolvers/zod'
import { en } from 'zod/locales'
import { config } from 'zod/mini'

// zod/mini comes without messages, which forms need; and the content policy forbids generated code.
config({ ...en(), jitless: true })

/** Checks a form by a schema. Most are the contract's, so that the server checks by the same one. */
export const formResolver = zodResolver
