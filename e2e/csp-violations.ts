import type { Page } from '@playwright/test'

/** What the pages' policy refuses from now on, as the pages tell. */
export async function collectCspViolations(page: Page): Promise<readonly string[]> {
  const refused: string[] = []
  await page.exposeFunction('reportCspViolation', (what: string) => refused.push(what))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    reportCspViolation([location.pathname, event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`)
  return refused
}
