import { mixStory, storyEnding, storyTail } from '@nightlight/contract'
import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import {
  aFamily,
  aNarration,
  choose,
  expect,
  type FakeSound,
  line,
  type RenderApp,
  screen,
  stopClock,
  storyId,
  test,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const soundDialog = () => within(screen.getByRole('dialog', { name: 'Sound' }))

async function openStory(renderApp: RenderApp): Promise<void> {
  const family = aFamily({ plan: 'starlight', stories: [{ narration: aNarration() }] })
  await renderApp(`/story/${storyId(0)}`, { as: family })
  await screen.findByRole('button', { name: 'Play' })
}

async function openSettings(renderApp: RenderApp, user: UserEvent): Promise<void> {
  await openStory(renderApp)
  await user.click(screen.getByRole('button', { name: 'Sound settings' }))
  await screen.findByRole('dialog', { name: 'Sound' })
}

line('player-01', async ({ renderApp, user }) => {
  await openStory(renderApp)
  const position = screen.getByRole('slider', { name: 'Position' })
  act(() => position.focus())
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(position.getAttribute('aria-valuenow')).toBe('5'))
  await user.click(screen.getByRole('button', { name: 'Sound settings' }))
  await screen.findByRole('dialog', { name: 'Sound' })
  const slider = (name: string) => soundDialog().getByRole('slider', { name })
  const value = (name: string) => slider(name).getAttribute('aria-valuenow')
  expect(value('Story volume')).toBe('0.8')
  expect(value('Music volume')).toBe('0.3')
  expect(soundDialog().getByRole('combobox', { name: /^Music/ }).textContent).toContain('Gentle Lullaby')
  expect(value('Speed')).toBe('100')
  act(() => slider('Speed').focus())
  for (const [key, speed] of [
    ['{ArrowRight}', '105'],
    ['{Home}', '50'],
    ['{End}', '200'],
  ] as const) {
    await user.keyboard(key)
    expect(value('Speed')).toBe(speed)
  }
})

line('player-02', async ({ renderApp, user }) => {
  await openSettings(renderApp, user)
  const music = soundDialog().getByRole('switch', { name: 'Background music' })
  expect(music.getAttribute('aria-checked')).toBe('true')
  await choose(user, soundDialog().getByRole('combobox', { name: /^Music/ }), 'Soft Rain')
  await waitFor(() =>
    expect(soundDialog().getByRole('combobox', { name: /^Music/ }).textContent).toContain('Soft Rain'),
  )
  await user.click(music)
  expect(soundDialog().queryByRole('combobox', { name: /^Music/ })).toBeNull()
  await user.click(music)
  expect(soundDialog().getByRole('combobox', { name: /^Music/ }).textContent).toContain('Soft Rain')
})

