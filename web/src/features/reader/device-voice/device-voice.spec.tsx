import { preferredVoice, voiceProviders } from '@nightlight/contract'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { aFamily, expect, screen, storyId, test, within } from '../../../../test/kit.tsx'

/** A browser with two voices, one of which is a service of its maker. */
class Utterance {
  voice: unknown
  lang = ''
  rate = 1
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  onboundary: ((event: object) => void) | null = null
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

let spoken: Utterance[]
/** As browsers have it: ranges by the name of a style. */
const highlights = new Map<string, Set<Range>>()
const cancel = vi.fn()
beforeEach(() => {
  spoken = []
  highlights.clear()
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(range: Range) {
        super([range])
      }
    },
  )
  const voices = [
    { voiceURI: 'far', name: 'Cloud voice', lang: 'en-US', localService: false },
    { voiceURI: 'near', name: 'Samantha', lang: 'en_US', localService: true },
    { voiceURI: 'autre', name: 'Thomas', lang: 'fr-FR', localService: true },
  ]
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => void spoken.push(utterance),
    cancel,
    addEventListener: () => {},
    removeEventListener: () => {},
  })
})
afterEach(() => void vi.unstubAllGlobals())

const litWord = () => [...(highlights.get('device-word') ?? [])].map(String).join()
const lit = () => document.querySelector('[data-lit]')?.textContent?.trim()

test('a voice of this device reads sentence by sentence, after saying what it cannot do', async ({
  renderApp,
  api,
  user,
}) => {
  api.reply(voiceProviders, 200, [])
  api.reply(preferredVoice, 204, null)
  const family = aFamily({ plan: 'starlight', stories: [{ narration: null }] })
  await renderApp(`/story/${storyId(0)}`, { as: family })
  await user.click(await screen.findByRole('button', { name: 'Choose a voice' }))
  const choice = within(await screen.findByRole('region', { name: 'A voice of this device' }))
  expect(choice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It stops when the screen locks or another app is opened.',
    'It cannot be kept: there is no download, and nothing to hear later.',
    'It reads names as they are written, and does not use what you wrote in “Say the name as”.',
    'There is no music with it, and no sleep timer.',
  ])
  expect(choice.getByRole('combobox').textContent).toContain('Samantha')
  await user.click(choice.getByRole('button', { name: 'Read with this voice' }))

  const bar = within(await screen.findByRole('region', { name: 'A voice of this device reads' }))
  expect(spoken).toHaveLength(1)
  expect(spoken[0]).toMatchObject({ voice: { voiceURI: 'near' } })
  const first = lit()
  expect(first).toBe(spoken[0]?.text.trim())
  act(() => spoken[0]?.onend?.())
  expect(spoken).toHaveLength(2)
  expect(lit()).not.toBe(first)

  // Where the engine reports words, the spoken one is lit; some say only where it begins.
  const [, word = ''] = /^(?:\S+\s+)(\S+)/.exec(spoken[1]?.text ?? '') ?? []
  const charIndex = spoken[1]?.text.indexOf(word, 1) ?? 0
  act(() => spoken[1]?.onboundary?.({ name: 'word', charIndex, charLength: word.length }))
  expect(litWord()).toBe(word)
  act(() => spoken[1]?.onboundary?.({ name: 'word', charIndex: 0 }))
  expect(litWord()).toBe(/^[\p{L}’'-]+/u.exec(spoken[1]?.text ?? '')?.[0])
  act(() => spoken[0]?.onboundary?.({ name: 'word', charIndex, charLength: word.length }))
  expect(litWord()).not.toBe(word)

  // Not every engine can pause within a sentence: it is begun again, and events of the one before count no more.
  await user.click(bar.getByRole('button', { name: 'Pause the voice' }))
  expect(cancel).toHaveBeenCalled()
  act(() => spoken[1]?.onend?.())
  expect(spoken).toHaveLength(2)
  await user.click(bar.getByRole('button', { name: 'Go on reading' }))
  expect(spoken[2]?.text).toBe(spoken[1]?.text)
  await user.click(bar.getByRole('button', { name: 'Stop the voice' }))
  expect(lit()).toBeUndefined()
  expect(screen.queryByRole('region', { name: 'A voice of this device reads' })).toBeNull()
})
