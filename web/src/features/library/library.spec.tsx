import { familyStories, getStory, listStories } from '@nightlight/contract'
import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  aNarration,
  aStory,
  choose,
  expect,
  line,
  screen,
  storyId,
  test,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const main = () => within(screen.getByRole('main'))
const cards = () => main().queryAllByRole('article')
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent)

line('library-01', async ({ renderApp }) => {
  await renderApp('/library', { as: aFamily({ stories: [{}] }) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your Story Library')
  expect(main().getByRole('link', { name: 'Magical Home' }).getAttribute('href')).toBe('/')
  expect(main().getByRole('link', { name: 'Create New Story' }).getAttribute('href')).toBe('/#create-story')
})

line('library-03', async ({ renderApp }) => {
  await renderApp('/library', { as: aFamily() })
  expect(await screen.findByText("You haven't created any stories yet.")).toBeTruthy()
  expect(main().getByRole('link', { name: 'Create Your First Story' }).getAttribute('href')).toBe(
    '/#create-story',
  )
})

line('library-04', async ({ renderApp, api }) => {
  const release = api.hold(listStories)
  await renderApp('/library', { as: aFamily({ stories: [{}] }) })
  expect(await screen.findByText('Loading your stories...')).toBeTruthy()
  release()
  await waitFor(() => expect(cards()).toHaveLength(1))
})

line('library-05', async ({ renderApp, api, user }) => {
  api.disconnect(listStories)
  await renderApp('/library', { as: aFamily({ stories: [{}] }) })
  expect(await screen.findByText('Failed to load stories. Please try again later.')).toBeTruthy()
  api.resetReply(listStories)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cards()).toHaveLength(1))
})

line('library-06', async ({ renderApp, api }) => {
  const family = aFamily({ stories: [{ title: 'The Moon Boat' }] })
  await renderApp('/library', { as: family })
  await waitFor(() => expect(titles()).toEqual(['The Moon Boat']))
  for (const [title, trigger] of [
    ['A Sock for the Snail', () => window.dispatchEvent(new Event('focus'))],
    ['Eight Goodnights', () => document.dispatchEvent(new Event('visibilitychange'))],
  ] as const) {
    const before = api.calls(listStories).length
    family.stories = family.stories.map((story) => ({ ...story, title }))
    act(() => void trigger())
    await waitFor(() => expect(titles()).toEqual([title]))
    expect(api.calls(listStories)).toHaveLength(before + 1)
  }
})

line('library-07', async ({ renderApp }) => {
  const daysAgo = [0, 1, 3, 8, 200]
  const stories = daysAgo.map((days) => ({
    createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    duration: 4,
  }))
  await renderApp('/library', { as: aFamily({ stories }) })
  await waitFor(() => expect(cards()).toHaveLength(5))
  expect(screen.getAllByText('~4 min')).toHaveLength(5)
  const dates = cards().map((card) => card.querySelector('time')?.textContent)
  expect(dates.slice(0, 4)).toEqual(['Today', 'Yesterday', '3 days ago', '1 week ago'])
  expect(dates[4]).toMatch(/^\d{1,2} \w+ \d{4}$/)
})

line('library-10', async ({ renderApp, user }) => {
  const partOf = { id: 5, title: 'The Lighthouse Nights' }
  const stories = [
    { title: 'Night two', partOf, night: 2 },
    { title: 'Alone', readBy: ['Granny', 'Grandpa'] },
    { title: 'Night one', partOf, night: 1 },
  ]
  await renderApp('/library', { as: aFamily({ stories }) })
  await user.click(await screen.findByRole('radio', { name: 'By series' }))
  const shelf = (name: string) => within(screen.getByRole('region', { name }))
  const titlesOn = (name: string) =>
    shelf(name)
      .getAllByRole('article')
      .map((card) => within(card).getByRole('heading').textContent)
  expect(titlesOn('The Lighthouse Nights')).toEqual(['Night one', 'Night two'])
  expect(titlesOn('Single stories')).toEqual(['Alone'])
  await user.click(screen.getByRole('radio', { name: 'Read by relatives' }))
  expect(titlesOn('Read by Granny')).toEqual(['Alone'])
  expect(titlesOn('Read by Grandpa')).toEqual(['Alone'])
  expect(titlesOn('More stories')).toEqual(['Night two', 'Night one'])
})

line('library-09', async ({ renderApp }) => {
  const stories = [{ title: 'The Moon Boat', awaitsParent: true }, { title: 'A Sock for the Snail' }]
  await renderApp('/library', { as: aFamily({ stories }) })
  await screen.findByRole('heading', { name: 'The Moon Boat' })
  expect(cards().map((card) => within(card).queryByText('Waits for your yes') !== null)).toEqual([
    true,
    false,
  ])
})

line('library-08', async ({ renderApp, user }) => {
  const names = ['The Moon Boat', 'A Sock for the Snail', 'Eight Goodnights', 'The Polite Pirates']
  const children = ['Marigold', 'Tom', 'Tom', 'Marigold']
  const stories = names.map((title, index) => ({
    title,
    favorite: index === 1,
    theme: index < 2 ? 'space' : 'pirates',
    childrenIncluded: [{ id: null, name: children[index] ?? '' }],
  }))
  await renderApp('/library', { as: aFamily({ stories }) })
  await waitFor(() => expect(titles()).toEqual(names))
  await user.type(main().getByRole('searchbox'), 'snail')
  await waitFor(() => expect(titles()).toEqual(['A Sock for the Snail']))
  await user.clear(main().getByRole('searchbox'))
  await waitFor(() => expect(cards()).toHaveLength(4))
  await user.click(main().getByRole('button', { name: /Favourites/ }))
  await waitFor(() => expect(titles()).toEqual(['A Sock for the Snail']))
  await user.click(main().getByRole('button', { name: /Favourites/ }))
  await user.click(main().getByRole('button', { name: 'Filter and sort' }))
  await chooseFilter(user, 'Theme', 'Pirates')
  await chooseFilter(user, 'Child', 'Tom')
  await waitFor(() => expect(titles()).toEqual(['Eight Goodnights']))
  await chooseFilter(user, 'Child', 'Everybody')
  await chooseFilter(user, 'Order', 'By title')
  await waitFor(() => expect(titles()).toEqual(['Eight Goodnights', 'The Polite Pirates']))
})

