import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeWav } from '@nightlight/lullaby/wav'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { decode, hasFfmpeg } from '../../../../test/ffmpeg.ts'
import { installStandIn } from '../../../../test/voices/stand-in-engine.ts'
import { makeTinyModel } from '../../../../test/voices/tiny-model.ts'
import { wordsOf } from '../../../platform/audio/words-of.ts'
import { finishSection } from '../cloud/finish-section.ts'
import { engineFolder } from './engine.ts'
import { type LocalSpeech, openLocalSpeech } from './index.ts'

let folder: string
let speech: LocalSpeech | null
let warnings: unknown[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-voices-'))
  speech = null
  warnings = []
})
afterEach(async () => {
  speech?.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (): LocalSpeech => {
  const log = { warn: (details: unknown) => void warnings.push(details) }
  speech = openLocalSpeech({ folder, threads: 1, finish: finishSection, log })
  return speech
}

async function model(id: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, id, name)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, content)
  }
}

const kokoro = (speakers: number) => ({
  'model.onnx': JSON.stringify({ speakers, sampleRate: 24_000 }),
  'voices.bin': new Uint8Array(510 * 256 * 4),
  'tokens.txt': '_ 0',
  'espeak-ng-data/phontab': 'data',
})
const piper = (content = '{"speakers":1}') => ({
  'en_GB-cori-high.onnx': content,
  'en_GB-cori-high.onnx.json': '{"dataset":"cori","language":{"code":"en_GB"},"speaker_id_map":{}}',
  'tokens.txt': '_ 0',
  'espeak-ng-data/phontab': 'data',
})

const text = `The moon is up. "Goodnight," said the little star.

And everything was well.`
const speechRequest = { text, speed: 0.8, pauseMs: 600, signal: new AbortController().signal }

describe('a model in the folder', () => {
  it('is ignored without the engine', async () => {
    await model('kokoro', kokoro(11))
    expect(await open().listVoices()).toEqual([])
  })

  it('is heard as soon as it is installed, and gone as soon as it is removed', async () => {
    const speech = open()
    await installStandIn(folder)
    expect(await speech.listVoices()).toEqual([])
    await model('piper', piper())
    expect(await speech.listVoices()).toMatchObject([{ voiceId: 'piper/0' }])
    expect(await speech.measure('piper')).toMatchObject({ threads: 1, speechPerSecond: expect.any(Number) })
    await model('other', piper())
    expect((await speech.listVoices()).map(({ voiceId }) => voiceId)).toEqual(['other/0', 'piper/0'])
    // What was there before is not loaded again.
    expect(await readFile(join(folder, 'piper', 'en_GB-cori-high.onnx.loaded'), 'utf8')).toBe('1')
    await rm(join(folder, 'piper'), { recursive: true })
    expect((await speech.listVoices()).map(({ voiceId }) => voiceId)).toEqual(['other/0'])
    expect(await speech.measure('piper')).toBeNull()
  })

  it('provides voices with names, those for the evening first', async () => {
    await installStandIn(folder)
    await model('kokoro', kokoro(54))
    await model('vits-piper-en_GB-cori-high', piper())
    await model('kitten', { ...kokoro(2), 'voices.bin': new Uint8Array(8192) })
    const speech = open()
    const voices = await speech.listVoices()
    expect(voices).toHaveLength(54 + 1 + 2)
    expect(voices.find(({ voiceId }) => voiceId === 'kokoro/bm_george')).toMatchObject({
      name: 'George',
      gender: 'male',
      language: 'en-GB',
      tier: 'firefly',
    })
    const languageOf = (id: string) => voices.find(({ voiceId }) => voiceId === id)?.language
    // The engine cannot read Chinese characters in Japanese.
    expect(['ff_siwis', 'zm_yunxi', 'jf_alpha'].map((name) => languageOf(`kokoro/${name}`))).toEqual([
      'fr-FR',
      'zh-CN',
      null,
    ])
    expect(voices.find(({ voiceId }) => voiceId === 'vits-piper-en_GB-cori-high/0')).toMatchObject({
      name: 'Cori',
      language: 'en-GB',
    })
    expect(voices.find(({ voiceId }) => voiceId === 'kitten/1')).toMatchObject({
      name: 'Saffron',
      gender: 'female',
    })
    const recommended = await speech.recommended()
    expect(recommended[0]?.voiceId).toBe('kokoro/af_heart')
    expect(recommended.map(({ voiceId }) => voiceId)).not.toContain('kokoro/zm_yunxi')
    expect(warnings).toEqual([])
  })

  it('is skipped and reported if it is broken, without affecting the others', async () => {
    await installStandIn(folder)
    await model('a-kokoro', kokoro(11))
    await model('b-ends-the-process', piper('exit'))
    await model('c-throws', piper('throw'))
    await model('d-without-tokens', { 'voice.onnx': '{"speakers":1}' })
    await model('e-empty', { ...piper(), 'tokens.txt': '' })
    await model('f-other', { 'README.md': 'Hello' })
    await model('.unfinished', { 'part.onnx': '' })
    const speech = open()
    expect(await speech.listVoices()).toHaveLength(11)
    expect((await speech.faults?.())?.toSorted()).toEqual([
      'The voice model b-ends-the-process is skipped. The engine cannot load it.',
      'The voice model c-throws is skipped. The engine cannot load it.',
      'The voice model d-without-tokens is skipped. Missing: tokens.txt.',
      'The voice model e-empty is skipped. tokens.txt is empty.',
      'The voice model f-other is skipped. There is no voice model in it.',
    ])
    expect(warnings).toHaveLength(5)
  })
})

