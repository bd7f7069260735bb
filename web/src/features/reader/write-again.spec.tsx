import { type FactReceipt, storyRequest } from '@nightlight/contract'
import {
  aFamily,
  currentPath,
  expect,
  type RenderApp,
  screen,
  storyId,
  test,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const fact = (said: string, more: Partial<FactReceipt>): FactReceipt => ({
  said,
  from: 'wish',
  kind: 'event',
  about: '',
  outcome: 'left-out',
  why: 'not-understood',
  section: null,
  ...more,
})

async function openStory(renderApp: RenderApp, facts: FactReceipt[]) {
  const receipt = {
    writer: 'Nightlight',
    model: null,
    checks: [],
    readingLevel: { gradeLevel: 1, wordsPerSentence: 8 },
    newWords: [],
    sentTo: [],
    costUsd: 0,
    facts,
  }
  const children = [{ name: 'Marigold' }, { name: 'Tom' }]
  const family = aFamily({ plan: 'starlight', children, stories: [{ receipt }] })
  await renderApp(`/story/${storyId(0)}`, { as: family })
  await screen.findByText('What you told us')
  return family
}

test('the form opens with the same choices and the words of a story in which something was left out', async ({
  renderApp,
  api,
  user,
}) => {
  const family = await openStory(renderApp, [fact('a quokka that snorkels', {})])
  const [, tom] = family.children
  api.reply(storyRequest, 200, {
    mainCharacterIds: [tom?.id ?? 0],
    supportingCharacterIds: [],
    customSupportingCharacters: [],
    storyTheme: 'pirates',
    storyLength: 'long',
    additionalDetails: 'a quokka that snorkels',
    generateAudio: true,
    narrationCadence: 'bedtime-story',
  })
  const link = screen.getByRole('link', { name: 'Write it again' })
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'It counts as a new story.',
  )
  await user.click(link)
  const details = await screen.findByLabelText<HTMLTextAreaElement>(/^What happened today\?/)
  expect(currentPath()).toBe('/#story-details')
  expect(details.value).toBe('a quokka that snorkels')
  await waitFor(() => expect(document.activeElement).toBe(details))
  expect(screen.getByRole('radio', { name: 'Pirates' })).toHaveProperty('checked', true)
  expect(screen.getByRole('radio', { name: /^Long/ })).toHaveProperty('checked', true)
  const faces = within(screen.getByRole('group', { name: 'Main characters' }))
  expect(faces.getByRole('checkbox', { checked: true }).getAttribute('aria-label')).toMatch(/^Tom,/)
})

test('a reason is given when the choices cannot be loaded', async ({ renderApp, api, user }) => {
  await openStory(renderApp, [fact('a quokka that snorkels', {})])
  api.replyError(storyRequest, 503, { message: 'Please try again in a moment', code: 'unavailable' })
  await user.click(screen.getByRole('link', { name: 'Write it again' }))
  expect(await screen.findByText('The form could not be filled in')).toBeTruthy()
  expect(await screen.findByRole('form', { name: 'Story' })).toBeTruthy()
})

test.for([
  ['everything was told', fact('a rabbit', { outcome: 'told', why: null, section: 0 })],
  ['only what is never told was left out', fact('12 Mill Lane', { why: 'private' })],
] as const)('is not offered where %s', async ([, told], { renderApp }) => {
  await openStory(renderApp, [told])
  expect(screen.queryByRole('link', { name: 'Write it again' })).toBeNull()
})