const chooseFilter = (user: UserEvent, label: string, option: string) =>
  choose(user, main().getByRole('combobox', { name: new RegExp(`^${label}`) }), option)

test('Play on a cover plays the story where it is, as everywhere, and a story that cannot be heard has none', async ({
  renderApp,
  user,
  api,
  sound,
}) => {
  const narration = aNarration()
  const audioUrl = narration.audioUrl
  const stories = [{ title: 'The Moon Boat', audioUrl, narration }, { title: 'Eight Goodnights' }]
  await renderApp('/library', { as: aFamily({ stories }) })
  await waitFor(() => expect(titles()).toEqual(['The Moon Boat', 'Eight Goodnights']))
  expect(main().queryByRole('button', { name: 'Play Eight Goodnights' })).toBeNull()
  await user.click(main().getByRole('button', { name: 'Play The Moon Boat' }))
  expect(await screen.findByRole('region', { name: 'Now playing' })).toBeTruthy()
  expect(await main().findByRole('button', { name: 'Pause The Moon Boat' })).toBeTruthy()
  expect(location.pathname).toBe('/library')
  // The music under it begins a moment later.
  expect(sound.played.filter(({ src }) => src.includes('/narrations/'))).toHaveLength(1)
  expect(api.calls(getStory)).toHaveLength(1)
})

test('a card says what is new and how far a story was heard', async ({ renderApp, user }) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const stories = [0, 1, 9].map((days) => ({ createdAt: daysAgo(days), duration: 4 }))
  await renderApp('/library', { as: aFamily({ stories }) })
  await waitFor(() => expect(cards().map(isNew)).toEqual([true, true, false]))
  const place = { at: Date.now(), section: 1, positionMs: 60_000 }
  localStorage.setItem(`nightlight-place-${storyId(0)}`, JSON.stringify(place))
  localStorage.setItem(
    `nightlight-place-${storyId(1)}`,
    JSON.stringify({ ...place, section: 0, positionMs: 0 }),
  )
  await user.click(main().getByRole('link', { name: 'Magical Home' }))
  await user.click(screen.getAllByRole('link', { name: 'Story Library' })[0] ?? document.body)
  await waitFor(() => expect(cards().map(isNew)).toEqual([false, false, false]))
  const bars = cards().map((card) => within(card).queryByRole('img', { name: /^Heard to/ }))
  expect(bars.map((bar) => bar?.getAttribute('aria-label'))).toEqual(['Heard to 25 %', undefined, undefined])
})

test('a family with several children has a shelf for each, until it looks for something', async ({
  renderApp,
  user,
}) => {
  const [ada, ben] = [
    { id: 1, name: 'Ada' },
    { id: 2, name: 'Ben' },
  ]
  const included = [[ben], [ada], [ada, ben], [{ id: null, name: 'Cleo' }], [ben]]
  const stories = included.map((childrenIncluded, index) => ({ title: `Story ${index}`, childrenIncluded }))
  await renderApp('/library', { as: aFamily({ stories }) })
  await waitFor(() => expect(cards()).toHaveLength(5))
  const shelves = () => main().queryAllByRole('heading', { level: 2 })
  expect(shelves().map(({ textContent }) => textContent)).toEqual([
    'Stories for Ben',
    'Stories for Ada',
    'Stories for several children',
    'More stories',
  ])
  expect(titles()).toEqual(['Story 0', 'Story 4', 'Story 1', 'Story 2', 'Story 3'])
  expect(
    within(main().getByRole('region', { name: 'Stories for Ben' })).getAllByRole('article'),
  ).toHaveLength(2)
  await user.type(main().getByRole('searchbox'), 'Ben')
  await waitFor(() => expect(titles()).toEqual(['Story 0', 'Story 2', 'Story 4']))
  expect(main().queryByRole('heading', { name: 'Stories for Ben' })).toBeNull()
})

test('whoever reads along and has no stories begins with those of the family, and finds their own beside them', async ({
  renderApp,
  api,
  user,
}) => {
  const member = aFamily()
  const ada = { id: 7, firstName: 'Ada', mayCreate: false, isOpen: true, people: [] }
  member.overview.joined = [{ ...ada, id: 6, firstName: 'Bea', isOpen: false }, ada]
  api.reply(familyStories, 200, [aStory({ title: 'The Moon Boat' })])
  await renderApp('/library', { as: member })
  await waitFor(() => expect(titles()).toEqual(['The Moon Boat']))
  await user.click(main().getByRole('link', { name: 'Your stories' }))
  expect(await screen.findByText("You haven't created any stories yet.")).toBeTruthy()
  expect(main().getByRole('link', { name: 'Your stories' }).getAttribute('aria-current')).toBe('page')
})

const isNew = (card: HTMLElement) => within(card).queryByText('New') !== null
