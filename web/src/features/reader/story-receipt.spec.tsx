import { aFamily, expect, screen, storyId, test, waitFor, within } from '../../../test/kit.tsx'

test('the receipt shows the words that were sent to a service', async ({ renderApp }) => {
  const receipt = {
    writer: 'Moon',
    model: 'moon-1',
    checks: [],
    readingLevel: { gradeLevel: 1, wordsPerSentence: 8 },
    newWords: [],
    sentTo: [
      {
        provider: 'Moon',
        what: ['theme and length', 'your own words, names taken out'],
        words: ['A parent wishes: [child 1] starts at [a place] on Monday'],
      },
      { provider: 'Voices', what: ['the text of the story, to read it aloud'] },
    ],
    costUsd: 0,
  }
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }], stories: [{ receipt }] })
  await renderApp(`/story/${storyId(0)}`, { as: family })
  await screen.findByText('What was sent to other services')
  expect(screen.getByText('A parent wishes: [child 1] starts at [a place] on Monday').tagName).toBe(
    'BLOCKQUOTE',
  )
  expect(screen.getAllByText(/^Your words, as they were sent/)).toHaveLength(1)
})

test('the receipt names what the pictures do not show', async ({ renderApp }) => {
  const receipt = {
    writer: 'Moon',
    model: 'moon-1',
    checks: [],
    readingLevel: { gradeLevel: 1, wordsPerSentence: 8 },
    newWords: [],
    sentTo: [],
    costUsd: 0,
    notDrawn: ['accordion', 'volcano crater'],
  }
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }], stories: [{ receipt }] })
  await renderApp(`/story/${storyId(0)}`, { as: family })
  expect(
    await screen.findByText(
      'In the story, but not yet among what our illustrator can draw: accordion, volcano crater.',
    ),
  ).toBeTruthy()
})

test('links beneath the title and at the end of the story open the receipt, again after it was closed', async ({
  renderApp,
  user,
}) => {
  const receipt = {
    writer: 'Moon',
    model: null,
    checks: [],
    readingLevel: { gradeLevel: 1, wordsPerSentence: 8 },
    newWords: [],
    sentTo: [],
    costUsd: 0,
  }
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }], stories: [{ receipt }] })
  await renderApp(`/story/${storyId(0)}`, { as: family })
  const [atTitle, atEnd] = await screen.findAllByRole('link', { name: 'How this story was made' })
  const title = screen.getByRole('heading', { level: 1 })
  const header = within(title.closest('header') ?? document.body)
  expect(header.getByRole('link', { name: 'How this story was made' })).toBe(atTitle)
  const again = screen.getByRole('button', { name: 'Again' })
  if (!atTitle || !atEnd) throw new Error('There are two links')
  expect(again.compareDocumentPosition(atEnd) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const summary = screen.getByText('How this story was made', { selector: 'summary' })
  const folds = ['details', 'details details'].map((path) => summary.closest<HTMLDetailsElement>(path))
  const areOpen = () => folds.every((fold) => fold?.open)
  for (const link of [atTitle, atEnd]) {
    expect(areOpen()).toBe(false)
    await user.click(link)
    await waitFor(() => expect(areOpen()).toBe(true))
    await waitFor(() => expect(document.activeElement).toBe(summary))
    await user.click(summary)
  }
})
