import {
  addChild,
  addInfo,
  approveCharacter,
  type CharacterStatus,
  changeChild,
  changeInfo,
  chooseDefaultVoice,
  generateCharacter,
  getCharacter,
  type InfoItem,
  importInfo,
  listInfo,
  listPhotos,
  login,
  parentalConsent,
  previewVoice,
  removeChild,
  removeInfo,
} from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import {
  aChild,
  aFamily,
  choose,
  currentPath,
  expect,
  type FakeApi,
  type Family,
  field,
  line,
  screen,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const marigold = { name: 'Marigold', age: 6 }
const conflictError = { message: 'The shelf is full' }
const dialog = () => within(screen.getByRole('dialog'))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const form = (name: string) => within(screen.getByRole('form', { name }))

async function expectToast(title: string, description: string): Promise<void> {
  const shown = await toast(title)
  await waitFor(() => expect(shown.textContent).toContain(description))
}

/** Sets the replies of the calls about info items. @returns the stored items of all children */
function serveInfo(api: FakeApi): InfoItem[] {
  const items: InfoItem[] = []
  api.replyByDefault(listInfo, 200, ({ params }) =>
    items.filter(({ childProfileId }) => childProfileId === params.id),
  )
  api.replyByDefault(addInfo, 201, ({ params, body: { infoText, category, section = null } }) => {
    const item: InfoItem = {
      id: items.length + 1,
      childProfileId: params.id,
      infoText,
      category,
      section,
      usageCount: 0,
      lastUsed: null,
      createdAt: '2026-05-17T18:30:00.000Z',
    }
    items.push(item)
    return item
  })
  api.replyByDefault(removeInfo, 204, ({ params }) => {
    items.splice(
      items.findIndex(({ id }) => id === params.infoId),
      1,
    )
    return null
  })
  return items
}

line('profile-02', async ({ renderApp, api, user }) => {
  const family = aFamily()
  api.reply(addChild, 201, ({ body: { name, age } }) => {
    const child = aChild({ id: 7, name, age })
    family.children = [child]
    return child
  })
  await renderApp('/profile', { as: family })
  await user.click(await screen.findByRole('button', { name: 'Add Child' }))
  const added = () => form('Add child')
  const submit = () => added().getByRole('button', { name: 'Add Child' })
  await user.type(added().getByLabelText('Age'), '0')
  await user.click(submit())
  expect(await added().findByText('Name is required')).toBeTruthy()
  expect(added().getByText('Age must be at least 1')).toBeTruthy()
  await user.clear(added().getByLabelText('Age'))
  await user.type(added().getByLabelText('Age'), '19')
  expect(await added().findByText('Age must be 18 or under')).toBeTruthy()
  await user.type(added().getByLabelText('Name'), 'Wilhelmina')
  await user.clear(added().getByLabelText('Age'))
  await user.type(added().getByLabelText('Age'), '7')
  expect(added().getByText('By adding a child you confirm:')).toBeTruthy()
  expect(api.calls(addChild)).toEqual([])
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'Wilhelmina' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wilhelmina' })))
  expect(screen.getByText('7 years old')).toBeTruthy()
  expect(api.calls(addChild)[0]?.body).toMatchObject({
    name: 'Wilhelmina',
    age: 7,
    consent: { wording: parentalConsent.wording },
  })
})

test('a child is added once, however often the form is submitted before the server replies', async ({
  renderApp,
  api,
  user,
}) => {
  const family = aFamily()
  api.reply(addChild, 201, () => {
    const child = aChild({ id: 7, name: 'Wilhelmina', age: 7 })
    family.children = [child]
    return child
  })
  const release = api.hold(addChild)
  await renderApp('/profile', { as: family })
  await user.click(await screen.findByRole('button', { name: 'Add Child' }))
  const submit = form('Add child').getByRole('button', { name: 'Add Child' })
  await user.type(form('Add child').getByLabelText('Age'), '7')
  await user.type(form('Add child').getByLabelText('Name'), 'Wilhelmina{Enter}')
  await waitFor(() => expect(submit).toHaveProperty('disabled', true))
  await user.keyboard('{Enter}')
  await user.click(submit)
  release()
  expect(await screen.findByRole('heading', { name: 'Wilhelmina' })).toBeTruthy()
  expect(api.calls(addChild)).toHaveLength(1)
})

test('submitting a form after the session has ended leads to sign-in and back to the page', async ({
  renderApp,
  api,
  user,
}) => {
  const family = aFamily()
  await renderApp('/profile', { as: family })
  await user.click(await screen.findByRole('button', { name: 'Add Child' }))
  await user.type(form('Add child').getByLabelText('Name'), 'Wilhelmina')
  await user.type(form('Add child').getByLabelText('Age'), '7')
  api.replyError(addChild, 401, { message: 'Please sign in first.', code: 'unauthenticated' })
  await user.click(form('Add child').getByRole('button', { name: 'Add Child' }))
  await waitFor(() => expect(currentPath()).toBe('/auth?next=%2Fprofile'))
  api.reply(login, 200, family.user)
  await user.type(await screen.findByLabelText('Username'), 'lantern')
  await user.type(field('Password'), 'lantern light')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(currentPath()).toBe('/profile'))
})

