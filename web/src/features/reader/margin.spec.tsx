import { approveStory, changeChild } from '@nightlight/contract'
import { aChild, aFamily, expect, line, screen, storyId, waitFor, within } from '../../../test/kit.tsx'

const path = `/story/${storyId(0)}`

line('story-20', async ({ renderApp, api, user }) => {
  const questions = ['What did Marigold count?', 'How many boats were there?']
  const stories = [{ marginQuestions: [questions, [], [], [], []] }]
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }], stories })
  await renderApp(path, { as: family })
  const margin = await screen.findByRole('complementary', { name: 'To ask while you read' })
  expect([...margin.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(questions)
  // Outside what is spoken and lit.
  expect(margin.closest('[data-section]')).toBeNull()
  expect(margin.querySelector('[data-word]')).toBeNull()

  api.reply(changeChild, 200, ({ body }) => {
    family.children = family.children.map((child) => aChild({ ...child, ...(body as object) }))
    return family.children[0] ?? aChild()
  })
  await renderApp('/profile', { as: family })
  const section = within(await screen.findByRole('region', { name: 'At bedtime' }))
  const on = section.getByRole('switch', { name: 'Questions in the margin: Marigold' })
  expect(on.getAttribute('aria-checked')).toBe('false')
  await user.click(on)
  await waitFor(() => expect(on.getAttribute('aria-checked')).toBe('true'))
  expect(api.calls(changeChild).map(({ body }) => body)).toEqual([{ marginQuestions: true }])
})

line('story-21', async ({ renderApp, api, user }) => {
  const stories = [{ awaitsParent: true, waitsForYes: true }]
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }], stories })
  api.reply(approveStory, 204, () => {
    for (const story of family.stories) Object.assign(story, { awaitsParent: false, waitsForYes: false })
    return null
  })
  for (const story of family.stories) story.status = 'generating'
  await renderApp(path, { as: family })
  expect(await screen.findByText(/You can say yes once it is whole/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /I have read it/ })).toBeNull()
  for (const story of family.stories) story.status = 'ready'
  await renderApp(path, { as: family })
  expect(await screen.findByText(/You want to read new stories yourself first/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  // Whoever reads first can change what does not fit.
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'I have read it: it is for my child' }))
  expect(await screen.findByRole('button', { name: 'Share' })).toBeTruthy()
})
