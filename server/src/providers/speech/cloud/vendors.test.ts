import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { sample } from '../../../../../scripts/test-sampling.mjs'
import { decode, hasFfmpeg, measure } from '../../../../test/ffmpeg.ts'
import {
  listedVoice,
  speakWell,
  startVoiceVendor,
  type VendorBehaviour,
  type VoiceVendorServer,
} from '../../../../test/vendors/voice-vendor.ts'
import type { SpeechCall, SpeechProvider, SpeechRequest } from '../../../modules/voices/index.ts'
import { joinMp3 } from '../../../platform/audio/join-mp3.ts'
import { findSilences } from '../../../platform/audio/silences.ts'
import { wordsOf } from '../../../platform/audio/words-of.ts'
import { elevenlabsVoices } from '../elevenlabs/index.ts'
import { humeVoices } from '../hume/index.ts'
import { openaiVoices } from '../openai/index.ts'
import { cloudSpeech } from './cloud-speech.ts'
import { finishSection } from './finish-section.ts'

let server: VoiceVendorServer
beforeAll(async () => {
  server = await startVoiceVendor()
})
beforeEach(() => {
  server.respondWith(() => speakWell)
  ;(server.requests as unknown[]).length = 0
})
afterAll(() => server.close())

const apiKey = 'key-of-ours'
const vendors = {
  hume: () => humeVoices({ apiKey, baseUrl: server.url }),
  elevenlabs: () => elevenlabsVoices({ apiKey, baseUrl: server.url }),
  openai: () => openaiVoices({ apiKey, baseUrl: `${server.url}/v1`, model: 'gpt-4o-mini-tts' }),
}
const names = Object.keys(vendors) as (keyof typeof vendors)[]

/** Milliseconds that no test waits for: see `respondTooLate`. */
const deadline = 12_340

/** Has the server hear each request and then the deadline pass, however busy the machine is. */
function respondTooLate(): void {
  const real = AbortSignal.timeout.bind(AbortSignal)
  let late = new AbortController()
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== deadline) return real(ms)
    late = new AbortController()
    return late.signal
  })
  onTestFinished(() => spy.mockRestore())
  server.respondWith(() => {
    late.abort(new DOMException('The deadline has passed', 'TimeoutError'))
    return { hang: true }
  })
}

const providerOf = (vendor: keyof typeof vendors, timeoutMs = 20_000): SpeechProvider =>
  cloudSpeech(vendors[vendor](), { timeoutMs, backoffMs: 1 }, finishSection)

const text = `Juniper had a secret. Under her bed, behind the box with the winter boots, lived a dragon no bigger than a teapot.

"What shall we read tonight?" he asked. Juniper held up a book about mountains, and the dragon put his chin on her knee.`

/** For what is not about the sound: sound is measured, evened out and encoded second by second. */
const fewWords = 'Juniper had a secret.'

function request(over: Partial<SpeechRequest> = {}): SpeechRequest & { calls: SpeechCall[] } {
  const calls: SpeechCall[] = []
  return {
    text,
    voiceId: listedVoice,
    speed: 0.8,
    pauseMs: 800,
    signal: new AbortController().signal,
    onCall: async (call) => void calls.push(call),
    calls,
    ...over,
  }
}

const spoken = () => server.requests.filter(({ kind }) => kind === 'speech')

