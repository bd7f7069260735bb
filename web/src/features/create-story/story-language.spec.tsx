import { generateStory, getInstallation } from '@nightlight/contract'
import { aFamily, anInstallation, choose, expect, line, screen, test, waitFor } from '../../../test/kit.tsx'

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

line('form-32', async ({ api, renderApp, user }) => {
  const voices = [
    { id: 1, voiceId: 'luna', name: 'Luna', isDefault: true },
    { id: 2, voiceId: 'greta', name: 'Greta', languages: ['de' as const] },
  ]
  const family = aFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6, storyLanguage: 'de' }],
    voices,
  })
  api.reply(getInstallation, 200, anInstallation({ storyLanguages: ['en', 'ar', 'de'] }))
  api.reply(generateStory, 202, { id: '01930000-0000-7000-8000-000000000001' })
  await renderApp('/', { as: family })
  const language = () => screen.findByRole('combobox', { name: 'Story language' })
  const voice = () => screen.getByRole('combobox', { name: 'Narrator voice' })
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  expect((await language()).textContent).toBe('German')
  await waitFor(() => expect(voice().textContent).toBe('Greta (female)'))
  await user.click(voice())
  expect(options()).toEqual(['Greta (female)'])
  await user.keyboard('{Escape}')
  await choose(user, await language(), 'English')
  await waitFor(() => expect(voice().textContent).toBe('Luna (female)'))
  await choose(user, await language(), 'Arabic')
  expect(
    (await screen.findAllByText(/No voice of yours speaks Arabic: this story is for reading\./)).length,
  ).toBe(2)
  expect(screen.getByRole('button', { name: /^More/ }).textContent).toContain('in Arabic')
  expect(screen.queryByRole('combobox', { name: 'Narrator voice' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create Story' }))
  await waitFor(() => expect(api.calls(generateStory)).toHaveLength(1))
  expect(api.calls(generateStory)[0]?.body).toMatchObject({ language: 'ar', generateAudio: false })
})

test('without a language model the form has no story language', async ({ renderApp, user }) => {
  await renderApp('/', { as: aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] }) })
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  expect(screen.queryByRole('combobox', { name: 'Story language' })).toBeNull()
})
