import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  aNarration,
  choose,
  expect,
  line,
  type RenderApp,
  screen,
  stopClock,
  storyId,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const sound = () => within(screen.getByRole('dialog', { name: 'Sound' }))

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
  await waitFor(() => expect(position.getAttribute('aria-valuenow')).toBe('0.1'))
  await user.click(screen.getByRole('button', { name: 'Sound settings' }))
  await screen.findByRole('dialog', { name: 'Sound' })
  const slider = (name: string) => sound().getByRole('slider', { name })
  const value = (name: string) => slider(name).getAttribute('aria-valuenow')
  expect(value('Story volume')).toBe('0.8')
  expect(value('Music volume')).toBe('0.3')
  expect(sound().getByRole('combobox', { name: /^Music/ }).textContent).toContain('Gentle Lullaby')
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
  const music = sound().getByRole('switch', { name: 'Background music' })
  expect(music.getAttribute('aria-checked')).toBe('true')
  await choose(user, sound().getByRole('combobox', { name: /^Music/ }), 'Soft Rain')
  await waitFor(() =>
    expect(sound().getByRole('combobox', { name: /^Music/ }).textContent).toContain('Soft Rain'),
  )
  await user.click(music)
  expect(sound().queryByRole('combobox', { name: /^Music/ })).toBeNull()
  await user.click(music)
  expect(sound().getByRole('combobox', { name: /^Music/ }).textContent).toContain('Soft Rain')
})

line('player-04', async ({ renderApp, reload, user }) => {
  await openStory(renderApp)
  const text = () =>
    document.querySelector<HTMLElement>('main [data-section]')?.closest<HTMLElement>('[style]')
  const openTextSettings = async () => user.click(await screen.findByRole('button', { name: 'Text' }))
  const original = text()?.className
  await openTextSettings()
  await user.click(screen.getByRole('radio', { name: /OpenDyslexic/ }))
  await user.click(screen.getByRole('radio', { name: 'Large' }))
  await user.click(screen.getByRole('switch', { name: /^Wide line spacing/ }))
  const chosen = text()?.className
  expect(chosen).not.toBe(original)
  await reload()
  await openTextSettings()
  expect(text()?.style.fontFamily).toContain('OpenDyslexic')
  expect(text()?.className).toBe(chosen)
  expect(screen.getByRole('radio', { name: /OpenDyslexic/ }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('radio', { name: 'Large' }).getAttribute('aria-checked')).toBe('true')
  expect(screen.getByRole('switch', { name: /^Wide line spacing/ }).getAttribute('aria-checked')).toBe('true')
})

line('player-05', async ({ renderApp, user }) => {
  await openSettings(renderApp, user)
  await user.click(sound().getByRole('combobox', { name: /^Sleep timer/ }))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['End of story', '5 minutes', '10 minutes', '15 minutes', '30 minutes']),
  )
})

line('player-06', async ({ renderApp, user }) => {
  await openStory(renderApp)
  const clock = stopClock()
  await user.click(screen.getByRole('button', { name: 'Play' }))
  await clock.until(() => screen.getByRole('button', { name: 'Pause' }))
  await user.keyboard('{Shift}')
  const dimLevel = () => document.querySelector<HTMLElement>('[data-dim-level]')?.dataset.dimLevel
  expect(dimLevel()).toBe('0')
  await clock.run(19_999)
  expect(dimLevel()).toBe('0')
  await clock.run(1)
  expect(dimLevel()).toBe('1')
  await clock.run(7999)
  expect(dimLevel()).toBe('1')
  await clock.run(1)
  expect(dimLevel()).toBe('2')
  await user.keyboard('{Shift}')
  expect(dimLevel()).toBe('0')
})