describe.each(names)('%s', (vendor) => {
  it('speaks a section as requested, with a time for each word of the text', async () => {
    const take = await providerOf(vendor).record(request())
    expect(spoken()).toHaveLength(1)
    expect(spoken()[0]).toMatchObject({ vendor, voiceId: listedVoice, text, speed: 0.8 })
    expect(spoken()[0]?.key).toContain(apiKey)
    expect(take.words.map(([start, end]) => text.slice(start, end))).toEqual(
      wordsOf(text).map((word) => word.text),
    )
    const starts = take.words.map(([, , from]) => from)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect(take.words.at(-1)?.[3]).toBeLessThan(take.durationMs)
  })

  it.skipIf(!hasFfmpeg)(
    'is as loud as every voice, with the pauses of the pace between sentences',
    async () => {
      const take = await providerOf(vendor).record(request())
      const whole = joinMp3([take.mp3, take.mp3], 'Twice')
      const { loudness, peak } = measure(whole.mp3)
      expect(Math.abs(loudness + 19)).toBeLessThan(1)
      expect(peak).toBeLessThan(-1.5)
      const pcm = decode(take.mp3)
      expect(Math.abs((pcm.length / 24_000) * 1000 - take.durationMs)).toBeLessThan(30)
      const silences = findSilences(pcm, 24_000, 300)
      const before = (place: number) =>
        silences.find(({ to }) => Math.abs(to - (take.words[place]?.[2] ?? 0)) < 60)
      const lengths = [before(4), before(22)].map((silence) => silence && silence.to - silence.from)
      for (const [index, least] of [800, 1200].entries()) {
        expect(lengths[index]).toBeGreaterThan(least - 40)
        expect(lengths[index]).toBeLessThan(least + 80)
      }
    },
  )

  it('lists its voices', async () => {
    const voices = await providerOf(vendor).listVoices()
    expect(voices.length).toBeGreaterThan(1)
    for (const voice of voices) expect(voice).toMatchObject({ tier: 'moonbeam', name: expect.any(String) })
    if (vendor === 'openai') return
    expect(voices[0]).toMatchObject({ voiceId: listedVoice, name: 'Sea', gender: 'female', language: 'en' })
  })

  it('records its usage, including failed calls', async () => {
    const asked = request({ text: fewWords })
    server.respondWith((_, place) => (place === 0 ? { status: 500 } : speakWell))
    await providerOf(vendor).record(asked)
    expect(asked.calls.map(({ characters }) => characters)).toEqual([0, fewWords.length])
    expect(asked.calls.map(({ endpoint }) => endpoint)).toEqual([
      expect.stringMatching(/^speech \S+$/),
      expect.stringMatching(/^speech \S+$/),
    ])
    expect(asked.calls[0]?.costUsd).toBe(0)
    // A server of one's own, as the local one is taken to be, bills nobody.
    if (vendor !== 'openai') expect(asked.calls[1]?.costUsd).toBeGreaterThan(fewWords.length / 200_000)
  })

  const faults: [problem: string, fault: VendorBehaviour, kind: string, tries: number][] = [
    ['is down', { down: true }, 'unreachable', 3],
    ['has too much to do', { status: 429, headers: { 'retry-after': '0' } }, 'busy', 3],
    ['wants to be left alone for long', { status: 429, headers: { 'retry-after': '3600' } }, 'busy', 1],
    ['has trouble of its own', { status: 500 }, 'broken', 3],
    ['does not accept the key', { status: 401 }, 'rejected', 1],
    ['sends half of the sound', { speak: 'half' }, 'cut', 3],
    ['breaks off in the middle of the answer', { speak: 'broken' }, 'unreachable', 3],
    ['sends a page', { page: true }, 'unreadable', 3],
    ['sends another format', { mp3: true }, 'unreadable', 3],
    ['sends silence', { speak: 'silence' }, 'unreadable', 3],
    ['sends something else', { json: { hello: 'you' } }, 'unreadable', 3],
  ]
  it.each(sample(faults, 0.25))(
    'that %s is asked again only where that helps',
    async (_, fault, kind, tries) => {
      server.respondWith(() => fault)
      await expect(providerOf(vendor).record(request())).rejects.toMatchObject({ name: 'Error', kind })
      expect(spoken()).toHaveLength(tries)
    },
  )

  it('that recovers is no failure', async () => {
    server.respondWith((_, place) => (place < 2 ? { status: 503 } : speakWell))
    await expect(providerOf(vendor).record(request({ text: fewWords }))).resolves.toMatchObject({
      durationMs: expect.any(Number),
    })
  })

  it('that no longer knows the voice reports that', async () => {
    server.respondWith(() => ({ noSuchVoice: true }))
    await expect(providerOf(vendor).record(request())).rejects.toMatchObject({ kind: 'gone' })
  })

  it('is aborted at once when nobody waits any more', async () => {
    server.respondWith(() => ({ hang: true }))
    const stop = new AbortController()
    const asked = providerOf(vendor).record(request({ signal: stop.signal }))
    while (spoken().length === 0) await pause(1)
    stop.abort(new Error('The process stops.'))
    await expect(asked).rejects.toThrow('The process stops.')
    expect(spoken()).toHaveLength(1)
  })

  it('reveals neither text nor key in its errors', async () => {
    server.respondWith(() => ({ status: 400 }))
    const failure = await providerOf(vendor)
      .record(request())
      .catch((error: unknown) => error)
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/Juniper|key-of/)
  })

  it('is not called for a text without words', async () => {
    const take = await providerOf(vendor).record(request({ text: '…' }))
    expect([spoken().length, take.words]).toEqual([0, []])
  })
})

