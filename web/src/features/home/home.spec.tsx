import { currentUser, getInstallation, getStory, listStories, storyQuota } from '@nightlight/contract'
import {
  aFamily,
  aNarration,
  anInstallation,
  aStory,
  currentPath,
  expect,
  line,
  screen,
  stopClock,
  storyId,
  test,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const oneChild = [{ name: 'Marigold', age: 6 }]
/** The part of the page where stories are made. */
const createSection = () => within(screen.getByRole('region', { name: /^Create/ }))
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

line('home-01', async ({ renderApp }) => {
  await renderApp('/')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good nights start with great stories.')
})

line('home-02', async ({ renderApp }) => {
  await renderApp('/')
  expect(screen.getByText(/creates a world of enchantment and calm/)).toBeTruthy()
})

line('home-03', async ({ renderApp }) => {
  await renderApp('/')
  const figure = screen.getByText("Tonight's story").closest('figure')
  expect(figure?.querySelector('img')?.alt).toBe('Child reading a bedtime story')
})

line('home-05', async ({ renderApp, api }) => {
  const sections = [
    'Good nights start with great stories.',
    'Create Your Own Bedtime Stories',
    'Create a Personalized Story',
    'Three plans, no surprises',
    'Stories to read now',
    'Saved Stories',
    'How it works',
  ]
  const shown = () =>
    screen
      .getAllByRole('heading')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => sections.includes(text))
  api.reply(listStories, 200, [aStory({ isSample: true })])
  await renderApp('/')
  await screen.findByRole('heading', { name: 'Stories to read now' })
  const [hero, create, , plans, samples, saved, how] = sections
  expect(shown()).toEqual([hero, create, plans, samples, how])
  api.resetReply(listStories)
  await renderApp('/', { as: aFamily({ plan: 'starlight', children: oneChild, stories: [{}] }) })
  await screen.findByRole('heading', { name: 'Saved Stories' })
  expect(shown()).toEqual([hero, sections[2], saved, how])
})

test('a family that comes back goes on with a story in one press, and sees the shelf of each child', async ({
  renderApp,
  sound,
  user,
}) => {
  const children = [...oneChild, { name: 'Tom', age: 4 }]
  const stories = [
    {
      title: 'Pirates of the Pond',
      narration: aNarration(),
      audioUrl: '/a.mp3',
      childrenIncluded: [{ id: 2, name: 'Tom' }],
    },
    { title: 'The Quiet Harbour', childrenIncluded: [{ id: 1, name: 'Marigold' }] },
  ]
  const family = aFamily({ plan: 'moonbeam', children, stories })
  await renderApp('/', { as: family })
  await user.click(await screen.findByRole('button', { name: 'Play: Pirates of the Pond' }))
  const bar = within(await screen.findByRole('region', { name: 'Now playing' }))
  expect(bar.getByText('Pirates of the Pond')).toBeTruthy()
  // The music under it begins a moment later.
  expect(sound.played.filter(({ src }) => src.includes('/narrations/'))).toHaveLength(1)
  expect(currentPath()).toBe('/')
  const card = screen.getByText("Tonight's story").closest('figure')
  expect(card?.textContent).toContain('Playing now')
  expect(card?.textContent).not.toMatch(/Stopped|From the beginning/)
  await user.click(screen.getAllByRole('button', { name: 'Pause' })[0] ?? document.body)
  expect(card?.textContent).not.toContain('Playing now')
  expect(await screen.findByRole('button', { name: 'Play: Pirates of the Pond' })).toBeTruthy()
  expect(screen.getByText("Tonight's story")).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(/Upgrade/)).toBeNull()
  const section = within(screen.getByRole('region', { name: 'Saved Stories' }))
  await user.click(await section.findByRole('radio', { name: 'Tom' }))
  expect(section.getAllByRole('article')).toHaveLength(1)
  expect(section.getByRole('link', { name: 'Pirates of the Pond' })).toBeTruthy()
  localStorage.setItem(
    `nightlight-place-${storyId(1)}`,
    JSON.stringify({ at: Date.now(), section: 1, positionMs: 72_000 }),
  )
  const mobile = within(screen.getByRole('navigation', { name: 'Mobile' }))
  await user.click(mobile.getByRole('link', { name: 'Profile' }))
  await user.click(mobile.getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('button', { name: 'Continue: The Quiet Harbour' })).toBeTruthy()
  expect(screen.getByText(/Stopped after 1 min 12 s/)).toBeTruthy()
})

line('home-06', async ({ renderApp }) => {
  await renderApp('/')
  expect(screen.getByRole('heading', { name: 'Create Your Own Bedtime Stories' })).toBeTruthy()
  expect(screen.getByRole('table', { name: 'Comparison of the plans' })).toBeTruthy()
})

