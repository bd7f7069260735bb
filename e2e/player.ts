import type { Page } from '@playwright/test'

/** The player's position in seconds. */
export const playbackPosition = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))
