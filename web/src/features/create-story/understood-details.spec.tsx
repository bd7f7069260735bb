import { generateStory, type UnderstoodFact, understandStory } from '@nightlight/contract'
import {
  aFamily,
  currentPath,
  expect,
  field,
  line,
  screen,
  test,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const fact = (
  about: string,
  label: string,
  said: string,
  sensitivity: UnderstoodFact['sensitivity'] = 'plain',
) => ({
  id: `wish:${about}`,
  said,
  label,
  about,
  kind: 'event',
  sensitivity,
})
const school = fact('first-day', 'first day of school · tomorrow', 'School tomorrow')
const witches = fact('leave-out', 'no witches', 'no witches')

const aFamilyWithChild = () => aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
const chips = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const understoodList = async () => within(await screen.findByRole('region', { name: 'Understood' }))
const details = async () => {
  await screen.findByRole('form', { name: 'Story' })
  return field('What happened today\\? Additional details')
}

line('form-29', async ({ api, renderApp, user }) => {
  api.reply(understandStory, 200, ({ body }) => ({
    facts: body.text.includes('witches') ? [school, witches] : [school],
    notUnderstood: body.text.includes('zorblax') ? ['zorblax'] : [],
    details: body.text.includes('on the bus') ? ['on the bus'] : [],
    willBeTold: body.text.includes('pancakes') ? ['pancakes'] : [],
  }))
  await renderApp('/', { as: aFamilyWithChild() })
  await user.type(await details(), 'School tomorrow on the bus, no witches, zorblax, pancakes')
  const list = await understoodList()
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    school.label,
    witches.label,
  ])
  // What the story says all the same is not said to change nothing.
  screen.getByText(/^The story will also tell of:/)
  screen.getByText(/We did not understand:.*probably leave it out/)
  screen.getByText(/^The story may leave out:/)
  // Once for all that was typed, and said to those who do not see it.
  expect(api.calls(understandStory).map(({ body }) => body.text)).toEqual([
    'School tomorrow on the bus, no witches, zorblax, pancakes',
  ])
  expect(
    screen
      .getByText(
        /^Understood: first day of school · tomorrow; no witches\. The story will also tell of: pancakes\. Not understood: zorblax\. The story may leave out: on the bus\.$/,
      )
      .getAttribute('role'),
  ).toBe('status')
})