line('home-07', async ({ renderApp }) => {
  await renderApp('/', { as: aFamily({ plan: 'starlight', children: oneChild }) })
  expect(await screen.findByRole('heading', { name: 'Create a Personalized Story' })).toBeTruthy()
  expect(await screen.findByText('3 Remaining')).toBeTruthy()
})

line('home-08', async ({ renderApp }) => {
  await renderApp('/')
  expect(createSection().getByText('Sign in to make a story')).toBeTruthy()
  for (const href of hrefs(createSection().getAllByRole('link'))) expect(href).toMatch(/^\/auth/)
  expect(screen.queryByRole('form')).toBeNull()
})

line('home-09', async ({ renderApp, user }) => {
  await renderApp('/', { as: aFamily() })
  expect(await screen.findByText('Please add a child profile in your profile page first.')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Story' })).toBeNull()
  await user.click(createSection().getByRole('link', { name: 'Add a child' }))
  await waitFor(() => expect(location.pathname).toBe('/profile'))
})

line('home-10', async ({ renderApp }) => {
  await renderApp('/')
  const section = within(screen.getByRole('region', { name: 'How it works' }))
  expect(section.getAllByRole('listitem')).toHaveLength(3)
  expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Personalised stories',
    'Text-to-speech',
    'Save favourites',
  ])
})

line('home-11', async ({ renderApp, user }) => {
  const stories = Array.from({ length: 8 }, (_, index) => ({ title: `Story ${index}` }))
  await renderApp('/', { as: aFamily({ plan: 'starlight', children: oneChild, stories }) })
  const section = within(await screen.findByRole('region', { name: 'Saved Stories' }))
  const cards = () => section.getAllByRole('article')
  await waitFor(() => expect(cards()).toHaveLength(3))
  await user.click(section.getByRole('button', { name: 'Load More Stories' }))
  expect(cards()).toHaveLength(6)
  await user.click(section.getByRole('button', { name: 'Load More Stories' }))
  expect(cards()).toHaveLength(8)
  expect(section.queryByRole('button', { name: 'Load More Stories' })).toBeNull()
})

line('home-12', async ({ renderApp }) => {
  await renderApp('/', { as: aFamily({ children: oneChild }) })
  expect(await screen.findByText('1 Remaining')).toBeTruthy()
  // Without a child there is no form, which would show the same text.
  await renderApp('/', { as: aFamily({ quota: { used: 1, remaining: 0 } }) })
  expect(await createSection().findByText('Limit Reached')).toBeTruthy()
})

line('home-13', async ({ renderApp, api }) => {
  api.replyError(storyQuota, 404, '')
  await renderApp('/', { as: aFamily({ plan: 'starlight', children: oneChild }) })
  expect(await screen.findByRole('form', { name: 'Story' })).toBeTruthy()
  expect(api.calls(storyQuota)).not.toEqual([])
  expect(screen.queryByText(/Remaining|Limit Reached/)).toBeNull()
})

line('home-14', async ({ renderApp }) => {
  await renderApp('/', { as: aFamily({ plan: 'moonbeam' }) })
  expect(await screen.findByText('Unlimited stories')).toBeTruthy()
})

line('home-15', async ({ renderApp }) => {
  await renderApp('/', { as: aFamily() })
  await screen.findByText('1 Remaining')
  expect(hrefs(createSection().getAllByRole('link', { name: 'Upgrade' }))).toEqual(['/subscribe'])
  await renderApp('/', { as: aFamily({ plan: 'starlight' }) })
  await screen.findByText('3 Remaining')
  expect(hrefs(createSection().getAllByRole('link', { name: 'Upgrade to Moonbeam' }))).toEqual(['/subscribe'])
  await renderApp('/', { as: aFamily({ plan: 'moonbeam' }) })
  await screen.findByText('Unlimited stories')
  expect(createSection().queryByRole('link', { name: /Upgrade/ })).toBeNull()
})

line('home-16', async ({ renderApp }) => {
  await renderApp('/')
  const table = within(screen.getByRole('table', { name: 'Comparison of the plans' }))
  for (const text of [
    'Free',
    '$9.99 per month',
    'or $99 per year (saves $20)',
    '$19.99 per month',
    'or $199 per year (saves $40)',
    '1 per week',
    '3 per day',
    '10 per day (fair use)',
  ]) {
    expect(table.getByText(text)).toBeTruthy()
  }
  const moonbeam = table.getByRole('columnheader', { name: /Moonbeam/ })
  expect(within(moonbeam).getByText('Most Popular')).toBeTruthy()
})

