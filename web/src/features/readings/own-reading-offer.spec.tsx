import { inviteReader, type Reading, storyReadings } from '@nightlight/contract'
import { act } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { aFamily, aStory, expect, type Family, screen, storyId, test, waitFor } from '../../../test/kit.tsx'

afterEach(() => void vi.unstubAllGlobals())

const path = `/story/${storyId(0)}`

const reading: Reading = {
  id: 1,
  readerName: 'Mum',
  status: 'open',
  pages: [],
  pageCount: 5,
  expiresAt: '2027-01-01T00:00:00.000Z',
  isExpired: false,
  sentAt: null,
  narrationId: null,
}

function withStories(count: number): Family {
  const made = aFamily({ plan: 'starlight' })
  made.stories = Array.from({ length: count }, (_, index) => aStory({ id: storyId(index) }))
  return made
}

test('the family’s own reading is offered once, after the third story and not before', async ({
  renderApp,
  api,
  user,
}) => {
  api.reply(storyReadings, 200, { canInvite: true, readings: [], voices: [] })
  await renderApp(path, { as: withStories(2) })
  await screen.findByRole('button', { name: 'Ask a grandparent to read it' })
  expect(screen.queryByText('Read this one yourself')).toBeNull()

  await renderApp(path, { as: withStories(3) })
  await screen.findByText('Read this one yourself')
  await user.click(screen.getByRole('button', { name: 'Record my reading' }))
  await user.type(screen.getByLabelText('What does your child call you?'), 'Mum')
  const loaded = vi.spyOn(window.location, 'assign').mockReturnValue()
  api.reply(inviteReader, 201, {
    reading,
    link: 'https://stories.example.org/read-aloud#token',
  })
  await user.click(screen.getByRole('button', { name: 'Start recording' }))
  await waitFor(() => expect(loaded.mock.calls).toEqual([['/read-aloud#token']]))
  expect(api.calls(inviteReader).map(({ body }) => body)).toEqual([{ readerName: 'Mum' }])
  expect(screen.queryByText('Read this one yourself')).toBeNull()

  act(() => navigate('/library'))
  act(() => navigate(path))
  await screen.findByRole('button', { name: 'Ask a grandparent to read it' })
  expect(screen.queryByText('Read this one yourself')).toBeNull()
})

test('an offer that was seen and left unanswered has been made, and one that nobody has scrolled to has not', async ({
  renderApp,
  api,
}) => {
  const scrollTo = fakeView()
  api.reply(storyReadings, 200, { canInvite: true, readings: [], voices: [] })
  await renderApp(path, { as: withStories(3) })
  await screen.findByText('Read this one yourself')
  act(() => navigate('/library'))
  act(() => navigate(path))
  const offer = await screen.findByText('Read this one yourself')

  scrollTo(screen.getByText(/^No voice is as good as yours/))
  expect(offer.isConnected).toBe(true)
  act(() => navigate(`/story/${storyId(1)}`))
  await waitFor(() => expect(api.calls(storyReadings).at(-1)?.params.id).toBe(storyId(1)))
  await screen.findByRole('button', { name: 'Ask a grandparent to read it' })
  expect(screen.queryByText('Read this one yourself')).toBeNull()
})

/** @returns a function that brings an element into view */
function fakeView(): (element: Element) => void {
  const seen = new Map<Element, () => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #onChange: (entries: object[]) => void
      constructor(onChange: (entries: object[]) => void) {
        this.#onChange = onChange
      }
      observe(element: Element) {
        seen.set(element, () => this.#onChange([{ isIntersecting: true, intersectionRatio: 1 }]))
      }
      disconnect() {}
    },
  )
  return (element) => act(() => seen.get(element)?.())
}