line('form-30', async ({ api, renderApp, reload, user }) => {
  api.reply(understandStory, 200, { facts: [school, witches], notUnderstood: [], details: [] })
  await renderApp('/', { as: aFamilyWithChild() })
  await user.type(await details(), 'School tomorrow, no witches')
  const list = await understoodList()
  await user.click(list.getByRole('button', { name: 'Remove no witches' }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Remove ${school.label}`)
  await user.type(await details(), ' at all')
  await waitFor(() => expect(api.calls(understandStory)).toHaveLength(3))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  await reload()
  await user.type(await details(), '!')
  expect((await understoodList()).getAllByRole('listitem')).toHaveLength(1)
  api.hold(generateStory)
  await user.click(await screen.findByRole('button', { name: 'Create Story' }))
  await screen.findByText('Your story is on its way')
  const [request] = api.calls(generateStory)
  expect(request?.body).toMatchObject({
    additionalDetails: 'School tomorrow, no witches at all!',
    ignoredFacts: [witches.id],
  })
})

line('form-33', async ({ api, renderApp, user }) => {
  const baby = fact('new-baby', 'new baby', 'a new baby')
  api.reply(understandStory, 200, ({ body: { ignoredFacts = [] } }) => ({
    facts: [school, baby],
    notUnderstood: [],
    details: [],
    leftForAnother: ignoredFacts.length === 0 ? [baby.id] : [],
  }))
  await renderApp('/', { as: aFamilyWithChild() })
  await user.type(await details(), 'School tomorrow, and a new baby')
  const list = await understoodList()
  expect(list.getByText(/^One story cannot tell all of this: /)).toBeTruthy()
  expect(api.calls(understandStory)[0]?.body).toMatchObject({
    storyTheme: 'adventure',
    storyLength: 'medium',
    ignoredFacts: [],
  })
  await user.click(list.getByRole('button', { name: `Remove ${school.label}` }))
  await waitFor(() => expect(screen.queryAllByText(/One story cannot tell all of this/)).toEqual([]))
  expect(list.getAllByRole('listitem')).toHaveLength(1)
})

line('form-36', async ({ api, renderApp, user }) => {
  api.reply(understandStory, 200, ({ body }) => ({
    facts: [school, witches].filter(({ said }) => body.text.includes(said)),
    notUnderstood: ['zorblax'].filter((word) => body.text.includes(word)),
    details: [],
  }))
  await renderApp('/', { as: aFamilyWithChild() })
  const box = await details()
  const reading = () => screen.queryAllByText('Reading what you wrote…').length
  const announced = () =>
    screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Understood'))
      ?.textContent
  const release = api.hold(understandStory)
  await user.type(box, 'School tomorrow, no witches, zorblax')
  expect(reading()).toBe(1)
  expect(screen.queryByRole('region', { name: 'Understood' })).toBeNull()
  release()
  await understoodList()
  await waitFor(() => expect(reading()).toBe(0))
  const all = 'Understood: first day of school · tomorrow; no witches. Not understood: zorblax.'
  expect(announced()).toBe(all)

  // What stands in other words now is gone at once, the rest stays, and nothing is announced before it is read.
  const releaseAgain = api.hold(understandStory)
  await user.type(box, '{Backspace>11/}')
  const left = within(screen.getByRole('region', { name: 'Understood' })).getAllByRole('listitem')
  expect(left.map(({ textContent }) => textContent)).toEqual([school.label])
  expect(screen.queryByText(/We did not understand/)).toBeNull()
  expect(screen.getByRole('region', { name: 'Understood' }).getAttribute('aria-busy')).toBe('true')
  expect(reading()).toBe(1)
  expect(announced()).toBe(all)
  releaseAgain()
  await waitFor(() => expect(reading()).toBe(0))
  expect(announced()).toBe('Understood: first day of school · tomorrow.')
})

test('what is not to be told at all is not told gently', async ({ api, renderApp, user }) => {
  const death = { ...fact('leave-out', 'no death', 'no death', 'tender'), kind: 'avoid' }
  const illness = fact('somebody-ill', 'grandma is ill', 'grandma is ill', 'tender')
  api.reply(understandStory, 200, { facts: [death, illness], notUnderstood: [], details: [] })
  await renderApp('/', { as: aFamilyWithChild() })
  await user.type(await details(), 'grandma is ill, no death')
  const list = await understoodList()
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'no death',
    expect.stringContaining('told gently or not at all'),
  ])
})

test('what was removed can be put back', async ({ api, renderApp, user }) => {
  api.reply(understandStory, 200, { facts: [school, witches], notUnderstood: [], details: [] })
  await renderApp('/', { as: aFamilyWithChild() })
  await user.type(await details(), 'School tomorrow, no witches')
  await user.click((await understoodList()).getByRole('button', { name: 'Remove no witches' }))
  await user.click(screen.getByRole('button', { name: 'Put back no witches' }))
  expect((await understoodList()).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('region', { name: 'Left out' })).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove no witches')
})

test.for(['no network', 'a session that has ended', 'a server that is busy'])(
  'with %s nothing is said of the details, and the form stays',
  async (problem, { api, renderApp, user }) => {
    if (problem === 'no network') api.disconnect(understandStory)
    else
      api.replyError(understandStory, problem.includes('session') ? 401 : 429, {
        message: 'No',
        code: problem.includes('session') ? 'unauthenticated' : 'rate_limited',
      })
    await renderApp('/', { as: aFamilyWithChild() })
    const box = await details()
    await user.type(box, 'no witches')
    await waitFor(() => expect(api.calls(understandStory)).toHaveLength(1))
    expect([box.isConnected, box.value, chips().includes('no witches'), currentPath()]).toEqual([
      true,
      'no witches',
      false,
      '/',
    ])
  },
)

test('a length that is asked for in words is chosen, and what is chosen by hand afterwards stays', async ({
  api,
  renderApp,
  user,
}) => {
  const long = fact('long', 'long', 'long one')
  api.reply(understandStory, 200, ({ body }) => ({
    facts: body.text.includes('long one') ? [long] : [],
    notUnderstood: [],
    details: [],
  }))
  await renderApp('/', { as: aFamilyWithChild() })
  const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked
  await user.type(await details(), 'A long one tonight')
  await waitFor(() => expect(isChosen(/^Long/)).toBe(true))
  await user.click(screen.getByRole('radio', { name: /^Short/ }))
  await user.type(await details(), ', with a fox')
  await waitFor(() => expect(api.calls(understandStory).at(-1)?.body.text).toContain('fox'))
  expect(isChosen(/^Short/)).toBe(true)
})

test('whoever types that a child does not want to live is told what helps', async ({
  api,
  renderApp,
  user,
}) => {
  const despair = fact('wants-to-die', 'said that they do not want to live', 'she wants to die', 'tender')
  api.reply(understandStory, 200, { facts: [despair], notUnderstood: [], details: [] })
  await renderApp('/', { as: aFamilyWithChild() })
  await user.type(await details(), 'she wants to die')
  const list = await understoodList()
  list.getByText(/^No story can answer that\. Stay close tonight/)
  expect(screen.getByText(/^Understood: .*No story can answer that/).getAttribute('role')).toBe('status')
})
