import { approveStory } from '@nightlight/contract'
import { aFamily, expect, line, screen, storyId, waitFor } from '../../../test/kit.tsx'

line('story-16', async ({ api, renderApp, user }) => {
  const text = 'كان الدب الصغير نعسانًا. ثم صار كل شيء هادئًا.'
  const family = aFamily({
    plan: 'moonbeam',
    stories: [
      {
        title: 'مصباح الدب',
        language: 'ar',
        awaitsParent: true,
        storyStructure: { sections: [{ text, imageIndex: 0 }] },
      },
    ],
  })
  api.reply(approveStory, 204, () => {
    for (const story of family.stories) story.awaitsParent = false
    return null
  })
  await renderApp(`/story/${storyId(0)}`, { as: family })
  const title = await screen.findByRole('heading', { level: 1 })
  expect([title.lang, title.dir]).toEqual(['ar', 'rtl'])
  const section = document.querySelector('[data-section="0"]')
  expect([section?.getAttribute('lang'), section?.getAttribute('dir')]).toEqual(['ar', 'rtl'])
  expect(screen.getByText('Please read this story first')).toBeTruthy()
  for (const name of ['Share', 'Add narration']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('Save this story')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'I have read it: it is for my child' }))
  await screen.findByText('Save this story')
  await waitFor(() => expect(screen.queryByText('Please read this story first')).toBeNull())
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
})
