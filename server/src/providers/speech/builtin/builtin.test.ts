import { givenNameSaid, listedGivenNames } from '@nightlight/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { isExhaustive, sample } from '../../../../../scripts/test-sampling.mjs'
import { planReading } from '../../../platform/prosody/plan-reading.ts'
import { countSounds, speak } from './flite.ts'
import { openBuiltinSpeech } from './index.ts'
import { speakSection } from './speak-section.ts'
import { spokenPhrase } from './spoken-text.ts'
import { voices } from './voices.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine })

const spokenText = (text: string) =>
  planReading(text, 0).flatMap((phrase) => {
    const spoken = spokenPhrase(text, phrase)
    return /[a-z0-9]/i.test(spoken.said) ? [spoken] : []
  })

const speech = openBuiltinSpeech({ threads: 2 })
afterAll(() => speech.close())

const luna = { voiceId: 'builtin-luna', speed: 0.8, pauseMs: 800 }
const signal = new AbortController().signal

const page = `The lantern had a crack in it, and through the crack came a thin gold line. “Is it broken?” asked Mia.

“Only a little,” said Grandpa. “A little is how the light gets out.” They carried it down to the water, step by step by step, and O'Hara the heron watched them go.`

/** Its first sentence, where it does not matter what is said. */
const line = 'The lantern had a crack in it, and through the crack came a thin gold line.'

describe('reading aloud', () => {
  it('treats property names of JavaScript objects as ordinary words', () => {
    for (const word of Object.getOwnPropertyNames(Object.prototype)) {
      const pronounced = spokenText(`The ${word} slept.`).flatMap(({ words }) =>
        words.map((each) => each.pronounced),
      )
      expect(pronounced).toEqual(['The', word.replace(/_/g, ''), 'slept'])
    }
  })

  it('splits sentences as a reader would', () => {
    const pronounced = (text: string) => spokenText(text).map((sentence) => sentence.said)
    expect(pronounced('“Stop!” said Mia. She ran.')).toEqual(['Stop!', 'said Mia.', 'She ran.'])
    expect(pronounced('Mr. Fox — who was late — ran.')).toEqual(['mister Fox, who was late, ran.'])
    expect(pronounced('Hush… hush now. Wait, what?')).toEqual(['Hush, hush now.', 'Wait, what?'])
    expect(pronounced('“Goodnight.” “Goodnight.”')).toEqual(['Goodnight.', 'Goodnight.'])
    expect(pronounced('A tip-toe, and WHOOSH!')).toEqual(['A tip toe, and whoosh!'])
  })

  it('pronounces words without their accents, and skips what has no letters', () => {
    expect(spokenText('Zoë saw Siobhán 🌙 and ليلى.').map((sentence) => sentence.said)).toEqual([
      'Zoe saw Siobhan and.',
    ])
    expect(spokenText('🌙 ⭐️ !!!')).toEqual([])
    expect(spokenText('')).toEqual([])
  })

  it('says numbers and short forms as a reader would', () => {
    const pronounced = (text: string) =>
      spokenText(text)
        .map((sentence) => sentence.said)
        .join(' ')
    expect(pronounced('1,000 stars, 3.5 moons, 50% of it.')).toBe(
      '1000 stars, 3 point 5 moons, fifty percent of it.',
    )
    expect(pronounced('At 7:05, 12:30 or 8:00 p.m. they ate.')).toBe(
      "At seven oh five, twelve thirty or eight o'clock pee em they ate.",
    )
    expect(pronounced('It cost £1, then $2.50 & no more.')).toBe(
      'It cost 1 pound, then 2 dollars 50 and no more.',
    )
    expect(pronounced('The 21st owl, e.g. Dr. Hoot, was 7.')).toBe(
      'The 21st owl, for example doctor Hoot, was seven.',
    )
    expect(pronounced('In 1987 there were 2 cats, 10 mice etc.')).toBe(
      'In 1987 there were two cats, ten mice et cetera.',
    )
  })

  it.each([
    ['the cosy duvet', 'k ow z iy d uw v ey'],
    ['it isn’t', 'ih t ih z ax n t'],
    ['they haven’t', 'dh ey hh ae v ax n t'],
    ['the café', 'dh ax k ae f ey'],
    ['metres', 'm iy t er z'],
    ['Triceratops', 't r ay s eh r ax t aa p s'],
    ['the gerbil’s nest', 'jh er b ih l z'],
    ['Ow', 'aw'],
    ['AH-nih-kah', 'aa n iy k aa'],
    ['at 12:30', 't w eh l v th er d iy'],
  ])('says %s with the sounds of the words', (text, sounds) => {
    const [sentence] = spokenText(text)
    const said = speak(sentence?.said ?? '', { base: 'slt', stretch: 0.5 }).sounds
    expect(said.map(({ name }) => name).join(' ')).toContain(sounds)
  })

  it('says each of more than three hundred names, and spells none', () => {
    const names = listedGivenNames()
    expect(names.length).toBeGreaterThan(300)
    for (const name of sample(names, 0.1)) {
      const said = (givenNameSaid(name) ?? '').toLowerCase().replaceAll('-', ' ')
      const { sounds } = speak(`${said}.`, { base: 'slt', stretch: 0.5 })
      expect([name, sounds.filter((sound) => sound.name !== 'pau').length <= said.length]).toEqual([
        name,
        true,
      ])
    }
  })

  it('knows the position of every word in the text', () => {
    const words = spokenText(page).flatMap((sentence) => sentence.words)
    expect(words.map((word) => page.slice(word.start, word.end)).join(' ')).toBe(
      page.replace(/[“”.,?]/g, '').replace(/\s+/g, ' '),
    )
  })
})

