import { aFamily, signInAs } from '../family.ts'
import { showMore } from '../player.ts'
import { expect, expectAccessible, storyTimeout, test } from '../test.ts'

test('a story is continued, what it remembers is edited, and it is found in the library', async ({
  page,
  context,
}) => {
  const family = await aFamily({
    plan: 'moonbeam',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
  })
  await signInAs(context, family)
  await page.goto(`/story/${family.storyIds[0]}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Another night', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Another night' })
  await expect(dialog.getByLabel('Who is in it')).toHaveValue(/^Marigold/)
  await expectAccessible(page)
  await dialog.getByLabel('What was left open').fill('who had painted the gate blue')
  await dialog.getByRole('button', { name: 'Make night 2' }).click()
  await expect(page).not.toHaveURL(new RegExp(`${family.storyIds[0]}$`))
  await expect(page.getByText('who had painted the gate blue')).toBeVisible(storyTimeout)

  await showMore(page)
  const series = page.getByRole('region', { name: 'Series' })
  await expect(series.getByRole('heading', { name: `Night 2 of ${title}` })).toBeVisible()
  await expect(series.getByRole('link', { name: title })).toBeVisible()
  await series.getByRole('button', { name: 'What is remembered' }).click(storyTimeout)
  const edit = page.getByRole('dialog', { name: 'What is remembered' })
  await edit.getByLabel('Name of the series').fill('')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(edit.getByText('Name is required')).toBeVisible()
  await edit.getByLabel('Name of the series').fill('The blue gate')
  await edit.getByLabel('What was learnt').fill('that paint takes a night to dry')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(series.getByRole('heading', { name: 'Night 2 of The blue gate' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/library')
  await expect(page.getByRole('article').filter({ hasText: 'Night 2' })).toBeVisible()
})
