import {
  getReadingToRecord,
  inviteReader,
  type Reading,
  saveReadingPage,
  sendVerification,
  storyReadings,
} from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import { describe, vi } from 'vitest'
import {
  aFamily,
  aStory,
  expect,
  type FakeApi,
  type Family,
  type RenderApp,
  screen,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const id = storyId(0)
const path = `/story/${id}`
const family = (user: Partial<Family['user']> = {}) => {
  const made = aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }], user })
  made.stories = [aStory({ id, waitingReadings: ['Grandma Jo'] })]
  return made
}

test('a reading that has arrived shows on home, on the card and at the top of the story', async ({
  renderApp,
  user,
}) => {
  await renderApp('/', { as: family() })
  const home = within(await screen.findByRole('region', { name: 'Readings that have arrived' }))
  expect(home.getByText(/read “/).textContent).toBe('Grandma Jo has read “The Quiet Harbour” for you.')
  const listen = home.getByRole('link', { name: 'Listen to it' })
  expect(listen.getAttribute('href')).toBe(`${path}#read-by`)
  const card = within(screen.getByRole('article'))
  expect(card.getByText(/^Read by/).textContent).toBe('Read by Grandma Jo: listen')
  await user.click(listen)
  const [title] = await screen.findAllByText('A reading has arrived')
  const text = screen.getByText('The boats had gone to bed.')
  expect(title?.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

const reading: Reading = {
  id: 1,
  readerName: 'Grandma Jo',
  status: 'open',
  pages: [],
  pageCount: 5,
  expiresAt: '2027-01-01T00:00:00.000Z',
  isExpired: false,
  sentAt: null,
  narrationId: null,
}

async function askGrandma(renderApp: RenderApp, api: FakeApi, user: UserEvent, as: Family) {
  api.reply(storyReadings, 200, { canInvite: true, readings: [], voices: [] })
  api.reply(inviteReader, 201, { reading, link: 'https://stories.example.org/read-aloud#token' })
  await renderApp(path, { as })
  await user.click(await screen.findByRole('button', { name: 'Ask a grandparent to read it' }))
  await user.type(screen.getByLabelText('Who is going to read?'), 'Grandma Jo')
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  return within(await screen.findByRole('dialog', { name: 'A link for Grandma Jo' }))
}

test('the dialog with the link says who is told of the reading, and offers to verify the address', async ({
  renderApp,
  api,
  user,
}) => {
  const unverified = family({ email: 'ada@example.org', emailVerified: false })
  const dialog = await askGrandma(renderApp, api, user, unverified)
  expect(dialog.getByText(/We write to/).textContent).toContain('ada@example.org as well, once you have')
  api.reply(sendVerification, 204, null)
  await user.click(dialog.getByRole('button', { name: 'Email me a link to verify it' }))
  await toast('Email sent')
  await waitFor(() => expect(api.calls(sendVerification)).toHaveLength(1))
})

test('the dialog with the link names the verified address', async ({ renderApp, api, user }) => {
  const verified = family({ email: 'ada@example.org', emailVerified: true })
  const dialog = await askGrandma(renderApp, api, user, verified)
  expect(dialog.getByText(/we write to/).textContent).toMatch(
    /on the story, and we write to ada@example\.org\.$/,
  )
  expect(dialog.queryByRole('button', { name: /verify/ })).toBeNull()
})

test('a link that has ended has a way home', async ({ renderApp, api }) => {
  api.replyError(getReadingToRecord, 404, '')
  await renderApp('/read-aloud#token-that-ended')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Go to Nightlight' }).getAttribute('href')).toBe('/')
})

describe('a relative on a page over http', () => {
  const openFirstPage = async (renderApp: RenderApp, api: FakeApi, user: UserEvent) => {
    vi.stubGlobal('isSecureContext', false)
    api.reply(getReadingToRecord, 200, {
      readerName: 'Grandma Jo',
      askedBy: 'Ada',
      language: 'de',
      title: 'The Quiet Harbour',
      status: 'open',
      expiresAt: '2027-01-01T00:00:00.000Z',
      pages: [{ text: 'The boats had gone to bed.', durationMs: null }],
    })
    await renderApp('/read-aloud#token-of-grandma')
    await user.click(await screen.findByRole('button', { name: 'Start' }))
  }

  test('reads what is missing, and sends a recording as a file instead', async ({ renderApp, api, user }) => {
    const decoded = { length: 3, numberOfChannels: 1, getChannelData: () => new Float32Array([0, 0.5, 0]) }
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = async () => decoded
      },
    )
    await openFirstPage(renderApp, api, user)
    expect(screen.getByText('The boats had gone to bed.').lang).toBe('de')
    expect(screen.getByText('Recording needs a secure connection')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Record this page' })).toBeNull()
    api.reply(saveReadingPage, 200, { durationMs: 1000, advice: null })
    await user.upload(
      screen.getByLabelText('A recording'),
      new File(['sound'], 'page-1.m4a', { type: 'audio/mp4' }),
    )
    await waitFor(() => expect(api.calls(saveReadingPage)).toHaveLength(1))
  })

  test('is told when a file is no recording', async ({ renderApp, api, user }) => {
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = () => Promise.reject(new Error('no sound'))
      },
    )
    await openFirstPage(renderApp, api, user)
    await user.upload(
      screen.getByLabelText('A recording'),
      new File(['letter'], 'letter.m4a', { type: 'audio/mp4' }),
    )
    expect(await screen.findByText(/could not be read as a recording/)).toBeTruthy()
    expect(api.calls(saveReadingPage)).toHaveLength(0)
  })
})
