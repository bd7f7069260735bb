import { familyStories, getStory, listStories } from '@nightlight/contract'
import { aFamily, aStory, expect, screen, storyId, test, within } from '../../../test/kit.tsx'

const ada = { id: 7, firstName: 'Ada', mayCreate: true, isOpen: true, people: ['Ruth', 'Jo'] }

test('a member finds on home what the family shares, who is in it, and one way to make a story', async ({
  renderApp,
  api,
}) => {
  const member = aFamily()
  member.overview.joined = [ada]
  api.reply(
    familyStories,
    200,
    [0, 1, 2, 3].map((index) => aStory({ id: storyId(index), title: `Night ${index}` })),
  )
  api.reply(getStory, 200, aStory({ title: 'Night 0' }))
  await renderApp('/', { as: member })
  const shelf = within(await screen.findByRole('region', { name: /From .*Ada.*’s family/ }))
  expect(shelf.getByText(/You read here with .*Ada.*, .*Ruth.* and .*Jo/)).toBeTruthy()
  expect(shelf.getByRole('link', { name: 'Make a story for them' }).getAttribute('href')).toBe(
    '/family/7/create',
  )
  expect((await shelf.findAllByRole('article')).length).toBe(3)
  expect(shelf.getByRole('link', { name: 'All 4 stories' }).getAttribute('href')).toBe('/library?family=7')
  // Nothing of plans, and nothing that looks like a failure because it has no child of its own.
  expect(screen.queryByText(/Remaining|Upgrade/)).toBeNull()
  // Their children first, and last night's story; a child of one's own is a matter of choice.
  const create = within(screen.getByRole('region', { name: 'Create a Personalized Story' }))
  const links = await create.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose the child', '/family/7/create'],
    ['Add a child', '/profile?next=%2F%23create-story'],
  ])
  // They may be the member's own children as well.
  expect(create.queryByText(/’s children|child of your own/)).toBeNull()
  const hero = within(screen.getByRole('region', { name: 'Good nights start with great stories.' }))
  expect(hero.queryByLabelText('Your child’s name')).toBeNull()
  expect(hero.getByRole('link', { name: 'Night 0' })).toBeTruthy()
})

test('a family that is closed says so, and a member without the right makes no story', async ({
  renderApp,
  api,
}) => {
  const member = aFamily()
  member.overview.joined = [{ ...ada, isOpen: false, people: [] }]
  api.reply(listStories, 200, [])
  await renderApp('/', { as: member })
  expect(await screen.findByText(/Closed for now/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Make a story for them' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Choose the child' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Add a child' })).toBeTruthy()
})
