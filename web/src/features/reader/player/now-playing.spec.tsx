import { logout } from '@nightlight/contract'
import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import {
  aFamily,
  aNarration,
  currentPath,
  expect,
  type FakeSound,
  line,
  type RenderApp,
  screen,
  storyId,
  test,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const titles = ['The Quiet Harbour', 'The Lamp', 'The Owl'] as const
const stories = titles.map((title, index) => ({
  title,
  narration: aNarration({ id: index + 1, audioUrl: `/media/narrations/${index + 1}/whole.mp3` }),
  audioUrl: `/media/narrations/${index + 1}/whole.mp3`,
}))
const familyOf = () => aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }], stories })
const bar = () => within(screen.getByRole('region', { name: 'Now playing' }))
const go = (path: string) => act(() => navigate(path))
const narrations = (sound: FakeSound) =>
  sound.played.filter((each) => each.getAttribute('src')?.includes('/narrations/'))

async function playAndLeave(renderApp: RenderApp, user: UserEvent): Promise<void> {
  await renderApp(`/story/${storyId(0)}`, { as: familyOf() })
  await user.click(await screen.findByRole('button', { name: 'Play' }))
  await screen.findByRole('button', { name: 'Pause' })
  go('/about')
  await screen.findByRole('region', { name: 'Now playing' })
}

const end = (audio: HTMLMediaElement | undefined) => act(() => void audio?.dispatchEvent(new Event('ended')))

line('player-14', async ({ renderApp, sound, user }) => {
  await playAndLeave(renderApp, user)
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
  for (const path of ['/', '/library', '/contact']) {
    go(path)
    expect(await bar().findByRole('button', { name: 'Pause' })).toBeTruthy()
  }
  expect(narrations(sound)).toHaveLength(1)
  await user.click(bar().getByRole('button', { name: 'Pause' }))
  await user.click(await bar().findByRole('button', { name: 'Play' }))
  expect(narrations(sound)).toHaveLength(2)
  // On its own page the story has its player, which goes on as well.
  go(`/story/${storyId(0)}`)
  const player = within(await screen.findByRole('region', { name: 'Player' }))
  expect(player.getByRole('button', { name: 'Pause' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull()
  go('/about')
  await user.click(await bar().findByRole('button', { name: 'Stop and close' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull())
  expect(document.activeElement?.id).toBe('main')
})

line('player-15', async ({ renderApp, sound, user }) => {
  await playAndLeave(renderApp, user)
  await user.click(bar().getByRole('button', { name: /^Open the player/ }))
  const full = within(await screen.findByRole('dialog', { name: titles[0] }))
  expect(full.getByRole('slider', { name: 'Speed' }).getAttribute('aria-valuenow')).toBe('100')
  const timer = within(full.getByRole('radiogroup', { name: 'Sleep timer' }))
  const chosen = () => timer.getByRole('radio', { checked: true }).textContent
  expect(chosen()).toBe('End of story')
  await user.click(full.getByRole('button', { name: 'One more' }))
  await user.click(await full.findByRole('button', { name: titles[2] }))
  expect(chosen()).toBe('After two stories')
  await user.click(full.getByRole('button', { name: `Remove ${titles[2]}` }))
  expect(chosen()).toBe('End of story')
  await user.click(full.getByRole('button', { name: titles[2] }))
  const [first] = narrations(sound)
  end(first)
  expect(await screen.findByRole('dialog', { name: titles[2] })).toBeTruthy()
  await waitFor(() => expect(narrations(sound)).toHaveLength(2))
  // The element that plays already: a locked phone starts no other one.
  expect(narrations(sound)[1]).toBe(first)
  expect(full.queryByRole('button', { name: `Remove ${titles[2]}` })).toBeNull()
  expect(chosen()).toBe('End of story')
  end(first)
  await full.findByRole('button', { name: 'Play' })
  expect(narrations(sound)).toHaveLength(2)
})

line('player-18', async ({ renderApp, user }) => {
  await renderApp(`/story/${storyId(0)}`, { as: familyOf() })
  await user.click(await screen.findByRole('button', { name: 'Play' }))
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: titles[0] })).toBeNull())
  // On the page of the story, and on any other one.
  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  await screen.findByRole('dialog', { name: titles[0] })
  act(() => history.back())
  await isClosed()
  expect(currentPath()).toBe(`/story/${storyId(0)}`)
  go('/about#main')
  const open = async () => {
    await user.click(await bar().findByRole('button', { name: /^Open the player/ }))
    return within(await screen.findByRole('dialog', { name: titles[0] }))
  }
  const entries = history.length
  await open()
  expect(history.length).toBe(entries + 1)
  act(() => history.back())
  await isClosed()
  // A second press, before the first one has closed it, does not leave the page either.
  const close = (await open()).getByRole('button', { name: 'Close' })
  await user.dblClick(close)
  await isClosed()
  expect(currentPath()).toBe('/about#main')
  // To the text instead: from there going back leads to the page, without the player over it.
  await user.click((await open()).getByRole('link', { name: 'Read along' }))
  await screen.findByRole('region', { name: 'Player' })
  expect(screen.queryByRole('dialog', { name: titles[0] })).toBeNull()
  act(() => history.back())
  await bar().findByRole('button', { name: 'Pause' })
  expect(currentPath()).toBe('/about#main')
  expect(screen.queryByRole('dialog', { name: titles[0] })).toBeNull()
})

test('a player that was open before everything was stopped does not come back with the next story', async ({
  renderApp,
  user,
}) => {
  await playAndLeave(renderApp, user)
  await user.click(bar().getByRole('button', { name: /^Open the player/ }))
  await screen.findByRole('dialog', { name: titles[0] })
  const { stopPlaying } = await import('./now-playing.ts')
  const { playStory } = await import('./play-story.ts')
  act(stopPlaying)
  await act(() => playStory(storyId(1)))
  expect(await bar().findByRole('button', { name: `Open the player: ${titles[1]}` })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: titles[1] })).toBeNull()
})