describe('word times', () => {
  const [paragraph = ''] = text.split('\n\n')
  const timesOf = async (vendor: keyof typeof vendors, played: VendorBehaviour = speakWell) => {
    server.respondWith(() => played)
    const take = await providerOf(vendor).record(request({ text: paragraph, pauseMs: 0 }))
    return take.words.map(([, , from]) => from)
  }

  it('are those of the vendor if it reports them', async () => {
    const [eleven, hume, own] = [
      await timesOf('elevenlabs'),
      await timesOf('hume'),
      await timesOf('hume', { speak: 'own-clocks' }),
    ]
    for (const [index, from] of eleven.entries()) {
      expect(Math.abs(from - (hume[index] ?? 0))).toBeLessThan(15)
      expect(Math.abs(from - (own[index] ?? 0))).toBeLessThan(15)
    }
  })

  it('are estimated from the sound if it does not, or omits them once', async () => {
    const told = await timesOf('elevenlabs')
    for (const found of [await timesOf('openai'), await timesOf('elevenlabs', { speak: 'untimed' })]) {
      const errors = told.map((from, index) => Math.abs(from - (found[index] ?? 0)))
      expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(150)
    }
  })
})

describe('voices of a Hume account', () => {
  it('are found outside the library too, and with the older model if the newer one refuses', async () => {
    const provider = providerOf('hume')
    server.respondWith(({ body }) =>
      body.utterances[0].voice.provider === 'CUSTOM_VOICE' && body.version === undefined
        ? speakWell
        : { noSuchVoice: true },
    )
    await provider.record(request({ text: fewWords, voiceId: 'grandmother' }))
    expect(spoken()).toHaveLength(4)
    await provider.record(request({ text: fewWords, voiceId: 'grandmother' }))
    expect(spoken()).toHaveLength(5)
  })
})

describe('paces', () => {
  it('beyond the range of a vendor are clamped to its limit', async () => {
    for (const vendor of names) await providerOf(vendor).record(request({ text: fewWords, speed: 0.63 }))
    expect(spoken().map(({ vendor, speed }) => [vendor, speed])).toEqual([
      ['hume', 0.75],
      ['elevenlabs', 0.7],
      ['openai', 0.63],
    ])
  })
})

describe('a long text', () => {
  it('is split into parts that the vendor accepts, and joined again', async () => {
    const long = Array.from({ length: 3 }, () => text).join('\n\n')
    const small = { ...vendors.openai(), longest: 200 }
    const provider = cloudSpeech(small, { timeoutMs: 20_000, backoffMs: 1 }, finishSection)
    const take = await provider.record(request({ text: long, pauseMs: 0 }))
    expect(spoken().length).toBeGreaterThan(3)
    for (const { text: part } of spoken()) expect(part.length).toBeLessThanOrEqual(200)
    expect(take.words).toHaveLength(wordsOf(long).length)
    expect(take.words.every(([start, end]) => /^\p{L}/u.test(long.slice(start, end)))).toBe(true)
  })
})

