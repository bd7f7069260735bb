import { getInstallation, sendContactMessage } from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import {
  anInstallation,
  choose,
  expect,
  field,
  line,
  screen,
  stopClock,
  test,
  toast,
} from '../../../test/kit.tsx'

async function fillContact(user: UserEvent): Promise<void> {
  await screen.findByRole('form', { name: 'Contact' })
  await user.type(field('Full name'), 'Ada Lovelace')
  await user.type(field('Email address'), 'ada@example.org')
  await user.type(field('Subject'), 'A question')
  await user.type(field('Message'), 'How do I turn the page?')
}

const send = () => screen.getByRole('button', { name: 'Send Message' })

line('static-03', async ({ renderApp }) => {
  await renderApp('/contact')
  expect(await screen.findByRole('form', { name: 'Contact' })).toBeTruthy()
  for (const text of [
    /Within 24 hours/,
    /within 48 hours/,
    /within 2 hours/,
    /Monday to Friday, 9 AM to 6 PM EST/,
    'Support email',
    'Common questions',
  ]) {
    expect(screen.getByText(text)).toBeTruthy()
  }
})

test('the contact page names an address where there is one, and says who reads a message', async ({
  renderApp,
  api,
}) => {
  await renderApp('/contact')
  const address = await screen.findByRole('link', { name: 'help@example.org' })
  expect(address.getAttribute('href')).toBe('mailto:help@example.org')
  expect(screen.getByText(/a person will read it/)).toBeTruthy()
  expect(screen.queryByText(/may answer later/)).toBeNull()
  api.reply(getInstallation, 200, anInstallation({ mail: false, supportEmail: null }))
  await renderApp('/contact')
  const way = await screen.findByText(/The form is the way to reach us/)
  expect(way.textContent).toContain('say in your message how you would like to be answered')
  expect(screen.getByText(/Within 24 hours/).textContent).toContain('may answer later')
  expect(screen.queryByText(/a person will read it/)).toBeNull()
  expect(screen.getByText(/inbox of the people who run this Nightlight/)).toBeTruthy()
})

test('every common question has a link with a text', async ({ renderApp }) => {
  await renderApp('/contact')
  const heading = await screen.findByRole('heading', { name: 'Common questions' })
  const links = [...(heading.parentElement?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.textContent)).toEqual([
    'Set a new password',
    'See your dashboard',
    'Read the privacy policy',
    'Open Security',
  ])
})

line('static-04', async ({ renderApp, user }) => {
  await renderApp('/contact')
  await screen.findByRole('form', { name: 'Contact' })
  await user.click(send())
  for (const text of [
    'Full name is required',
    'Please provide a valid email address',
    'Subject is required',
    'Message is required',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
  expect(screen.queryByText('Please select a category')).toBeNull()
})

line('static-05', async ({ renderApp, user, api }) => {
  await renderApp('/contact')
  await fillContact(user)
  await choose(user, screen.getByRole('combobox', { name: /Category/ }), 'Technical Support')
  api.reply(sendContactMessage, 204, null)
  const clock = stopClock()
  await user.click(send())
  await clock.run(0)
  expect(api.calls(sendContactMessage)).toEqual([
    {
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.org',
        subject: 'A question',
        category: 'technical',
        message: 'How do I turn the page?',
      },
    },
  ])
  const sending = screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' })
  expect(sending.disabled).toBe(true)
  await clock.run(999)
  expect(sending.disabled).toBe(true)
  await clock.run(1)
  expect((await toast('Message Sent Successfully')).textContent).toContain('within 24 hours')
  expect(field('Message').value).toBe('')
  expect(field('Subject').value).toBe('')
})

line('static-06', async ({ renderApp, user, api }) => {
  await renderApp('/contact')
  await fillContact(user)
  api.replyError(sendContactMessage, 409, 'The box is full')
  const clock = stopClock()
  await user.click(send())
  await clock.run(1000)
  expect((await toast('Error')).textContent).toContain('Failed to send message. Please try again later.')
  expect(field('Message').value).toBe('How do I turn the page?')
  expect(send()).toHaveProperty('disabled', false)
})