describe('a voice', () => {
  it('speaks a section as every other voice does, with a time for each word, and its model is loaded once', async () => {
    await installStandIn(folder)
    await model('piper', piper())
    const speech = open()
    const recording = await speech.record({ ...speechRequest, voiceId: 'piper/0' })
    expect(recording.words.map(([start, end]) => text.slice(start, end))).toEqual(
      wordsOf(text).map((word) => word.text),
    )
    const times = recording.words.flatMap(([, , from, to]) => [from, to])
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(recording.durationMs)
    const faster = await speech.record({ ...speechRequest, speed: 1.2, voiceId: 'piper/0' })
    expect(faster.durationMs).toBeLessThan(recording.durationMs * 0.85)
    expect(await readFile(join(folder, 'piper', 'en_GB-cori-high.onnx.loaded'), 'utf8')).toBe('1')
    // 24 kHz whatever the model's own rate is.
    if (hasFfmpeg) {
      const samples = decode(recording.mp3).length
      expect(Math.abs(samples / 24 - recording.durationMs)).toBeLessThan(60)
    }
  })

  it('is cloned from a recording if the model needs one', async () => {
    await installStandIn(folder)
    const parts = ['lm_flow', 'encoder', 'decoder', 'text_conditioner'].map((name) => [
      `${name}.int8.onnx`,
      'x',
    ])
    await model('pocket', {
      ...Object.fromEntries(parts),
      'lm_main.int8.onnx': '{"speakers":0}',
      'vocab.json': '{}',
      'token_scores.json': '{}',
      'test_wavs/bria.wav': 'RIFF',
    })
    const speech = open()
    expect(await speech.listVoices()).toMatchObject([{ voiceId: 'pocket/0', name: 'Bria' }])
    const { words } = await speech.record({ ...speechRequest, voiceId: 'pocket/0' })
    expect(words).toHaveLength(wordsOf(text).length)

    // Or from a family's own recording, which is passed with each sentence and stored nowhere else.
    const cloning = (await speech.cloning?.()) ?? expect.unreachable()
    expect(cloning.isHere).toBe(true)
    const brought = (samples: number) =>
      encodeWav({ sampleRate: 24_000, channels: [new Float32Array(samples)] })
    const voiceId = await cloning.clone('a label', brought(200), { signal: speechRequest.signal })
    const [low, high] = [
      await speech.record({ ...speechRequest, voiceId, reference: brought(200) }),
      await speech.record({ ...speechRequest, voiceId, reference: brought(500) }),
    ]
    expect(low.words).toHaveLength(wordsOf(text).length)
    expect(Buffer.compare(low.mp3, high.mp3)).not.toBe(0)
    const noSound = { ...speechRequest, voiceId, reference: new TextEncoder().encode('<!doctype html>') }
    await expect(speech.record(noSound)).rejects.toMatchObject({ kind: 'rejected' })
    const gone = { ...speechRequest, voiceId: 'removed/recording', reference: brought(200) }
    await expect(speech.record(gone)).rejects.toMatchObject({ kind: 'gone' })
  })

  it('cannot be cloned by a model that does not support it', async () => {
    await installStandIn(folder)
    await model('piper', piper())
    expect(await open().cloning?.()).toBeNull()
  })

  it('stops when its signal aborts, and the next one speaks', async () => {
    await installStandIn(folder)
    await model('piper', piper())
    const speech = open()
    await speech.listVoices()
    const gone = new AbortController()
    const stopped = speech.record({ ...speechRequest, voiceId: 'piper/0', signal: gone.signal })
    gone.abort(new Error('gone'))
    await expect(stopped).rejects.toThrow('gone')
    expect((await speech.record({ ...speechRequest, voiceId: 'piper/0' })).words).toHaveLength(
      wordsOf(text).length,
    )
  })

  it.each([
    ['crash', 'broken'],
    ['refuse', 'unreadable'],
    ['hush', 'unreadable'],
  ])(
    'that fails over a text (%s) says so without repeating it, and speaks the next one',
    async (word, kind) => {
      await installStandIn(folder)
      await model('piper', piper())
      const speech = open()
      const failed = speech.record({ ...speechRequest, text: `Mia and the ${word}.`, voiceId: 'piper/0' })
      await expect(failed).rejects.toMatchObject({ kind })
      await expect(failed).rejects.not.toThrow('Mia')
      expect((await speech.record({ ...speechRequest, voiceId: 'piper/0' })).words).toHaveLength(
        wordsOf(text).length,
      )
    },
  )

  it('that does not exist is reported as gone', async () => {
    await installStandIn(folder)
    await model('piper', piper())
    await expect(open().record({ ...speechRequest, voiceId: 'other/0' })).rejects.toMatchObject({
      kind: 'gone',
    })
  })
})