describe('word times', () => {
  it('come from the engine for ordinary prose, in order and within the sound', async () => {
    const spoken = await speakSection({ ...luna, text: page })
    expect(spoken.estimated).toBe(0)
    let before = 0
    for (const [start, end, from, to] of spoken.words) {
      expect(end).toBeGreaterThan(start)
      expect(from).toBeGreaterThanOrEqual(before)
      expect(to).toBeGreaterThan(from)
      before = from
    }
    expect(before).toBeLessThan(spoken.durationMs)
  })

  it('are exact for names, numbers and long words too', async () => {
    const sentences = [
      "O'Malley's seven little otters swam to Llanfair and back.",
      'Twenty-three moths, 4 beetles and 1 very old toad came to tea.',
      'Nobody had ever seen such an extraordinarily enormous marrow.',
      'Joaquin, Aoife, Xanthe and Bjorn held hands.',
      'Wasn’t it lovely? It’s the owl’s birthday, isn’t it?',
      'Up, up, up went the kite, and down, down, down came the night.',
      'She read the book that he had read before.',
      'The wind said hoo, and the door said eek, and Ben said nothing.',
      'Doctor Bramble lives at number 12, by the old iron bridge.',
      'It was live music by a live wire on a windy road.',
      'Tomorrow, perhaps, they would go again.',
      'At 7:05 p.m. 1,000 moths & 3.5 beetles had eaten 50% of it for £2.50.',
    ]
    const spoken = await Promise.all(
      sample(sentences, 0.25).map(async (text) => [text, await speakSection({ ...luna, text })] as const),
    )
    for (const [text, { estimated }] of spoken) expect([text, estimated]).toEqual([text, 0])
  })

  it('exist at every pace, for every engine voice', async () => {
    const speakers = ['builtin-luna', 'builtin-bramble', 'builtin-rowan']
    const paces = [
      [0.7, 1200],
      [0.9, 500],
    ] as const
    for (const [speed, pauseMs] of sample(paces, 0.25)) {
      const takes = await Promise.all(
        speakers.map((voiceId) => speakSection({ voiceId, speed, pauseMs, text: page })),
      )
      const [first = 0, ...others] = takes.map((take) => take.durationMs)
      for (const other of others) expect(Math.abs(other / first - 1)).toBeLessThan(0.035)
      expect(takes.map((take) => take.estimated)).toEqual([0, 0, 0])
    }
  })

  it('move with the pace', async () => {
    const [slow, quick] = await Promise.all(
      [0.7, 0.9].map((speed) => speakSection({ ...luna, speed, text: page })),
    )
    const ratio = (slow?.words.at(-1)?.[2] ?? 0) / (quick?.words.at(-1)?.[2] ?? 1)
    expect(ratio).toBeGreaterThan(1.1)
    expect(ratio).toBeLessThan(1.4)
  })
})