line('player-04', async ({ renderApp, reload, user }) => {
  const included = (id: number, name: string) => ({ childrenIncluded: [{ id, name }] })
  const stories = [included(7, 'Marigold'), included(8, 'Otis')]
  await renderApp(`/story/${storyId(0)}`, { as: aFamily({ plan: 'starlight', stories }) })
  const text = () =>
    document.querySelector<HTMLElement>('main [data-section]')?.closest<HTMLElement>('[style]')
  const column = () => document.querySelector('main [data-section]')?.parentElement?.className
  const openTextSettings = async () => user.click(await screen.findByRole('button', { name: 'Text' }))
  const original = [text()?.className, column()]
  await openTextSettings()
  const dialog = within(screen.getByRole('dialog', { name: 'Text' }))
  expect(dialog.getByText(/^For stories about/).textContent).toBe(
    'For stories about Marigold, kept on this device.',
  )
  const chosen = ['Large', 'OpenDyslexic', 'Wider', 'Short', 'Blue']
  const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}(?!st)`) })
  for (const name of chosen) await user.click(radio(name))
  await user.click(screen.getByRole('switch', { name: /^Wide line spacing/ }))
  const changed = [text()?.className, column()]
  expect(changed[0]).not.toBe(original[0])
  expect(changed[1]).not.toBe(original[1])
  await reload()
  await openTextSettings()
  expect(text()?.style.fontFamily).toContain('OpenDyslexic')
  expect([text()?.className, column()]).toEqual(changed)
  expect(document.documentElement.dataset.tint).toBe('blue')
  for (const name of chosen) expect(radio(name).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('switch', { name: /^Wide line spacing/ }).getAttribute('aria-checked')).toBe('true')
  // The other child's stories are as they were.
  act(() => navigate(`/story/${storyId(1)}`))
  await waitFor(() => expect([text()?.className, column()]).toEqual(original))
  expect(document.documentElement.dataset.tint).toBeUndefined()
})

/** Chooses when the sound ends, on the face of the player. */
async function setTimer(user: UserEvent, option: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Sleep timer' }))
  await user.click(await screen.findByRole('radio', { name: option }))
  await user.keyboard('{Escape}')
}

line('player-05', async ({ renderApp, user }) => {
  await openStory(renderApp)
  await user.click(screen.getByRole('button', { name: 'Sleep timer' }))
  const options = await screen.findAllByRole('radio')
  expect(options.map((option) => option.textContent)).toEqual([
    'End of sentence',
    'End of story',
    'After two stories',
    '5 minutes',
    '10 minutes',
    '15 minutes',
    '30 minutes',
  ])
})

test('the sleep timer shows what will happen, before Play and after it has ended the story', async ({
  renderApp,
  sound,
  user,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-24T18:30'))
  await openStory(renderApp)
  const shown = () => screen.queryByText(/^Sleep timer: /)?.textContent
  await setTimer(user, '5 minutes')
  expect(shown()).toBe('Sleep timer: 5 minutes from when you press Play')
  vi.setSystemTime(new Date('2026-11-24T18:40'))
  const audio = await pressPlay(sound, user)
  playTo(audio, 1)
  expect(shown()).toMatch(/^Sleep timer: fades out at (6:45\sPM|18:45)$/)
  await setTimer(user, 'End of sentence')
  Object.defineProperty(audio, 'paused', { value: false, configurable: true })
  playTo(audio, 2)
  // It fades until the end of a sentence.
  vi.setSystemTime(new Date('2026-11-24T18:41'))
  playTo(audio, 3)
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  expect(shown()).toBeUndefined()
  // Neither now nor in the next story of the evening does a timer come back that nobody wants every evening.
  await user.click(screen.getByRole('button', { name: 'Play' }))
  playTo(audio, 4)
  expect(shown()).toBeUndefined()
})

const dimLevel = () => document.documentElement.dataset.dimLevel

line('player-06', async ({ renderApp, user }) => {
  await openStory(renderApp)
  const clock = stopClock()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await clock.until(() => screen.getByRole('button', { name: 'Pause' }))
  await user.keyboard('{Shift}')
  expect(dimLevel()).toBe('0')
  await clock.run(119_999)
  expect(dimLevel()).toBe('0')
  await clock.run(1)
  expect(dimLevel()).toBe('1')
  await clock.run(60_000)
  expect(dimLevel()).toBe('2')
  await user.keyboard('{Shift}')
  expect(dimLevel()).toBe('0')

  await clock.run(120_000)
  expect(dimLevel()).toBe('1')
  // A click without a touch, so that only the dialog itself can bring the light back.
  screen.getByRole('button', { name: 'Sound settings' }).click()
  await clock.until(() => soundDialog())
  await clock.run(600_000)
  expect(dimLevel()).toBe('0')
})

line('player-09', async ({ renderApp, sound, user }) => {
  const audio = await playStory(renderApp, sound, user)
  const position = screen.getByRole('slider', { name: 'Position' })
  const value = () => Number(position.getAttribute('aria-valuenow'))
  playTo(audio, 3)
  expect(value()).toBe(3)
  act(() => position.focus())
  await user.keyboard('{ArrowRight}')
  expect([audio.currentTime, value()]).toEqual([8, 8])
  playTo(audio, 10.5)
  expect(value()).toBe(10.5)
  await user.keyboard('{ArrowRight}')
  expect([audio.currentTime, value()]).toEqual([15.5, 15.5])
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect([audio.currentTime, value()]).toEqual([5.5, 5.5])
  playTo(audio, 6)
  expect(value()).toBe(6)
  expect(screen.getByText('0:06')).toBeTruthy()
})

test('where somebody pauses is kept to the second, and not to the sentence', async ({
  renderApp,
  sound,
  user,
}) => {
  const audio = await playStory(renderApp, sound, user)
  playTo(audio, 4)
  playTo(audio, 4.7)
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  const stored = localStorage.getItem(`nightlight-place-${storyId(0)}`) ?? ''
  expect(JSON.parse(stored)).toMatchObject({ positionMs: 4700 })
})

line('player-10', async ({ renderApp, sound, user }) => {
  const audio = await playStory(renderApp, sound, user)
  playTo(audio, 3)
  const clock = stopClock()
  // The timer that was started by the click runs on the real clock.
  await user.keyboard('{Shift}')
  await clock.run(200_000)
  expect(dimLevel()).toBe('2')
  const word = document.querySelector<HTMLElement>('[data-section="2"] [data-word="2"]')
  tap(word)
  expect([dimLevel(), audio.currentTime]).toEqual(['0', 3])
  tap(word)
  expect(audio.currentTime).toBeGreaterThan(9)
  await clock.run(200_000)
  expect(dimLevel()).toBe('2')
  tap(screen.getByRole('button', { name: 'Pause' }))
  await clock.until(() => screen.getByRole('button', { name: 'Play' }))
  expect(dimLevel()).toBe('0')
})

/** What a finger on a touch screen causes. */
function tap(target: HTMLElement | null): void {
  act(() => {
    target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
}

line('player-11', async ({ renderApp, api, sound, user }) => {
  // As on phones with iOS.
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1)
  api.reply(mixStory, 200, { audioUrl: '/media/narrations/1/mixed.mp3' })
  api.replyOffContract(storyEnding, 200, 'a faded sentence')
  await openStory(renderApp)
  await waitFor(() => expect(api.calls(mixStory).map(({ body }) => body.music)).toEqual(['gentle-lullaby']))

  await user.click(screen.getByRole('button', { name: 'Sound settings' }))
  await screen.findByRole('dialog', { name: 'Sound' })
  expect(soundDialog().getAllByRole('slider')).toEqual([soundDialog().getByRole('slider', { name: 'Speed' })])
  expect(soundDialog().getByRole('switch', { name: 'Background music' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await setTimer(user, '5 minutes')

  const audio = await pressPlay(sound, user)
  expect(sound.played.map((each) => each.getAttribute('src'))).toEqual(['/media/narrations/1/mixed.mp3'])
  playTo(audio, 2)
  expect(api.calls(storyEnding)).toEqual([])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
  playTo(audio, 3)
  // The sentence that is spoken three seconds later ends at 8 s; the one that is spoken eight seconds after that, at 18.5 s.
  await waitFor(() =>
    expect(api.calls(storyEnding).map(({ query }) => query)).toEqual([
      { music: 'gentle-lullaby', fromMs: 8000, toMs: 18_500 },
    ]),
  )
  playTo(audio, 7.9)
  expect(audio.getAttribute('src')).toBe('/media/narrations/1/mixed.mp3')
  playTo(audio, 8.2)
  expect(audio.getAttribute('src')).toMatch(/^blob:/)
  await sound.end()
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  expect(screen.getByText('0:18')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sleep timer' }))
  expect((await screen.findByRole('radio', { checked: true })).textContent).toBe('End of story')
})

test('where a page cannot set the volume, the voice alone fades as long as it is heard without music', async ({
  renderApp,
  api,
  sound,
  user,
}) => {
  vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1)
  const mix = api.hold(mixStory)
  api.replyOffContract(storyEnding, 200, 'a faded sentence')
  await openStory(renderApp)
  await setTimer(user, '5 minutes')
  const audio = await pressPlay(sound, user)
  playTo(audio, 2)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000)
  playTo(audio, 3)
  await waitFor(() =>
    expect(api.calls(storyEnding).map(({ query }) => query)).toEqual([{ fromMs: 8000, toMs: 18_500 }]),
  )
  api.reply(mixStory, 200, { audioUrl: '/media/narrations/1/mixed.mp3' })
  mix()
})

line('player-12', async ({ renderApp, sound, user }) => {
  const otherTab = new BroadcastChannel('nightlight-speaking')
  const heard = new Promise((resolve) => {
    otherTab.onmessage = resolve
  })
  await playStory(renderApp, sound, user)
  await heard
  otherTab.postMessage('speaking')
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  otherTab.close()
})

line('player-13', async ({ renderApp, sound, user }) => {
  await openStory(renderApp)
  const clock = stopClock()
  await user.click(screen.getByRole('button', { name: 'Lights out' }))
  await clock.until(() => screen.getByRole('button', { name: 'Pause' }))
  const lightsOut = within(screen.getByRole('dialog', { name: 'Lights out' }))
  const isDark = () => document.querySelector('[data-dark]') !== null
  // The narration and its music.
  expect(sound.played).toHaveLength(2)
  await clock.run(14_999)
  expect(isDark()).toBe(false)
  await clock.run(1)
  expect(isDark()).toBe(true)
  expect(dimLevel()).toBe('0')
  // One touch anywhere pauses, and shows the way back.
  await user.click(lightsOut.getByRole('button', { name: 'Pause' }))
  await clock.until(() => lightsOut.getByRole('button', { name: 'Play' }))
  expect(isDark()).toBe(false)
  await clock.run(60_000)
  expect(isDark()).toBe(false)
  await user.click(lightsOut.getByRole('button', { name: 'Play' }))
  await clock.run(15_000)
  expect(isDark()).toBe(true)
  // The end of the story does not light the room.
  act(() => void narrationIn(sound).dispatchEvent(new Event('ended')))
  await clock.until(() => lightsOut.getByRole('button', { name: 'Light' }))
  expect(isDark()).toBe(true)
  await user.click(lightsOut.getByRole('button', { name: 'Light' }))
  expect(isDark()).toBe(false)
  // A key shows the way out as well, and Escape is one.
  await user.click(lightsOut.getByRole('button', { name: 'Play' }))
  await clock.run(15_000)
  expect(isDark()).toBe(true)
  await user.keyboard('{Shift}')
  expect(isDark()).toBe(false)
  expect(lightsOut.getByRole('button', { name: 'Lights on' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await clock.until(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lights out' }))
})

/** Opens the story and presses Play. @returns its audio element, which `playTo` lets play */
async function playStory(renderApp: RenderApp, sound: FakeSound, user: UserEvent): Promise<HTMLMediaElement> {
  await openStory(renderApp)
  return pressPlay(sound, user)
}

async function pressPlay(sound: FakeSound, user: UserEvent): Promise<HTMLMediaElement> {
  await user.click(screen.getByRole('button', { name: 'Play' }))
  const audio = narrationIn(sound)
  Object.defineProperty(audio, 'readyState', { value: 4 })
  return audio
}

function playTo(audio: HTMLMediaElement, seconds: number): void {
  audio.currentTime = seconds
  act(() => void audio.dispatchEvent(new Event('timeupdate')))
}

function narrationIn(sound: FakeSound): HTMLMediaElement {
  const audio = sound.played.find((each) => each.getAttribute('src')?.includes('/narrations/'))
  if (!audio) throw new Error('The narration does not play')
  return audio
}

test('brown noise goes on after the story for as long as was chosen, while the story stays at its end', async ({
  renderApp,
  api,
  sound,
  user,
}) => {
  api.replyOffContract(storyTail, 200, 'a waterfall')
  await openSettings(renderApp, user)
  await choose(user, soundDialog().getByRole('combobox', { name: /^After the story/ }), 'Sound for 8 minutes')
  await choose(user, soundDialog().getByRole('combobox', { name: /^Sound after/ }), 'Brown noise')
  await user.keyboard('{Escape}')
  const audio = await pressPlay(sound, user)
  playTo(audio, 3)
  await waitFor(() =>
    expect(api.calls(storyTail).map(({ params }) => params)).toEqual([{ minutes: 8, sound: 'brown-noise' }]),
  )
  act(() => void audio.dispatchEvent(new Event('ended')))
  await waitFor(() => expect(audio.getAttribute('src')).toMatch(/^blob:/))
  act(() => void audio.dispatchEvent(new Event('playing')))
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sound settings' }))
  await user.click(await screen.findByRole('button', { name: 'Stop the sound after the story' }))
  expect(screen.queryByRole('button', { name: 'Stop the sound after the story' })).toBeNull()
})
