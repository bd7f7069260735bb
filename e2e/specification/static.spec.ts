import type { Page } from '@playwright/test'
import { line } from '../specification.ts'
import { expect, toast } from '../tester.ts'

async function fillContact(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Email address').fill('ada@example.org')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('How do I turn the page?')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

line('static-01', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText(/COPPA/)).toBeVisible()
  await expect(page.getByText(/children under 13 get no direct communication/)).toBeVisible()
})

line('static-02', async ({ page }) => {
  await page.goto('/terms')
  const text = await page.getByRole('article').innerText()
  for (const words of [/cancel.*any time/i, /ends with the period/i, /no partial refunds/i, /30 days/]) {
    expect(text).toMatch(words)
  }
})

line('static-03', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible()
  for (const words of [
    /Within 24 hours/,
    /within 48 hours/,
    /within 2 hours/,
    /Monday to Friday, 9 AM to 6 PM EST/,
    'Support email',
    'Asked often',
  ]) {
    await expect(page.getByText(words).first()).toBeVisible()
  }
})

line('static-04', async ({ page }) => {
  await page.goto('/contact')
  await send(page).click()
  for (const words of [
    'Full name is required',
    'Please provide a valid email address',
    'Subject is required',
    'Message is required',
  ]) {
    await expect(page.getByText(words)).toBeVisible()
  }
  await expect(page.getByText('Please select a category')).toHaveCount(0)
})

line('static-05', async ({ page }) => {
  await page.clock.install()
  await fillContact(page)
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Technical Support' }).click()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const answer = page.waitForResponse('**/api/contact')
  await send(page).click()
  await (await answer).finished()
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toBeDisabled()
  await page.clock.runFor(900)
  await expect(sending).toBeDisabled()
  await page.clock.runFor(200)
  await expect(toast(page, 'Message Sent Successfully')).toContainText('within 24 hours')
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Subject')).toHaveValue('')
})

line('static-06', async ({ page }) => {
  await fillContact(page)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 409, body: 'The box is full' }))
  await send(page).click()
  await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again later.')
  await expect(page.getByLabel('Message')).toHaveValue('How do I turn the page?')
  await expect(send(page)).toBeEnabled()
})
