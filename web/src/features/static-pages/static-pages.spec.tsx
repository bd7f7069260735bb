import { expect, line, screen } from '../../../test/kit.tsx'

line('static-01', async ({ renderApp }) => {
  await renderApp('/privacy')
  expect(await screen.findByText(/COPPA/)).toBeTruthy()
  expect(screen.getByText(/children under 13 get no direct communication/)).toBeTruthy()
})

line('static-02', async ({ renderApp }) => {
  await renderApp('/terms')
  const text = (await screen.findByRole('article')).textContent
  for (const clause of [/cancel.*any time/i, /ends with the period/i, /no partial refunds/i, /30 days/]) {
    expect(text).toMatch(clause)
  }
})
