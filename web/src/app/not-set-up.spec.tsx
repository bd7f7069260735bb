import { getInstallation, listClonedVoices, listPhotos } from '@nightlight/contract'
import {
  aChild,
  aFamily,
  anInstallation,
  aStory,
  expect,
  screen,
  test,
  toast,
  within,
} from '../../test/kit.tsx'

const cloner = { name: 'ElevenLabs', isHere: false, wording: 'I agree.' }
const noVoices = { limit: 0, cloner: null, voices: [] }

test('cloned voices are sold only where a service makes them', async ({ renderApp, reload, api }) => {
  // The page of cloned voices wants a document of its own.
  const openVoices = async () => {
    history.replaceState(null, '', '/voices')
    await reload()
  }
  const family = aFamily({ plan: 'starlight' })
  api.reply(listClonedVoices, 200, { ...noVoices, cloner })
  await renderApp('/profile', { as: family })
  expect(await screen.findByRole('heading', { name: 'Whose voice reads' })).toBeTruthy()
  await openVoices()
  expect(await screen.findByText('Voices of your family come with Moonbeam')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade to Moonbeam' })).toBeTruthy()

  api.reply(getInstallation, 200, anInstallation({ voiceCloning: false }))
  api.reply(listClonedVoices, 200, noVoices)
  await openVoices()
  expect(await screen.findByText('No cloning service is set up here')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Upgrade to Moonbeam' })).toBeNull()
  await renderApp('/profile', { as: family })
  await screen.findByRole('heading', { name: 'Family' })
  expect(screen.queryByRole('heading', { name: 'Whose voice reads' })).toBeNull()
})

test('a family whose voices were cloned before can still delete them', async ({ renderApp, api }) => {
  api.reply(getInstallation, 200, anInstallation({ voiceCloning: false }))
  const consent = { by: 'Jo', wording: 'I agree.', at: '2026-05-17T18:30:00.000Z' }
  const jo = { id: 1, voiceId: 'jo', name: 'Jo', fault: null, seconds: 40, service: 'ElevenLabs', consent }
  const voices = [{ ...jo, status: 'ready' as const, createdAt: consent.at }]
  api.reply(listClonedVoices, 200, { ...noVoices, voices })
  await renderApp('/profile', { as: aFamily() })
  expect(await screen.findByRole('link', { name: 'Voices of your family' })).toBeTruthy()
  expect(screen.queryByText('Moonbeam')).toBeNull()
})

test('plans are offered only where they can be bought, and a higher one is left', async ({
  renderApp,
  api,
}) => {
  const offers = () => screen.queryAllByRole('link', { name: /Upgrade|See (Starlight|Moonbeam)/ })
  await renderApp('/', { as: aFamily() })
  await screen.findByText('1 Remaining')
  expect(offers()).toHaveLength(2)
  await renderApp('/dashboard', { as: aFamily() })
  await screen.findByRole('region', { name: 'Quick Actions' })
  expect(offers()).toHaveLength(2)

  await renderApp('/', { as: aFamily({ plan: 'moonbeam' }) })
  await screen.findByText('Unlimited stories')
  expect(offers()).toEqual([])

  api.reply(getInstallation, 200, anInstallation({ payments: false }))
  await renderApp('/', { as: aFamily() })
  await screen.findByText('1 Remaining')
  expect(offers()).toEqual([])
  await renderApp('/dashboard', { as: aFamily() })
  await screen.findByRole('region', { name: 'Quick Actions' })
  expect(offers()).toEqual([])
})

test('where nothing is sold, what a plan does not include says who can change it', async ({
  renderApp,
  api,
  user,
}) => {
  api.reply(getInstallation, 200, anInstallation({ payments: false }))
  const story = aStory()
  const family = aFamily({ children: [{}], stories: [story] })
  await renderApp(`/story/${story.id}`, { as: family })
  await user.click(await screen.findByRole('button', { name: /^Storybook/ }))
  expect((await toast('Upgrade Required')).textContent).toContain(
    'Please upgrade to access PDF exports. The person who runs this Nightlight can change your plan for you.',
  )
  const plans = () => screen.findByRole('link', { name: /^See the plans$/i })
  expect((await plans()).getAttribute('href')).toBe('/subscribe')
  expect(screen.getByRole('link', { name: 'Ask them' }).getAttribute('href')).toBe('/contact')
  await renderApp('/', { as: family })
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  expect((await plans()).parentElement?.textContent).toContain('can change your plan for you')
})

test('real images are offered only where a service makes them', async ({ renderApp, api }) => {
  api.reply(getInstallation, 200, anInstallation({ realImages: false }))
  const story = aStory()
  await renderApp(`/story/${story.id}`, { as: aFamily({ plan: 'moonbeam', stories: [story] }) })
  const banner = within(await screen.findByRole('complementary', { name: 'Moonbeam' }))
  expect(banner.getByText('Premium Enhanced Story')).toBeTruthy()
  expect(banner.queryByRole('button')).toBeNull()
})

test('what photos are for is said before one is chosen', async ({ renderPart, api }) => {
  const family = aFamily({ plan: 'moonbeam', children: [{}] })
  const open = (reader: string | null) => {
    const photos = { photos: [], parentDescription: null, keptDays: 30, agreedAt: null, seen: null }
    api.reply(listPhotos, 200, { ...photos, reader })
    return renderPart(
      async () => {
        const { Photos } = await import('../features/children/character/photos.tsx')
        return <Photos user={family.user} child={aChild()} />
      },
      { as: family },
    )
  }
  await open(null)
  expect(await screen.findByText(/^What photos are for: .*Nobody else looks at them here/)).toBeTruthy()
  await open('OpenAI')
  expect(await screen.findByText(/^What photos are for: .*or let OpenAI describe them/)).toBeTruthy()
})
