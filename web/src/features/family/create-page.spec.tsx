import {
  type FamilyStoryOptions,
  familyOverview,
  familyStories,
  familyStoryOptions,
  generateStory,
  type JoinedFamily,
  storyQuota,
} from '@nightlight/contract'
import type { FakeApi } from '../../../test/fake-api.ts'
import { aFamily, expect, field, screen, test, toast, waitFor } from '../../../test/kit.tsx'

const path = '/family/7/create'
const ada: JoinedFamily = { id: 7, firstName: 'Ada', mayCreate: true, isOpen: true, people: [] }

/** Sets the replies for an account that has joined these families. */
function serveJoinedFamilies(
  api: FakeApi,
  joined: JoinedFamily[],
  storyOptions: Partial<FamilyStoryOptions> = {},
): void {
  const { quota } = aFamily({ plan: 'starlight' })
  api.reply(familyOverview, 200, { canShare: false, members: [], invitations: [], joined, received: [] })
  api.replyByDefault(familyStories, 200, [])
  api.reply(familyStoryOptions, 200, {
    children: [
      { id: 3, name: 'Marigold' },
      { id: 4, name: 'Tom' },
    ],
    tier: 'starlight',
    quota,
    ...storyOptions,
  })
}

const createButton = () => screen.findByRole('button', { name: 'Create Story' })

test('a member sees first names and the family’s quota, and requests its default voice', async ({
  api,
  renderApp,
  user,
}) => {
  serveJoinedFamilies(api, [ada])
  await renderApp(path, { as: aFamily() })
  const button = await createButton()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A story for Ada’s family')
  screen.getByText('3 Remaining.')
  expect(screen.queryByLabelText('Narrator voice')).toBeNull()
  await user.type(field('What happened today\\? Additional details'), 'A red kite')
  api.hold(generateStory)
  await user.click(button)
  await screen.findByText('Your story is on its way')
  expect(api.calls(generateStory).map(({ body }) => body)).toEqual([
    {
      familyId: 7,
      mainCharacterIds: [3],
      supportingCharacterIds: [],
      customSupportingCharacters: [],
      storyTheme: 'adventure',
      storyLength: 'medium',
      additionalDetails: 'A red kite',
      generateAudio: true,
      narrationCadence: 'bedtime-story',
    },
  ])
})

test('an error of the server is shown at its field', async ({ api, renderApp, user }) => {
  serveJoinedFamilies(api, [ada])
  await renderApp(path, { as: aFamily() })
  const button = await createButton()
  api.replyError(generateStory, 400, {
    message: 'Please check the form',
    fields: [{ field: 'additionalDetails', message: 'Please leave out the web address' }],
  })
  await user.click(button)
  await screen.findByText('Please leave out the web address')
  expect(field('What happened today\\? Additional details').getAttribute('aria-invalid')).toBe('true')
  screen.getByText('The story was not started')
  await toast(/Please check the form/)
})

test('the draft is separate from that of the member’s own story', async ({ api, renderApp, user }) => {
  const family = aFamily({ children: [{ name: 'Ida' }] })
  serveJoinedFamilies(api, [ada])
  await renderApp(path, { as: family })
  await createButton()
  await user.type(field('What happened today\\? Additional details'), 'A red kite')
  await user.click(screen.getByRole('link', { name: 'Nightlight' }))
  await createButton()
  await waitFor(() => expect(field('What happened today\\? Additional details').value).toBe(''))
  history.back()
  await screen.findByRole('heading', { level: 1, name: 'A story for Ada’s family' })
  await waitFor(() => expect(field('What happened today\\? Additional details').value).toBe('A red kite'))
})

test('nothing is said about the family until its name is loaded', async ({ api, renderApp }) => {
  serveJoinedFamilies(api, [ada], { children: [] })
  const release = api.hold(familyOverview)
  await renderApp(path, { as: aFamily() })
  await screen.findByText('Loading profiles...')
  expect(screen.queryByText(/child profile/)).toBeNull()
  release()
  await screen.findByText('There is no child profile in Ada’s family yet. Only Ada can add one.')
})

test('a family of which the user is not a member is not found', async ({ api, renderApp }) => {
  serveJoinedFamilies(api, [{ ...ada, id: 8 }])
  await renderApp(path, { as: aFamily() })
  await screen.findByRole('heading', { level: 1, name: 'Family not found' })
  expect(api.calls(familyStoryOptions)).toEqual([])
  expect(api.calls(storyQuota)).toEqual([])
})
