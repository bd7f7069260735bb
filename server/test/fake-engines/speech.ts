import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { BuiltinSpeech } from '../../src/providers/speech/builtin/index.ts'
import { fakeSpeech } from '../fake-providers.ts'

export * from '../../src/providers/speech/builtin/index.ts'

/** While this file exists, every section after the first one waits, for tests that need a partly narrated story. */
const hold = process.env.FAKE_SPEECH_HOLD

export function openBuiltinSpeech(): BuiltinSpeech {
  const speech = fakeSpeech()
  let sections = 0
  return {
    ...speech,
    async record(request) {
      const section = sections++
      while (hold && section > 0 && existsSync(hold)) await delay(20, undefined, { signal: request.signal })
      return speech.record(request)
    },
  }
}