describe('the speech threads', () => {
  it('speak for several at once', async () => {
    const takes = await Promise.all(
      voices.slice(0, 3).map(({ voiceId }) => speech.record({ ...luna, voiceId, text: line, signal })),
    )
    for (const take of takes) {
      expect(take.words).toHaveLength(16)
      expect(take.durationMs).toBeGreaterThan(4_000)
    }
  })

  it('speak many sentences without a fault', async () => {
    const sentences = isExhaustive ? 34 : 8
    const text = Array.from({ length: sentences }, (_, index) => `Star number ${index} said goodnight.`).join(
      ' ',
    )
    const takes = await Promise.all(
      [1, 2, 3].map(() => speech.record({ ...luna, speed: 1, pauseMs: 0, text, signal })),
    )
    for (const take of takes) expect(take.words).toHaveLength(5 * sentences)
  })

  it.each([
    ['nothing', ''],
    ['emoji', '🌙⭐️🦊'],
    ['another script', 'ليلى وليلى'],
    ['control characters', 'A\u0000b\u0007 c\u001b[31m.'],
    ['markup', '<script>alert("boo")</script> & so on'],
    ['an option', '-o /etc/passwd --setf x=1'],
    ['one endless word', 'a'.repeat(1000)],
  ])('live through %s', async (_, text) => {
    const take = await speech.record({ ...luna, text, signal })
    expect(take.durationMs).toBeGreaterThan(0)
    expect(take.mp3.length).toBeGreaterThan(100)
  })

  it('stop a task whose signal aborts, and continue with others', async () => {
    const stop = new AbortController()
    const long = speech.record({ ...luna, text: page.repeat(30), signal: stop.signal })
    const refused = expect(long).rejects.toThrow()
    stop.abort()
    await refused
    expect((await speech.record({ ...luna, text: 'Still here.', signal })).words).toHaveLength(2)
  })

  it('refuse an unknown voice', async () => {
    await expect(speech.record({ ...luna, voiceId: 'nobody', text: 'Hello.', signal })).rejects.toThrow(
      /no built-in voice/,
    )
  })
})

it('a preview is spoken before whole stories', async () => {
  const order: string[] = []
  const say = async (name: string, text: string, urgent: boolean) => {
    await speech.record({ ...luna, text, urgent, signal })
    order.push(name)
  }
  // The thread of previews has to be there.
  await say('first', 'Hush.', true)
  order.length = 0
  const sections = Array.from({ length: 4 }, (_, n) => say(`section ${n}`, line, false))
  await Promise.all([...sections, say('preview', 'Hush.', true)])
  // Two threads had begun with two sections. In its turn it would have been after three at least.
  expect(order.indexOf('preview')).toBeLessThanOrEqual(2)
})

it.each(['slt', 'rms', 'awb'] as const)(
  'the sounds of a word are counted as they are spoken (%s)',
  (base) => {
    const words = ['moonlight', 'badger', 'whispering', 'the', 'through', 'quickly', 'lantern', 'every', 'a']
    const settings = { base, stretch: 1.3 }
    const spoken = words.map(
      (word) => speak(`${word}.`, settings).sounds.filter(({ name }) => name !== 'pau').length,
    )
    expect(countSounds(words, settings)).toEqual(spoken)
  },
)
