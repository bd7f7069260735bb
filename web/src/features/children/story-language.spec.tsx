import { addChild, getInstallation } from '@nightlight/contract'
import {
  aChild,
  aFamily,
  anInstallation,
  choose,
  expect,
  field,
  line,
  screen,
  waitFor,
} from '../../../test/kit.tsx'

line('profile-17', async ({ api, renderApp, user }) => {
  api.reply(getInstallation, 200, anInstallation({ storyLanguages: ['en', 'ja', 'uk'] }))
  api.reply(addChild, 201, ({ body }) => aChild({ id: 7, name: body.name, age: body.age }))
  await renderApp('/profile', { as: aFamily({ plan: 'starlight', children: [] }) })
  await user.click(await screen.findByRole('button', { name: 'Add Child' }))
  const language = await screen.findByRole('combobox', { name: 'Story language' })
  expect(language.textContent).toBe('English')
  await user.type(field('Name'), 'Marigold')
  await user.type(field('Age'), '5')
  await choose(user, language, 'Ukrainian')
  await user.click(screen.getAllByRole('button', { name: 'Add Child' }).at(-1) ?? document.body)
  await waitFor(() => expect(api.calls(addChild)[0]?.body).toMatchObject({ storyLanguage: 'uk' }))
})
