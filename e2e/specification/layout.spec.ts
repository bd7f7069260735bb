import { signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible } from '../test.ts'

line(['home-04', 'form-04', 'form-20'], async ({ page, familyWithChildren, context }) => {
  await signInAs(context, familyWithChildren)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Your Story' }).click()
  const section = page.locator('#create-story')
  await expect(section).toBeInViewport()
  await expect
    .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
    .toBeLessThan(120)

  const form = page.getByRole('form', { name: 'Story' })
  const details = await form.getByLabel('Additional details').boundingBox()
  expect(details?.height).toBeGreaterThanOrEqual(100)
  const faces = form.getByRole('group', { name: 'Main characters' }).getByRole('checkbox')
  await expect(faces.first().locator('xpath=../..')).toHaveCSS('max-height', '200px')
})

/** In a library of a thousand stories, of which only the first ones are rendered. */
line('library-02', async ({ page, familyWithChildren, context }) => {
  await signInAs(context, familyWithChildren)
  const stories = Array.from({ length: 1000 }, (_, index) => ({
    id: `01930000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    title: index === 700 ? 'The Whale Who Whistled' : `Story number ${index}`,
    thumbnailUrl: null,
    audioUrl: null,
    duration: 5,
    favorite: index % 10 === 0,
    isSample: false,
    childrenIncluded: [{ id: null, name: index % 2 === 0 ? 'Zoë' : 'Oskar' }],
    createdAt: '2026-11-20T19:00:00Z',
    excerpt: 'The moon put a ladder down.',
    theme: 'space',
    status: 'ready',
    progress: null,
  }))
  await page.route('**/api/stories', (route) => route.fulfill({ json: stories }))
  await page.goto('/library')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(100)
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(async () => {
        const left = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
        return new Set(left.map(Math.round)).size
      })
      .toBe(columns)
  }
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('whale')
  await expect(cards).toHaveCount(1)
  await expect(page.getByText('1 of 1000 stories', { exact: true })).toHaveRole('status')
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('zoe')
  await page.getByRole('button', { name: 'Favourites only' }).click()
  await expect(page.getByText('100 of 1000 stories', { exact: true })).toHaveRole('status')
  await expectAccessible(page)
})

/** Which navigation is visible at which width. Its links: web/src/app/frame.spec.tsx. */
line(['frame-01', 'frame-02', 'frame-03', 'frame-06'], async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  const header = page.getByRole('banner')
  const main = header.getByRole('navigation', { name: 'Main' })
  const mobile = page.getByRole('navigation', { name: 'Mobile' })
  await expect(mobile.getByRole('link')).toHaveText(['Home', 'Create', 'Library', 'Login'])
  await expect(main).toBeHidden()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(main.getByRole('link')).toHaveText(['Magical Home', 'Story Library'])
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(mobile).toBeHidden()

  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

/** With a name that is wider than a phone; and every main screen in letters of twice the size, and in a short window. */
line(['profile-05', 'frame-09', 'story-14'], async ({ page, context, signInNewFamily, familyWithStory }) => {
  const neededWidth = () => page.locator('html').evaluate((html) => html.scrollWidth)
  const names = ['Ana', 'Bo', 'Maximiliana-Theodora von und zu Hohenlohe']
  await signInNewFamily({ children: names.map((name) => ({ name, age: 5 })) })
  await page.goto('/profile')
  await expect(page.getByText('You have reached the limit of 3 child profiles.')).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await neededWidth()).toBeLessThanOrEqual(width)
    for (const name of names) {
      const card = await page
        .getByRole('button', { name: `Delete ${name}` })
        .locator('../..')
        .boundingBox()
      const margin = width < 640 ? 16 : 0
      expect((card?.x ?? 0) + (card?.width ?? width)).toBeLessThanOrEqual(width - margin)
    }
  }
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/security')
  const lines = await page.getByRole('tab', { name: 'Overview' }).evaluate((tab) => {
    const range = tab.ownerDocument.createRange()
    range.selectNodeContents(tab)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)

  await signInAs(context, familyWithStory)
  const story = `/story/${familyWithStory.storyIds[0]}`
  const screens = ['/', '/library', '/profile', '/subscribe', '/security', '/dashboard', '/contact', story]
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await neededWidth(), `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }

  // As set in the browser, which rem of a media query follow as well.
  const browser = await context.newCDPSession(page)
  for (const letters of [32, 16]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    for (const path of ['/#create-story', '/library', story]) {
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await page.waitForLoadState('networkidle')
      for (const size of [
        { width: 390, height: 844 },
        { width: 640, height: 400 },
      ]) {
        await page.setViewportSize(size)
        const name = `${path} at ${size.width}, letters of ${letters}`
        expect(await neededWidth(), name).toBeLessThanOrEqual(size.width)
        expect(await page.evaluate<number>(pageInSight), name).toBeGreaterThan(0.6)
      }
    }
  }

  // In letters of the usual size, the player is beside the text, wherever the page is scrolled to.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(story)
  const player = await page.getByRole('region', { name: 'Player' }).boundingBox()
  const left = await page
    .locator('[data-section]')
    .evaluateAll((all) => Math.min(...all.map((section) => section.getBoundingClientRect().left)))
  expect((player?.x ?? 0) + (player?.width ?? 1280)).toBeLessThanOrEqual(left)
  // And the first screen has one picture, not the cover and its likeness.
  const first = page.locator('[data-section="0"]')
  const above = page.getByRole('main').locator('img').filter({ visible: true })
  await expect(first).toBeInViewport()
  const tops = await above.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().top))
  expect(tops.filter((top) => top < 600)).toHaveLength(1)
})

