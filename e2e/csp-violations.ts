import type { Page } from '@playwright/test'

/** @returns a list to which every violation of the content security policy is added from now on */
export async function collectCspViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportCspViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    reportCspViolation([location.pathname, event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`)
  return violations
}
