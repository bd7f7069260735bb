import type { Page } from '@playwright/test'

/** What the pages' policy refuses from now on, as the pages tell. */
export async function listenForRefusals(page: Page): Promise<readonly string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellOfRefusal', (what: string) => refused.push(what))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    tellOfRefusal([location.pathname, event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`)
  return refused
}