/** Which share of the height of the window, in its middle, belongs to the page and not to what is fixed over it. */
const pageInSight = `(() => {
  const isOver = (element) =>
    element !== null && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isOver(element.parentElement))
  scrollTo(0, Math.min(innerHeight, (document.documentElement.scrollHeight - innerHeight) / 2))
  const heights = Array.from({ length: Math.floor(innerHeight / 4) }, (_, index) => index * 4 + 2)
  return heights.filter((y) => !isOver(document.elementFromPoint(innerWidth / 2, y))).length / heights.length
})()`

line('home-18', async ({ page }) => {
  // What the bars of a browser leave of a phone.
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  await page.getByLabel('Your child’s name').fill('Marigold')
  await page.getByLabel('Age', { exact: true }).fill('6')
  await page.getByRole('button', { name: 'Begin tonight’s story' }).click()
  const choice = page.getByRole('group', { name: /^In stories:/ })
  for (const name of ['she', 'he', 'they', 'just the name']) {
    // Without scrolling: whatever is over it would get the click.
    await choice.getByRole('radio', { name, exact: true }).click({ position: { x: 20, y: 20 }, trial: true })
    await expect(choice.getByRole('radio', { name, exact: true })).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate<number>('scrollY')).toBe(0)
  await expect(page.getByRole('radio', { name: /^Portrait 6/ })).toBeInViewport()
})

line('overlay-08', async ({ page, context, familyWithStory }) => {
  await signInAs(context, familyWithStory)
  // Nothing is heard of the story, so that the overlay stays.
  await page.route('**/api/stories/*/progress', () => {})
  for (const size of [
    { width: 390, height: 664 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(`/?making=${familyWithStory.storyIds[0]}`)
    const leave = page.getByRole('button', { name: 'Keep browsing, we will finish it' })
    await expect(leave).toBeInViewport({ ratio: 1 })
  }
})

const wish =
  'The first wobbly tooth today. Grandma is coming and we made scones. No spiders please. She cried, and then she laughed.'

line('form-35', async ({ page, context, familyWithStory }) => {
  await signInAs(context, familyWithStory)
  await page.goto('/#create-story')
  const details = page.getByLabel('Additional details')
  const chips = page.getByRole('region', { name: 'Understood' }).getByRole('listitem')
  const covered = () =>
    chips.evaluateAll((all) =>
      all
        .filter((chip) => {
          const { left, top, height } = chip.getBoundingClientRect()
          return !chip.contains(chip.ownerDocument.elementFromPoint(left + 20, top + height / 2))
        })
        .map((chip) => chip.textContent),
    )
  await details.fill(wish)
  await expect(chips.nth(4)).toBeAttached()
  await expect.poll(covered).toEqual([])

  await page.goto(`/story/${familyWithStory.storyIds[0]}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  await details.fill(`${wish} And there was cake.`)
  await expect(chips.nth(5)).toBeAttached()
  await expect.poll(covered).toEqual([])
  // Nor does the keyboard lead below a bar.
  for (let tab = 0; tab < 14; tab++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate<string | null>(focusCovered)).toBe(null)
  }
})

/** What has the focus, if something else is over its middle. */
const focusCovered = `(() => {
  const focused = document.activeElement
  const { left, top, width, height } = focused.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  const isFree = above && (focused.contains(above) || above.closest('label')?.contains(focused) || above.contains(focused))
  return isFree ? null : focused.outerHTML.slice(0, 200)
})()`