line('profile-03', async ({ renderApp, api, user }) => {
  const family = aFamily({ children: [marigold, { name: 'Tom', age: 4 }] })
  api.reply(changeChild, 200, ({ params, body: { name = '' } }) => {
    family.children = family.children.map((child) => (child.id === params.id ? { ...child, name } : child))
    return family.children[0] ?? aChild()
  })
  await renderApp('/profile', { as: family })
  await user.click(await screen.findByRole('button', { name: 'Edit Marigold' }))
  await user.clear(form('Edit child').getByLabelText('Name'))
  await user.type(form('Edit child').getByLabelText('Name'), 'Mary')
  await user.click(form('Edit child').getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByRole('heading', { name: 'Mary' })).not.toHaveLength(0)
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(names.slice(0, 2)).toEqual(['Mary', 'Tom'])
  expect(screen.queryByRole('heading', { name: 'Marigold' })).toBeNull()
})

// server/src/modules/stories/stories.test.ts tests that its stories stay.
line('profile-04', async ({ renderApp, api, user }) => {
  const family = aFamily({ children: [marigold] })
  api.reply(removeChild, 204, () => {
    family.children = []
    return null
  })
  await renderApp('/profile', { as: family })
  await user.click(await screen.findByRole('button', { name: 'Delete Marigold' }))
  const confirmation = within(await screen.findByRole('alertdialog'))
  expect(confirmation.getByText(/Stories that were made with it stay in your library/)).toBeTruthy()
  expect(api.calls(removeChild)).toEqual([])
  await user.click(confirmation.getByRole('button', { name: 'Delete profile' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Marigold' })).toBeNull())
  expect(api.calls(removeChild).map(({ params }) => params.id)).toEqual([1])
})

// server/src/modules/children/children.test.ts tests that the server has the same limit.
line('profile-05', async ({ renderApp }) => {
  const children = ['Ana', 'Bo', 'Cy'].map((name) => ({ name }))
  await renderApp('/profile', { as: aFamily({ children }) })
  expect(await screen.findByText('You have reached the limit of 3 child profiles.')).toBeTruthy()
  expect(button('Add Child').disabled).toBe(true)
  await renderApp('/profile', { as: aFamily({ children: children.slice(1) }) })
  await waitFor(() => expect(button('Add Child').disabled).toBe(false))
  expect(screen.queryByText(/You have reached the limit/)).toBeNull()
})

line('profile-06', async ({ renderApp }) => {
  const children = Array.from({ length: 10 }, (_, index) => ({ name: `Child ${index}` }))
  await renderApp('/profile', { as: aFamily({ plan: 'moonbeam', children }) })
  expect(await screen.findByText('You have reached the limit of 10 child profiles.')).toBeTruthy()
  expect(button('Add Child').disabled).toBe(true)
})

// children.test.ts and narration.test.ts in server/src/modules test that all of it is stored, and how the name is spoken.
line('profile-07', async ({ renderApp, api, sound, user }) => {
  const family = aFamily({ children: [marigold] })
  api.reply(previewVoice, 200, { audioUrl: '/media/previews/1.mp3', played: false })
  api.reply(changeChild, 200, ({ body }) => {
    const { pronouns = 'name', grownUps = null, spokenName = null, fears = null } = body
    const { hairColor = null, hairStyle = null, eyeColor = null, skinTone = null } = body
    const child = aChild({
      ...marigold,
      pronouns,
      grownUps,
      spokenName,
      fears,
      hairColor,
      hairStyle,
      eyeColor,
      skinTone,
    })
    family.children = [child]
    return child
  })
  await renderApp('/profile', { as: family })
  await user.click(await screen.findByRole('button', { name: 'Edit Marigold' }))
  const values = {
    'Grown-ups at bedtime': 'Mummy, Nana Jo',
    'Say the name as': 'MARRY-gold',
    'Fears to avoid': 'spiders, thunder',
    'Hair colour': 'Red',
    'Hair style': 'Plaits',
    'Eye colour': 'Green',
    'Skin tone': 'Light brown',
  }
  const box = (label: string) => form('Edit child').getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  for (const [label, value] of Object.entries(values)) await user.type(box(label), value)
  await user.click(form('Edit child').getByRole('combobox', { name: /^Pronouns/ }))
  await user.click(await screen.findByRole('option', { name: 'She' }))
  await user.click(form('Edit child').getByRole('button', { name: 'Hear it' }))
  await waitFor(() => expect(sound.played).toHaveLength(1))
  expect(api.calls(previewVoice)[0]?.body.spokenName).toEqual({ name: 'Marigold', said: 'MARRY-gold' })
  await sound.end()
  expect(form('Edit child').getByRole('button', { name: 'Hear it' })).toHaveProperty('disabled', false)
  await user.click(form('Edit child').getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Red hair (plaits), green eyes, light brown skin')).toBeTruthy()
  expect(screen.getByText('spiders, thunder')).toBeTruthy()
  await user.click(button('Edit Marigold'))
  for (const [label, value] of Object.entries(values)) expect(box(label).value).toBe(value)
  expect(form('Edit child').getByRole('combobox', { name: /^Pronouns/ }).textContent).toBe('She')
})

line('profile-09', async ({ renderApp, api, user }) => {
  serveInfo(api)
  await renderApp('/profile', { as: aFamily({ children: [marigold] }) })
  await user.click(await screen.findByRole('button', { name: 'Info: Marigold' }))
  await user.click(await dialog().findByRole('button', { name: 'Add Info' }))
  await user.type(dialog().getByRole('textbox', { name: 'Info' }), 'Can whistle')
  await choose(user, dialog().getByRole('combobox', { name: /^Category/ }), 'Fun Facts')
  api.replyError(addInfo, 409, conflictError)
  await user.click(await dialog().findByRole('button', { name: 'Add' }))
  await expectToast('Failed to add info', 'The shelf is full')
  api.resetReply(addInfo)
  await user.click(dialog().getByRole('button', { name: 'Add' }))
  await dialog().findByText('Can whistle', { selector: 'p' })
  await user.click(dialog().getByRole('button', { name: 'Done' }))
  api.replyError(removeInfo, 409, conflictError)
  await user.click(dialog().getByRole('button', { name: 'Delete: Can whistle' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this note?' }))
  expect(question.getByText('Can whistle')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(api.calls(removeInfo)).toEqual([])
  await user.click(dialog().getByRole('button', { name: 'Delete: Can whistle' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  await expectToast('Failed to delete info', 'Failed to delete info: Conflict')
  api.replyError(changeInfo, 409, conflictError)
  await user.click(dialog().getByRole('button', { name: 'Edit: Can whistle' }))
  await user.click(await dialog().findByRole('button', { name: 'Save' }))
  await expectToast('Failed to update info', 'The shelf is full')
})

line('profile-10', async ({ renderApp, api, user }) => {
  serveInfo(api)
  api.replyError(importInfo, 409, conflictError)
  const children = [{ ...marigold, info: 'loves trains, has a sister' }]
  await renderApp('/profile', { as: aFamily({ children }) })
  await user.click(await screen.findByRole('button', { name: 'Info: Marigold' }))
  expect(await dialog().findByText('loves trains · has a sister')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Import' }))
  await expectToast('Failed to import info', 'The shelf is full')
  const before = api.calls(listInfo).length
  await user.click(await dialog().findByRole('button', { name: 'Skip' }))
  expect(api.calls(listInfo)).toHaveLength(before + 1)
  expect(dialog().queryByRole('button', { name: 'Import' })).toBeNull()
})

line('profile-11', async ({ renderApp, user }) => {
  await renderApp('/profile', { as: aFamily({ children: [marigold] }) })
  await user.click(await screen.findByRole('button', { name: 'Enhanced Profile: Marigold' }))
  const tabs = await dialog().findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Basic',
    'Character',
    'Voice',
    'Appearance',
    'Interests',
    'Family',
    'Favorites',
    'Education',
  ])
  for (const [section, plan] of [
    ['Appearance', 'Starlight'],
    ['Interests', 'Starlight'],
    ['Family', 'Starlight'],
    ['Favorites', 'Starlight'],
    ['Education', 'Moonbeam'],
  ] as const) {
    await user.click(dialog().getByRole('tab', { name: new RegExp(section) }))
    expect(await dialog().findByText(`Requires ${plan} subscription`)).toBeTruthy()
    expect(dialog().getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/subscribe')
  }
  await user.click(dialog().getByRole('link', { name: 'Upgrade' }))
  await waitFor(() => expect(currentPath()).toBe('/subscribe'))
})

line('profile-12', async ({ renderApp, api, user }) => {
  const items = serveInfo(api)
  await renderApp('/profile', { as: aFamily({ plan: 'starlight', children: [marigold] }) })
  await user.click(await screen.findByRole('button', { name: 'Enhanced Profile: Marigold' }))
  await user.click(await dialog().findByRole('tab', { name: 'Family' }))
  expect(await dialog().findByText('0 of 5')).toBeTruthy()
  const box = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Add to family' })
  await user.type(box(), ' , ,{Enter}')
  expect(box().value).toBe('')
  expect(api.calls(addInfo)).toEqual([])
  await user.type(box(), 'Grandpa Theo, a cat named Button,, grandpa theo{Enter}')
  expect(await dialog().findByText('2 of 5')).toBeTruthy()
  const entries = within(dialog().getByRole('list', { name: 'Family' })).getAllByRole('listitem')
  expect(entries.map((entry) => entry.textContent)).toEqual(['Grandpa Theo', 'a cat named Button'])
  await waitFor(() => expect(box().value).toBe(''))
  await user.type(box(), 'a, Cousin Bo{Enter}')
  expect(await dialog().findByText('Info must be at least 2 characters long: a')).toBeTruthy()
  expect(await dialog().findByText('3 of 5')).toBeTruthy()
  expect(box().value).toBe('a')
  await user.click(dialog().getByRole('button', { name: 'Remove Cousin Bo' }))
  expect(await dialog().findByText('2 of 5')).toBeTruthy()
  await user.clear(box())
  await user.type(box(), 'one, two, three, four{Enter}')
  expect(await dialog().findByText('There is room for 3 more entries.')).toBeTruthy()
  expect(items).toHaveLength(2)
  api.replyError(addInfo, 409, conflictError)
  await user.clear(box())
  await user.type(box(), 'Mama, Papa, Ana{Enter}')
  await expectToast('Failed to add', 'The shelf is full')
  // The list is fetched again after a failure.
  await waitFor(() => expect(box().readOnly).toBe(false))
  expect(box().value).toBe('Mama, Papa, Ana')
  api.resetReply(addInfo)
  await user.type(box(), '{Enter}')
  expect(await dialog().findByText('5 of 5')).toBeTruthy()
  expect(dialog().getByText('This section is full')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Remove Papa' }))
  expect(await dialog().findByText('4 of 5')).toBeTruthy()
  expect(items.map(({ infoText, section, category }) => [infoText, section, category])).toEqual([
    ['Grandpa Theo', 'family', 'core'],
    ['a cat named Button', 'family', 'core'],
    ['Mama', 'family', 'core'],
    ['Ana', 'family', 'core'],
  ])

  // They are listed with all other info items.
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Info: Marigold' }))
  const list = within(await screen.findByRole('region', { name: 'Info items' }))
  expect(list.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Must Include'])
  expect(list.getByText('a cat named Button')).toBeTruthy()
})

line('profile-13', async ({ renderApp, api, sound, user }) => {
  const accessible = ['Luna', 'Bramble'].map((name) => ({ name, voiceId: name.toLowerCase() }))
  const premium = Array.from({ length: 8 }, (_, index) => ({
    name: `Premium ${index}`,
    tier: 'starlight' as const,
    isAccessible: false,
    requiresUpgrade: true,
  }))
  const family = aFamily({ children: [marigold], voices: [...accessible, ...premium] })
  api.reply(chooseDefaultVoice, 200, ({ body: { voiceId, providerId } }) => {
    family.children = [aChild({ ...marigold, defaultVoiceId: voiceId, defaultVoiceProvider: providerId })]
    return family.children[0] ?? aChild()
  })
  await renderApp('/profile', { as: family })
  const select = () => screen.getByRole('combobox', { name: /^Default voice/ })
  await waitFor(() => expect(select().textContent).toBe('Choose a voice'))
  await user.click(select())
  const options = await screen.findAllByRole('option')
  const locked = options.filter((option) => option.getAttribute('aria-disabled') === 'true')
  expect(locked).toHaveLength(6)
  for (const option of locked) expect(option.textContent).toContain('Upgrade Required')
  await user.click(screen.getByRole('option', { name: /^Luna/ }))
  await waitFor(() => expect(select().textContent).toContain('Luna'))

  await user.click(button('Enhanced Profile: Marigold'))
  await user.click(await dialog().findByRole('tab', { name: 'Voice' }))
  const available = () => within(dialog().getByRole('list', { name: 'Available voices' }))
  await dialog().findByRole('list', { name: 'Available voices' })
  const chosen = (name: string) =>
    available()
      .getByRole('button', { name: `Default voice: ${name}` })
      .getAttribute('aria-pressed')
  expect([chosen('Luna'), chosen('Bramble')]).toEqual(['true', 'false'])
  const premiumRows = within(dialog().getByRole('list', { name: 'Premium voices' })).getAllByRole('listitem')
  expect(premiumRows).toHaveLength(6)
  for (const voice of premiumRows) expect(voice.textContent).toContain('upgrade required')

  api.replyError(previewVoice, 409, conflictError)
  await user.click(available().getByRole('button', { name: 'Preview Luna' }))
  await expectToast('Preview Failed', 'Could not generate voice preview')
  api.reply(previewVoice, 200, { audioUrl: '/media/previews/none.mp3', played: false })
  sound.failPlayback()
  await user.click(available().getByRole('button', { name: 'Preview Luna' }))
  await expectToast('Playback Error', 'Could not play voice preview')

  const other = () => available().getByRole('button', { name: 'Default voice: Bramble' })
  api.replyError(chooseDefaultVoice, 403, { message: 'no', code: 'upgrade_required' })
  await user.click(other())
  await expectToast('Voice Not Available', 'This voice requires a higher subscription tier.')
  api.replyError(chooseDefaultVoice, 409, conflictError)
  await user.click(other())
  await expectToast('Update Failed', 'Failed to update default voice')
  expect([chosen('Luna'), chosen('Bramble')]).toEqual(['true', 'false'])
})

// server/src/modules/characters/characters.test.ts tests that each proposal looks different.
line('profile-14', async ({ renderApp, api, user }) => {
  const family = aFamily({ children: [marigold] })
  serveCharacter(api, family)
  await renderApp('/profile', { as: family })
  const portrait = () => document.querySelector('main img[src*="portrait.svg"]')?.getAttribute('src')
  await screen.findByRole('button', { name: 'Character: Marigold' })
  const before = portrait()
  await user.click(button('Character: Marigold'))
  await user.click(await dialog().findByRole('button', { name: 'Generate Character' }))
  expect(await dialog().findByText('Awaiting review')).toBeTruthy()
  expect(dialog().getByText(/^Marigold is 6 years old, with /)).toBeTruthy()
  const drawn = () => dialog().getByRole('img', { name: 'The character of Marigold' }).getAttribute('src')
  const first = drawn()
  await user.click(dialog().getByRole('button', { name: 'Generate New' }))
  await waitFor(() => expect(drawn()).not.toBe(first))
  await user.click(dialog().getByRole('button', { name: 'Approve' }))
  expect(await dialog().findByText('Approved')).toBeTruthy()
  expect(dialog().getByText('Photo upload comes with Moonbeam')).toBeTruthy()

  const approved = drawn()
  api.replyError(approveCharacter, 409, conflictError)
  await user.click(dialog().getByRole('button', { name: 'Generate New' }))
  await expectToast('Update Failed', 'The shelf is full')
  expect(drawn()).toBe(approved)
  api.resetReply(approveCharacter)
  api.replyError(generateCharacter, 409, conflictError)
  await user.click(dialog().getByRole('button', { name: 'Generate New' }))
  await expectToast('Generation Failed', 'The shelf is full')
  await user.click(await dialog().findByRole('button', { name: 'Approve' }))
  expect(await dialog().findByText('Approved')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(portrait()).not.toBe(before)
})

/** Sets the replies of the calls about a character: each proposal has a new picture, which is the portrait while it is approved. */
function serveCharacter(api: FakeApi, family: Family): void {
  let proposals = 0
  let status: CharacterStatus = {
    hasCharacter: false,
    characterApproved: false,
    testImageUrl: null,
    characterDescription: null,
  }
  api.replyByDefault(getCharacter, 200, () => status)
  api.replyByDefault(generateCharacter, 200, () => {
    proposals++
    status = {
      hasCharacter: true,
      characterApproved: false,
      testImageUrl: `/media/children/1/character-${proposals}.svg`,
      characterDescription: 'Marigold is 6 years old, with red hair.',
    }
    return status
  })
  api.replyByDefault(approveCharacter, 200, ({ body: { approved } }) => {
    status = { ...status, characterApproved: approved }
    const portraitUrl = `/media/children/1/portrait.svg?v=${approved ? `character-${proposals}` : 'drawn'}`
    family.children = family.children.map((child) => ({ ...child, portraitUrl }))
    return status
  })
  api.replyByDefault(listPhotos, 200, {
    photos: [],
    parentDescription: null,
    keptDays: 30,
    reader: null,
    agreedAt: null,
    seen: null,
  })
}

test('what Firefly does not use is said above the field', async ({ renderApp, api, user }) => {
  serveInfo(api)
  const unused = /stories use them from Starlight on/
  await renderApp('/profile', { as: aFamily({ children: [marigold] }) })
  await user.click(await screen.findByRole('button', { name: 'Edit Marigold' }))
  const interests = form('Edit child').getByLabelText(/^Interests/)
  const hint = form('Edit child').getByText(unused)
  expect(hint.compareDocumentPosition(interests)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(button('Cancel'))
  await user.click(button('Info: Marigold'))
  expect(await dialog().findByText(unused)).toBeTruthy()
  await renderApp('/profile', { as: aFamily({ plan: 'starlight', children: [marigold] }) })
  await user.click(await screen.findByRole('button', { name: 'Edit Marigold' }))
  expect(screen.queryByText(unused)).toBeNull()
})

test('that Starlight uses no entries about the family is said above them', async ({
  renderApp,
  api,
  user,
}) => {
  serveInfo(api)
  const unused = /stories use them from Moonbeam on/
  for (const [plan, hints] of [
    ['starlight', 1],
    ['moonbeam', 0],
  ] as const) {
    await renderApp('/profile', { as: aFamily({ plan, children: [marigold] }) })
    await user.click(await screen.findByRole('button', { name: 'Enhanced Profile: Marigold' }))
    await user.click(dialog().getByRole('tab', { name: /^Interests/ }))
    await dialog().findByRole('heading', { name: 'Interests' })
    expect(dialog().queryAllByText(unused)).toHaveLength(0)
    await user.click(dialog().getByRole('tab', { name: /^Family/ }))
    await dialog().findByRole('heading', { name: /^Family/ })
    expect(dialog().queryAllByText(unused)).toHaveLength(hints)
  }
})

line('profile-16', async ({ renderApp, api, user }) => {
  for (const endpoint of [addChild, changeChild, removeChild]) api.replyError(endpoint, 409, conflictError)
  await renderApp('/profile', { as: aFamily({ children: [marigold] }) })
  await user.click(await screen.findByRole('button', { name: 'Edit Marigold' }))
  await user.click(form('Edit child').getByRole('button', { name: 'Save' }))
  await expectToast('Failed to update child profile', 'The shelf is full')
  await user.click(button('Cancel'))
  await user.click(button('Delete Marigold'))
  const confirmation = within(await screen.findByRole('alertdialog'))
  await user.click(confirmation.getByRole('button', { name: 'Delete profile' }))
  await expectToast('Failed to delete child profile', 'The shelf is full')
  await openNewChild(user)
  await user.type(form('Add child').getByLabelText('Name'), 'Tom')
  await user.type(form('Add child').getByLabelText('Age'), '4')
  await user.click(form('Add child').getByRole('button', { name: 'Add Child' }))
  await expectToast('Failed to add child profile', 'The shelf is full')
  expect(form('Add child').getByLabelText('Name')).toHaveProperty('value', 'Tom')
})

async function openNewChild(user: UserEvent): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(button('Add Child'))
}

test('a new child begins with a name, an age and a portrait; the words for its looks are filled in', async ({
  renderApp,
  api,
  user,
}) => {
  api.reply(addChild, 201, aChild({ id: 9, name: 'Maya' }))
  await renderApp('/profile', { as: aFamily() })
  await user.click(screen.getByRole('button', { name: 'Add Child' }))
  const added = form('Add child')
  await user.type(added.getByLabelText('Name'), 'Maya')
  expect(added.queryByRole('radio')).toBeNull()
  await user.type(added.getByLabelText('Age'), '6')
  expect(added.getByText('Which one is Maya?')).toBeTruthy()
  await user.click(await added.findByRole('radio', { name: /^Portrait 2:/ }))
  await user.click(added.getByRole('radio', { name: 'pale' }))
  await waitFor(() => expect(added.getByLabelText(/^Skin tone/)).toHaveProperty('value', 'pale'))
  await user.click(added.getByRole('button', { name: 'Add Child' }))
  await waitFor(() => expect(api.calls(addChild)).toHaveLength(1))
  const [sent] = api.calls(addChild)
  expect(sent?.body).toMatchObject({ name: 'Maya', age: 6, skinTone: 'pale', hairStyle: 'plaits' })
  expect(sent?.body.lookSeed).toMatch(/-1$/)
})

test('on the character page a portrait is chosen from six, and stays when nothing is chosen', async ({
  renderApp,
  api,
  user,
}) => {
  const family = aFamily({ children: [{ name: 'Maya', age: 6 }] })
  api.reply(getCharacter, 200, {
    hasCharacter: false,
    characterApproved: false,
    testImageUrl: null,
    characterDescription: null,
  })
  api.reply(changeChild, 200, aChild({ name: 'Maya' }))
  api.reply(listPhotos, 200, {
    photos: [],
    parentDescription: null,
    keptDays: 30,
    reader: null,
    agreedAt: null,
    seen: null,
  })
  await renderApp('/profile', { as: family })
  await user.click(screen.getByRole('button', { name: /Character/ }))
  const page = within(await screen.findByRole('dialog'))
  await user.click(await page.findByRole('button', { name: 'Which one is Maya?' }))
  expect(page.getByRole('button', { name: 'This is Maya' })).toHaveProperty('disabled', true)
  await user.click(await page.findByRole('radio', { name: /^Portrait 5:/ }))
  await user.click(page.getByRole('button', { name: 'This is Maya' }))
  await waitFor(() => expect(api.calls(changeChild)).toHaveLength(1))
  expect(api.calls(changeChild)[0]?.body).toMatchObject({ hairColor: 'black', skinTone: 'dark' })
  expect(api.calls(changeChild)[0]?.body.lookSeed).toMatch(/-4$/)
  await toast('Profile Updated')
})

test('of many children each card shows who it is, and opens to the rest', async ({ renderApp, user }) => {
  const children = ['Ada', 'Bo', 'Cem', 'Dot'].map((name) => ({ name, age: 6 }))
  await renderApp('/profile', { as: aFamily({ plan: 'moonbeam', children }) })
  const more = await screen.findByRole('button', { name: 'More about Bo' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Edit Bo' })).toBeNull()
  await user.click(more)
  expect(button('Edit Bo')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit Ada' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Wait for my yes: Bo' })).toBeNull()
  await user.click(button('At bedtime: Bo'))
  expect(screen.getByRole('switch', { name: 'Wait for my yes: Bo' })).toBeTruthy()
})
