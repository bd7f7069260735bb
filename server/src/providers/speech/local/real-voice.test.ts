import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { wordsOf } from '../../../platform/audio/words-of.ts'
import { finishSection } from '../cloud/finish-section.ts'
import { engineFolder } from './engine.ts'
import { openLocalSpeech } from './index.ts'
import { installFromPath } from './install/install-from-path.ts'
import { listedModels } from './install/listed-models.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine })

/** A folder with the real engine, and a file or folder with a real voice, as an administrator would name it. */
const { TEST_VOICE_ENGINE: engine = '', TEST_VOICE: voice = '' } = process.env

it.runIf(existsSync(engine) && existsSync(voice))(
  'a real voice is installed from its file or folder, measured, and heard with a time for each word',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nightlight-real-voice-'))
    await cp(engine, engineFolder(folder), { recursive: true })
    const model = await installFromPath(folder, voice, { models: listedModels })
    const speech = openLocalSpeech({
      folder,
      threads: 1,
      finish: async (section) => finishSection(section),
      log: { warn: () => expect.unreachable('The voice is skipped') },
    })
    try {
      const [first] = await speech.recommended()
      expect(first?.voiceId.startsWith(`${model}/`)).toBe(true)
      expect((await speech.measure(model))?.speechPerSecond).toBeGreaterThan(0)
      const text = 'The moon is up. Are you awake?\n\nAnd everything was well.'
      const { words, durationMs } = await speech.record({
        text,
        voiceId: first?.voiceId ?? '',
        speed: 0.8,
        pauseMs: 900,
        signal: new AbortController().signal,
      })
      expect(words.map(([start, end]) => text.slice(start, end))).toEqual(
        wordsOf(text).map((word) => word.text),
      )
      const times = words.flatMap(([, , from, to]) => [from, to])
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(times.at(-1)).toBeLessThan(durationMs)
    } finally {
      speech.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