test('after two stories, a story of the library follows where none was chosen', async ({
  renderApp,
  sound,
  user,
}) => {
  await playAndLeave(renderApp, user)
  await user.click(bar().getByRole('button', { name: /^Open the player/ }))
  await user.click(await screen.findByRole('radio', { name: 'After two stories' }))
  end(narrations(sound)[0])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: titles[0] })).toBeNull())
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('End of story')
})

test('a sleep timer that is set says what is left of it, on every page and in large', async ({
  renderApp,
  user,
}) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-24T12:00'))
  await playAndLeave(renderApp, user)
  const open = () => bar().getByRole('button', { name: /^Open the player/ })
  const isDescribed = (element: HTMLElement, text: string) =>
    expect(document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text)
  expect(open().getAttribute('aria-describedby')).toBeNull()
  await user.click(open())
  await user.click(await screen.findByRole('radio', { name: '15 minutes' }))
  isDescribed(screen.getByRole('radiogroup', { name: 'Sleep timer' }), '15 minutes left')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  isDescribed(open(), '15 minutes left')
  vi.setSystemTime(new Date('2026-11-24T12:03:30'))
  await waitFor(() => isDescribed(open(), '12 minutes left'), { timeout: 3000 })
  await user.click(open())
  await user.click(await screen.findByRole('radio', { name: 'After two stories' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  isDescribed(open(), 'After two stories')
})

line('player-16', async ({ renderApp, user }) => {
  const at = (time: string) => vi.setSystemTime(new Date(`2026-11-24T${time}`))
  vi.useFakeTimers({ toFake: ['Date'] })
  at('12:00')
  const openTimer = async () => user.click(await screen.findByRole('button', { name: 'Sleep timer' }))
  const chosen = async () => {
    await openTimer()
    const { textContent } = await screen.findByRole('radio', { checked: true })
    await user.keyboard('{Escape}')
    return textContent
  }
  await renderApp(`/story/${storyId(0)}`, { as: familyOf() })
  await openTimer()
  await user.click(await screen.findByRole('radio', { name: '15 minutes' }))
  await user.click(screen.getByRole('switch', { name: /^Every evening/ }))
  await user.keyboard('{Escape}')
  for (const [time, timer] of [
    ['12:30', 'End of story'],
    ['19:30', '15 minutes'],
  ] as const) {
    at(time)
    go('/about')
    await screen.findByRole('heading', { level: 1, name: /About/ })
    go(`/story/${storyId(0)}`)
    await screen.findByRole('button', { name: 'Play' })
    expect(await chosen()).toBe(timer)
    await user.click(screen.getByRole('button', { name: 'Play' }))
    await screen.findByRole('button', { name: 'Pause' })
    expect(await chosen()).toBe(timer)
    await user.click(screen.getByRole('button', { name: 'Pause' }))
    go('/about')
    await user.click(await bar().findByRole('button', { name: 'Stop and close' }))
  }
})

test('another story can follow, or take over, on its page', async ({ renderApp, sound, user }) => {
  await playAndLeave(renderApp, user)
  go(`/story/${storyId(1)}`)
  const other = within(await screen.findByRole('region', { name: 'Now playing' }))
  expect(other.getByText(titles[0])).toBeTruthy()
  await user.click(other.getByRole('button', { name: 'Play next' }))
  expect(other.getByText('Comes next')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull())
  expect(narrations(sound).at(-1)?.getAttribute('src')).toContain('/2/')
})

test('what a family listens to ends when it signs out', async ({ renderApp, api, user }) => {
  await playAndLeave(renderApp, user)
  api.reply(logout, 204, null)
  await user.click(screen.getByRole('button', { name: /Account menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull())
})