describe('a vendor that hangs', () => {
  it.each(names)('is asked twice and not waited for beyond the deadline: %s', async (vendor) => {
    respondTooLate()
    await expect(providerOf(vendor, deadline).record(request())).rejects.toMatchObject({ kind: 'timeout' })
    expect(spoken()).toHaveLength(2)
  })
})

describe('at the same time', () => {
  it('no more than a few calls are made', async () => {
    const provider = providerOf('elevenlabs')
    let most = 0
    let waiting = 0
    server.respondWith(() => ({ hang: true }))
    const stop = new AbortController()
    const all = Array.from({ length: 8 }, () =>
      provider.record(request({ signal: stop.signal })).catch(() => waiting++),
    )
    while (spoken().length < 3) await pause(1)
    most = spoken().length
    stop.abort(new Error('enough'))
    await Promise.all(all)
    expect([most, waiting]).toEqual([3, 8])
  })
})

describe('cloning by ElevenLabs', () => {
  const label = 'nightlight-voice-00000000-0000-4000-8000-000000000000'
  const recording = new TextEncoder().encode('RIFF and so on')
  const signal = new AbortController().signal
  /** Cloning may take as many deadlines as this. */
  const cloningDeadlines = 4
  const cloning = async (timeoutMs = 20_000) =>
    (await providerOf('elevenlabs', timeoutMs).cloning?.()) ?? expect.unreachable()

  it('sends only a label and the recording, finds the voice by its label, and deletes it', async () => {
    const calls: SpeechCall[] = []
    const { clone, find, remove } = await cloning()
    const id = await clone(label, recording, { signal, onCall: async (call) => void calls.push(call) })
    expect(server.requests[0]?.body).toEqual({ name: label, files: [`RIFF ${recording.length}`] })
    expect(calls).toMatchObject([{ provider: 'elevenlabs', endpoint: 'clone voice', costUsd: 0 }])
    expect([await find(label, signal), await find('another', signal)]).toEqual([id, null])
    expect((await providerOf('elevenlabs').listVoices()).map(({ name }) => name)).toEqual(['Sea', 'Hill'])
    await remove(id, signal)
    expect([server.cloned.size, await find(label, signal)]).toEqual([0, null])
    await remove(id, signal)
  })

  const faults: [string, VendorBehaviour, string][] = [
    ['is down', { down: true }, 'unreachable'],
    ['has too much to do', { status: 429 }, 'busy'],
    ['has trouble of its own', { status: 500 }, 'broken'],
    ['does not accept the recording', { status: 400 }, 'rejected'],
    ['sends a page', { page: true }, 'unreadable'],
    ['does not answer', { hang: true }, 'timeout'],
    [
      'wants to see somebody first',
      { json: { voice_id: 'unseen', requires_verification: true } },
      'rejected',
    ],
  ]
  it.each(faults)('that %s is asked once, and nothing is told in the failure', async (_, fault, kind) => {
    if ('hang' in fault) respondTooLate()
    else server.respondWith(() => fault)
    const { clone } = await cloning('hang' in fault ? deadline / cloningDeadlines : undefined)
    const failure: unknown = await clone(label, recording, { signal }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind })
    expect(server.requests.filter(({ kind }) => kind === 'cloning')).toHaveLength(1)
    expect(server.requests.filter(({ kind }) => kind === 'removal')).toHaveLength('json' in fault ? 1 : 0)
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/key-of|RIFF/)
  })

  it('is not offered by the two others', async () => {
    for (const vendor of ['hume', 'openai'] as const) {
      expect(await providerOf(vendor).cloning?.()).toBeNull()
    }
  })
})