/** A folder with the real engine in it, as `npm run voices -- install engine` makes it. */
const realEngine = process.env.TEST_VOICE_ENGINE ?? ''

describe.runIf(existsSync(realEngine))('the real engine', () => {
  it('loads a model, speaks at the requested pace, and survives a model that it refuses', async () => {
    await cp(realEngine, engineFolder(folder), { recursive: true })
    const words = [...new Set(wordsOf(text).map((word) => word.text.toLowerCase()))]
    await makeTinyModel(join(folder, 'tiny'), words)
    await model('broken', { 'voice.onnx': 'no model at all', 'tokens.txt': '_ 0' })
    const speech = open()
    expect(await speech.listVoices()).toMatchObject([{ voiceId: 'tiny/0', name: 'Tiny' }])
    expect(await speech.faults?.()).toEqual(['The voice model broken is skipped. The engine cannot load it.'])
    const slow = await speech.record({ ...speechRequest, voiceId: 'tiny/0', speed: 0.5 })
    const fast = await speech.record({ ...speechRequest, voiceId: 'tiny/0', speed: 1 })
    expect(slow.words).toHaveLength(wordsOf(text).length)
    const spokenMs = (one: typeof slow) => (one.words.at(-1)?.[3] ?? 0) - (one.words[0]?.[2] ?? 0)
    expect(spokenMs(slow)).toBeGreaterThan(spokenMs(fast) * 1.3)
  })
})
