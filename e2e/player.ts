import type { Page } from '@playwright/test'

/** The player's position in seconds. */
export const playbackPosition = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))

/** Opens what is behind the button at the end of a story. */
export const showMore = (page: Page): Promise<void> => page.getByLabel('More about this story').click()