line('home-17', async ({ renderApp, reload, user }) => {
  await renderApp('/', { as: aFamily() })
  const banner = within(await screen.findByRole('complementary', { name: 'Upgrade' }))
  expect(banner.getByRole('link').getAttribute('href')).toBe('/subscribe')
  await user.click(banner.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('complementary', { name: 'Upgrade' })).toBeNull()
  await reload()
  await screen.findByText('1 Remaining')
  expect(screen.queryByRole('complementary', { name: 'Upgrade' })).toBeNull()
  await renderApp('/', { as: aFamily({ plan: 'moonbeam' }) })
  await screen.findByText('Unlimited stories')
  expect(screen.queryByRole('complementary', { name: 'Upgrade' })).toBeNull()
})

test('a visitor hears a sample with one press on the hero', async ({ renderApp, api, sound, user }) => {
  const sample = aStory({ isSample: true, title: 'The Lamp', narration: aNarration(), audioUrl: '/a.mp3' })
  api.reply(listStories, 200, [aStory({ id: storyId(1), isSample: true }), sample])
  api.reply(getStory, 200, sample)
  await renderApp('/')
  await user.click(await screen.findByRole('button', { name: 'Play a sample: The Lamp' }))
  expect(await screen.findByRole('region', { name: 'Now playing' })).toBeTruthy()
  expect(sound.played).toHaveLength(1)
  // While it plays it goes on over the first story's form; when nobody listens to it any more, it is not in the way.
  await user.type(screen.getByLabelText('Your child’s name'), 'Maya')
  await user.type(screen.getByLabelText('Age'), '6{Enter}')
  await screen.findByRole('heading', { name: 'Which one is Maya?' })
  const bar = within(screen.getByRole('region', { name: 'Now playing' }))
  await user.click(bar.getByRole('button', { name: 'Pause' }))
  await user.click(screen.getByRole('button', { name: 'Choose later' }))
  await screen.findByRole('heading', { name: 'Your account' })
  expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull()
})

test('while the samples of a new installation are made, the hero says so, and Play comes without a reload', async ({
  renderApp,
  api,
}) => {
  const clock = stopClock()
  const sample = aStory({ isSample: true, title: 'The Lamp', narration: aNarration() })
  api.reply(getInstallation, 200, anInstallation({ samplesInMaking: true }))
  await renderApp('/')
  const status = () => screen.getByText(/^Tonight's story/).querySelector('[role=status]')?.textContent
  await clock.until(() => expect(status()).toBe('Being made now. Soon you can play it here.'))
  // Written, and not yet recorded: longer than anybody has said that it would take.
  api.reply(listStories, 200, [sample])
  api.reply(getStory, 200, sample)
  for (let minute = 0; minute < 3; minute++) await clock.run(60_000)
  await clock.until(() => screen.getByRole('heading', { name: 'The Lamp' }))
  expect(status()).toBe('Being made now. Soon you can play it here.')
  expect(screen.queryByRole('button', { name: 'Play a sample: The Lamp' })).toBeNull()
  // Recorded after the list was read for the last time, and before the installation was asked.
  api.reply(getInstallation, 200, anInstallation({ samplesInMaking: false }))
  api.reply(listStories, 200, [{ ...sample, audioUrl: '/a.mp3' }])
  await clock.run(5000)
  await clock.until(() => screen.getByRole('button', { name: 'Play a sample: The Lamp' }))
  const asked = api.calls(listStories).length
  await clock.run(60_000)
  expect(api.calls(listStories)).toHaveLength(asked)
})

test('an installation without samples promises none', async ({ renderApp, api }) => {
  const clock = stopClock()
  await renderApp('/')
  await clock.until(() => screen.getByText("Tonight's story"))
  await clock.run(60_000)
  expect(screen.queryByText(/Being made now/)).toBeNull()
  expect(api.calls(listStories).length).toBeLessThan(4)
})

test('a family stays a family while it cannot be asked again who is signed in', async ({
  renderApp,
  api,
}) => {
  const release = api.hold(listStories)
  await renderApp('/', { as: aFamily({ plan: 'starlight', children: oneChild, stories: [{}] }) })
  expect(await screen.findByRole('form', { name: 'Story' })).toBeTruthy()
  const [{ queryClient }, { currentUserQuery }] = await Promise.all([
    import('../../lib/query-client.ts'),
    import('../../lib/current-user.ts'),
  ])
  api.replyError(currentUser, 500, { message: 'Not now', code: 'internal' })
  await queryClient.refetchQueries({ queryKey: currentUserQuery.queryKey })
  await waitFor(() => expect(queryClient.getQueryState(currentUserQuery.queryKey)?.status).toBe('error'))
  expect(screen.getByRole('form', { name: 'Story' })).toBeTruthy()
  expect(screen.queryByText('We could not check who is signed in')).toBeNull()
  // The place of the story to go on with is still kept for it.
  expect(screen.queryByText("Tonight's story")).toBeNull()
  release()
})
