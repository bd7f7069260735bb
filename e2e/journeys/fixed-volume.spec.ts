import { expect, storyTimeout, test } from '../test.ts'

/** As phones and tablets with iOS do. */
const readsOne = `Object.defineProperty(HTMLMediaElement.prototype, 'volume', { get: () => 1, set() {} })`

test('where the volume always reads 1 a family hears the mix, sees no dead sliders, and a sentence fades in its file', async ({
  page,
  signInNewFamily,
}) => {
  await page.addInitScript({ content: readsOne })
  const children = [{ name: 'Marigold', age: 6 }]
  const family = await signInNewFamily({ children, stories: 1, narrated: true })
  const mixed = page.waitForResponse(
    (response) => response.url().endsWith('/mix') && response.ok(),
    storyTimeout,
  )
  await page.goto(`/story/${family.storyIds[0]}`)
  await mixed
  const heard = page.waitForRequest(/\/music-[0-9a-f]+\.mp3/)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await heard
  await page.getByRole('button', { name: 'Sound settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sound' })
  await expect(dialog.getByRole('slider')).toHaveCount(1)
  await expect(dialog.getByRole('slider', { name: 'Speed' })).toBeVisible()
  const faded = page.waitForResponse((response) => response.url().includes('/media/endings/'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sleep timer' }).click()
  await page.getByRole('radio', { name: 'End of sentence' }).click()
  expect((await faded).status()).toBe(200)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible(storyTimeout)
})
