import { addChild } from '@nightlight/contract'
import { aChild, aFamily, aStory, expect, screen, storyId, test, toast, within } from '../../test/kit.tsx'

const lior = 'ליאור'
const layla = 'ليلى'

test('names that are read from the right turn neither sentences nor lists round', async ({
  renderApp,
  api,
  user,
}) => {
  const id = storyId(0)
  const text = `${layla} had gone to bed. Good night.`
  const story = aStory({
    id,
    title: `${lior} and the Owl`,
    excerpt: text,
    content: text,
    storyStructure: { sections: [{ text }] },
    waitingReadings: [layla],
  })
  const family = aFamily({ plan: 'starlight', children: [{ name: lior, age: 6 }], user: { fullName: lior } })
  family.stories = [story]
  await renderApp('/profile', { as: family })
  const row = (await screen.findByText('Full name')).parentElement
  expect(row?.querySelector('dd')?.hasAttribute('dir')).toBe(false)
  expect(row?.querySelector('bdi')?.textContent).toBe(lior)
  api.reply(addChild, 201, aChild({ id: 2, name: layla }))
  await user.click(screen.getByRole('button', { name: 'Add Child' }))
  const form = within(screen.getByRole('form', { name: 'Add child' }))
  await user.type(form.getByLabelText('Name'), layla)
  await user.type(form.getByLabelText('Age'), '4')
  await user.click(form.getByRole('button', { name: 'Add Child' }))
  const said = within(await toast('Profile added')).getByText(/is ready for a story/)
  expect(said.textContent).toBe(`\u2068${layla}\u2069 is ready for a story.`)
  expect(said.hasAttribute('dir')).toBe(false)

  await user.click(
    within(screen.getByRole('navigation', { name: 'Mobile' })).getByRole('link', { name: 'Home' }),
  )
  const card = within(await screen.findByRole('article'))
  expect(card.getByText(story.title).getAttribute('dir')).toBe('ltr')
  expect(card.getByText(text).getAttribute('dir')).toBe('ltr')
  await user.click(card.getByRole('link', { name: story.title }))
  const title = await screen.findByRole('heading', { level: 1, name: story.title })
  expect(title.getAttribute('dir')).toBe('ltr')
  expect(document.querySelector('main [data-section]')?.getAttribute('dir')).toBe('ltr')
})
