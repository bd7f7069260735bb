import {
  type AdminConfig,
  adminConfig,
  type EmailTemplate,
  listEmailTemplates,
  previewEmailTemplate,
  testNotifications,
  updateConfig,
} from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  expect,
  type FakeApi,
  type RenderPart,
  screen,
  test,
  toast,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const config: AdminConfig = {
  ADMIN_EMAIL: '',
  SMTP_HOST: '',
  SMTP_PORT: '587',
  SMTP_USER: '',
  SMTP_SECURE: 'false',
  ADMIN_WEBHOOK_URL: '',
  VOICE_SYNC_SCHEDULE: '0 6 * * *',
  NOTIFY_NEW_USERS: 'true',
  NOTIFY_CONTACT: 'true',
  NOTIFY_SYNC: 'true',
  hasSmtpPassword: false,
  hasWebhookSecret: false,
  webhookSecret: null,
}

const resetPassword: EmailTemplate = {
  templateKey: 'reset-password',
  subject: 'Your new password',
  textContent: 'Follow {{link}}',
  htmlContent: '',
  variables: { name: 'Ada', link: 'https://nightlight.example.org/reset' },
  isOwn: false,
}

const settings = () => within(screen.getByRole('form', { name: 'Settings' }))

async function openSettings(renderPart: RenderPart, api: FakeApi): Promise<void> {
  api.replyByDefault(adminConfig, 200, config)
  api.replyByDefault(listEmailTemplates, 200, [resetPassword])
  await renderPart(
    async () => {
      const { SettingsTab } = await import('./settings-tab.tsx')
      return <SettingsTab />
    },
    { as: aFamily({ isAdmin: true }) },
  )
}

async function save(user: UserEvent): Promise<void> {
  const button = settings().getByRole('button', { name: 'Save settings' })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
}

async function retype(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  await user.type(field, text)
}

test('settings are validated, and a secret is saved with the password only', async ({
  renderPart,
  api,
  user,
}) => {
  await openSettings(renderPart, api)
  const email = settings().getByLabelText('Admin email')
  await user.type(email, 'nobody')
  await user.type(settings().getByLabelText('URL'), 'nowhere')
  await save(user)
  expect(await settings().findByText('Please enter a valid email address')).toBeTruthy()
  expect(settings().getByText('Please enter a valid URL')).toBeTruthy()
  expect(api.calls(updateConfig)).toEqual([])

  await retype(user, email, 'admin@example.org')
  await user.clear(settings().getByLabelText('URL'))
  expect(settings().queryByLabelText('Your password')).toBeNull()
  await user.type(settings().getByLabelText('Mail password'), 'a mail secret')
  api.replyError(updateConfig, 400, {
    message: 'Please enter your password.',
    code: 'invalid_input',
    field: 'password',
  })
  await save(user)
  await toast('Failed to save settings')
  expect(await settings().findByText('Please enter your password.')).toBeTruthy()

  await user.type(settings().getByLabelText('Your password'), 'lantern light')
  api.reply(updateConfig, 200, { ...config, ADMIN_EMAIL: 'admin@example.org', hasSmtpPassword: true })
  await save(user)
  await toast('Settings saved')
  expect(api.calls(updateConfig).at(-1)?.body).toMatchObject({
    ADMIN_EMAIL: 'admin@example.org',
    SMTP_PASS: 'a mail secret',
    password: 'lantern light',
  })
  expect(await settings().findByText('One is saved. Leave this empty to keep it.')).toBeTruthy()
  expect(settings().getByLabelText('Mail password')).toHaveProperty('value', '')
  expect(settings().queryByLabelText('Your password')).toBeNull()
})

test('a test email is sent with the saved settings', async ({ renderPart, api, user }) => {
  await openSettings(renderPart, api)
  api.reply(testNotifications, 200, { success: true, message: 'It was sent.', webhook: 'none' })
  await user.click(settings().getByRole('button', { name: 'Send test email' }))
  await toast('Test email sent')
})

test('an email template is previewed, and says what it lacks', async ({ renderPart, api, user }) => {
  await openSettings(renderPart, api)
  await user.click(await screen.findByRole('button', { name: 'Edit: Reset a password' }))
  const template = within(screen.getByRole('form', { name: 'Template: Reset a password' }))
  const preview = () => user.click(template.getByRole('button', { name: 'Preview' }))
  await retype(user, template.getByLabelText('Text'), 'No link at all')
  const lacksLink = '{{link}} is required.'
  api.replyError(previewEmailTemplate, 400, {
    message: lacksLink,
    code: 'invalid_input',
    field: 'textContent',
  })
  await preview()
  expect(await template.findByText(lacksLink)).toBeTruthy()
  api.reply(previewEmailTemplate, 200, { subject: 'Your new password', text: 'Here, Ada', html: null })
  await preview()
  expect(
    await within(await screen.findByRole('region', { name: 'Preview' })).findByText('Here, Ada'),
  ).toBeTruthy()
  expect(api.calls(previewEmailTemplate)[0]?.params).toEqual({ key: 'reset-password' })
})
