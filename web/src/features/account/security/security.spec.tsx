import {
  accountData,
  changePassword,
  countBackupCodes,
  deleteAccount,
  disableMfa,
  enableMfa,
  endSession,
  exportLibrary,
  getInstallation,
  renewBackupCodes,
  type SecurityLogEntry,
  securityLog,
  sendVerification,
  startMfaSetup,
} from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  anInstallation,
  aSession,
  currentPath,
  expect,
  field,
  line,
  type RenderApp,
  screen,
  toast,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const setup = {
  secret: 'JBSWY3DPEHPK3PXP',
  qrCodeUrl: 'data:image/png;base64,AAAA',
  backupCodes: Array.from({ length: 10 }, (_, index) => `abcd-efg${index}`),
}
const wrongPassword = { message: 'This is not your password.', code: 'forbidden', field: 'password' } as const
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const exactField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function openTab(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('tab', { name }))
}

async function startSetup(renderApp: RenderApp, user: UserEvent): Promise<void> {
  await renderApp('/security', { as: aFamily() })
  await openTab(user, 'Two-Factor Auth')
  await user.click(button('Set Up Two-Factor Auth'))
  await screen.findByLabelText('Verification code')
}

line('security-01', async ({ renderApp }) => {
  await renderApp('/security', { as: aFamily() })
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Overview', 'Two-Factor Auth', 'Activity Log'])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
})

line('security-02', async ({ renderApp }) => {
  await renderApp('/security', { as: aFamily() })
  expect(await screen.findByText('Protected')).toBeTruthy()
  expect(screen.getByText('Inactive')).toBeTruthy()
  await renderApp('/security', { as: aFamily({ user: { mfaEnabled: true } }) })
  expect(await screen.findByText('Active')).toBeTruthy()
})

// server/src/modules/accounts/security.test.ts tests that the link is emailed, and that it verifies the address.
line('security-03', async ({ renderApp, api, user }) => {
  api.reply(sendVerification, 204, null)
  await renderApp('/security', { as: aFamily({ user: { email: 'ada@example.org', emailVerified: false } }) })
  expect(await screen.findByText('Please verify your email')).toBeTruthy()
  await user.click(button('Send the link again'))
  await toast('Email sent')
  expect(api.calls(sendVerification)).toHaveLength(1)
  api.reply(getInstallation, 200, anInstallation({ mail: false }))
  await renderApp('/security', { as: aFamily({ user: { email: 'ada@example.org', emailVerified: false } }) })
  expect(await screen.findByText(/No mail server is set up/)).toBeTruthy()
  await user.click(button('Send the link again'))
  await toast('A link was made')
  api.resetReply(getInstallation)
  await renderApp('/security', { as: aFamily({ user: { email: 'ada@example.org', emailVerified: true } }) })
  expect(await screen.findByText('Email verified')).toBeTruthy()
  expect(screen.queryByText('Please verify your email')).toBeNull()
})

line('security-04', async ({ renderApp, api, user }) => {
  api.reply(startMfaSetup, 200, setup)
  await startSetup(renderApp, user)
  expect((await toast('MFA Setup Initiated')).textContent).toContain('Scan the QR code')
  const picture = screen.getByAltText<HTMLImageElement>('QR code for your authenticator app')
  expect(picture.src).toBe(setup.qrCodeUrl)
  await user.type(field('Verification code'), '1234567')
  expect(field('Verification code').value).toBe('123456')
})

line('security-05', async ({ renderApp, api, user, saved }) => {
  api.reply(startMfaSetup, 200, setup)
  await startSetup(renderApp, user)
  const codes = within(screen.getByRole('list', { name: 'Backup codes' })).getAllByRole('listitem')
  expect(codes.map((code) => code.textContent)).toEqual(setup.backupCodes)
  for (const index of [0, 9]) {
    await user.click(button(`Copy backup code ${setup.backupCodes[index]}`))
    await toast('Copied')
    expect(await navigator.clipboard.readText()).toBe(setup.backupCodes[index])
  }
  await user.click(button('Save as a file'))
  expect(saved[0]?.name).toBe('nightlight-backup-codes.txt')
  for (const code of setup.backupCodes) expect(await saved[0]?.text()).toContain(code)
  await user.click(button('Hide backup codes'))
  expect(screen.queryByRole('list', { name: 'Backup codes' })).toBeNull()
  await user.click(button('Show backup codes'))
  expect(screen.getByRole('list', { name: 'Backup codes' })).toBeTruthy()
  expect(screen.queryByRole('complementary', { name: 'Upgrade' })).toBeNull()
})

line('security-15', async ({ renderApp, api, user }) => {
  api.reply(countBackupCodes, 200, { left: 2 })
  await renderApp('/security', { as: aFamily({ user: { mfaEnabled: true } }) })
  await openTab(user, 'Two-Factor Auth')
  expect(await screen.findByText('2 are left.')).toBeTruthy()
  expect(screen.getByText(/Please make new ones soon/)).toBeTruthy()
  api.replyError(renewBackupCodes, 400, { ...wrongPassword, code: 'invalid_input' })
  await user.click(button('New backup codes'))
  await user.type(exactField('Your password'), 'not this one')
  await user.click(button('Make new codes'))
  expect(await screen.findByText('This is not your password.')).toBeTruthy()
  api.reply(renewBackupCodes, 200, { backupCodes: setup.backupCodes })
  await user.click(button('Make new codes'))
  const codes = within(await screen.findByRole('list', { name: 'Backup codes' })).getAllByRole('listitem')
  expect(codes.map((code) => code.textContent)).toEqual(setup.backupCodes)
  expect(screen.getByText('10 are left.')).toBeTruthy()
})

line('security-06', async ({ renderApp, api, user }) => {
  api.reply(startMfaSetup, 200, setup)
  await startSetup(renderApp, user)
  expect(button('Complete Setup').disabled).toBe(true)
  await user.type(field('Verification code'), '12345')
  expect(button('Complete Setup').disabled).toBe(true)
  await user.type(field('Verification code'), '6')
  expect(button('Complete Setup').disabled).toBe(false)
})

// server/src/modules/accounts/security.test.ts tests which codes are accepted.
line('security-07', async ({ renderApp, api, user }) => {
  const family = aFamily()
  api.reply(startMfaSetup, 200, setup)
  api.reply(countBackupCodes, 200, { left: 10 })
  api.replyError(enableMfa, 400, {
    message: 'This code is not right.',
    code: 'invalid_input',
    field: 'token',
  })
  await renderApp('/security', { as: family })
  await openTab(user, 'Two-Factor Auth')
  await user.click(button('Set Up Two-Factor Auth'))
  await user.type(await screen.findByLabelText('Verification code'), '000000')
  await user.click(button('Complete Setup'))
  await toast('MFA Enable Failed')
  api.reply(enableMfa, 200, () => {
    family.user.mfaEnabled = true
    return { success: true as const }
  })
  await user.clear(field('Verification code'))
  await user.type(field('Verification code'), '123456')
  await user.click(button('Complete Setup'))
  await toast('MFA Enabled')
  const { secret, backupCodes } = setup
  expect(api.calls(enableMfa).at(-1)?.body).toEqual({ secret, backupCodes, token: '123456' })
  expect(await screen.findByText('Two-factor sign-in is enabled')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toContain('is enabled'))
})

line('security-08', async ({ renderApp, api, user }) => {
  const family = aFamily({ user: { mfaEnabled: true } })
  api.reply(countBackupCodes, 200, { left: 10 })
  await renderApp('/security', { as: family })
  await openTab(user, 'Two-Factor Auth')
  const disable = await screen.findByRole<HTMLButtonElement>('button', { name: 'Disable Two-Factor Auth' })
  expect(disable.disabled).toBe(true)
  api.replyError(disableMfa, 403, wrongPassword)
  await user.type(exactField('Current password'), 'not this one')
  await user.click(disable)
  expect((await toast('MFA Disable Failed')).textContent).toContain('This is not your password.')
  api.reply(disableMfa, 200, () => {
    family.user.mfaEnabled = false
    return { success: true as const }
  })
  await user.clear(exactField('Current password'))
  await user.type(exactField('Current password'), 'lantern light')
  await user.click(disable)
  await toast('MFA Disabled')
  expect(api.calls(disableMfa).map(({ body }) => body.password)).toEqual(['not this one', 'lantern light'])
  expect(await screen.findByRole('button', { name: 'Set Up Two-Factor Auth' })).toBeTruthy()
})

// server/src/modules/accounts/security.test.ts tests which events are logged.
line('security-09', async ({ renderApp, api, user }) => {
  const event = { userId: 1, ipAddress: '192.0.2.7', userAgent: null, details: {} }
  const entries: SecurityLogEntry[] = [
    { ...event, id: 2, action: 'login', success: true, createdAt: '2026-05-17T18:30:00.000Z' },
    { ...event, id: 1, action: 'login_failed', success: false, createdAt: '2026-05-17T18:29:00.000Z' },
  ]
  api.reply(securityLog, 200, entries)
  await renderApp('/security', { as: aFamily() })
  await openTab(user, 'Activity Log')
  const events = within(await screen.findByRole('list', { name: 'Security events' })).getAllByRole('listitem')
  expect(events.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Login17 May 2026.*19:30 · 192\.0\.2\.7Success$/),
    expect.stringMatching(/^Login Failed17 May 2026.*19:29 · 192\.0\.2\.7Failed$/),
  ])
})

line('security-10', async ({ renderApp, api, user }) => {
  api.reply(securityLog, 200, [])
  await renderApp('/security', { as: aFamily() })
  await openTab(user, 'Activity Log')
  expect(await screen.findByText('No security events found.')).toBeTruthy()
})

// server/src/modules/accounts/security.test.ts tests that it signs out other browsers.
line('security-11', async ({ renderApp, api, user }) => {
  api.reply(changePassword, 204, null)
  await renderApp('/security', { as: aFamily() })
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Every other browser is signed out.')).toBeTruthy()
  await user.type(dialog.getByLabelText('Current password'), 'lantern light')
  await user.type(dialog.getByLabelText('New password'), 'a new lantern')
  await user.type(dialog.getByLabelText('Confirm password'), 'a new lantern')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  await toast('Password changed')
  expect(api.calls(changePassword)[0]?.body).toEqual({
    currentPassword: 'lantern light',
    password: 'a new lantern',
    confirmPassword: 'a new lantern',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// server/src/modules/accounts/security.test.ts tests that an ended session gives no access.
line('security-12', async ({ renderApp, api, user }) => {
  const family = aFamily()
  family.sessions = [aSession(), aSession({ id: 2, isCurrent: false })]
  api.reply(endSession, 204, ({ params }) => {
    family.sessions = family.sessions.filter(({ id }) => id !== params.id)
    return null
  })
  await renderApp('/security', { as: family })
  const list = () => within(screen.getByText('This browser').closest('ul') ?? document.body)
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2))
  await user.click(list().getByRole('button', { name: /^Sign out/ }))
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1))
  expect(api.calls(endSession).map(({ params }) => params.id)).toEqual([2])
  expect(screen.getByText('This browser')).toBeTruthy()
})

// server/src/modules/account-data/account-data.test.ts tests that it is everything that is stored.
line('security-13', async ({ renderApp, api, saved, user }) => {
  const data = { account: { username: 'lantern' }, children: [{ name: 'Marigold' }], stories: [{ id: 'a' }] }
  api.reply(accountData, 200, data)
  await renderApp('/security', { as: aFamily() })
  await user.click(await screen.findByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['nightlight-data.json']))
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(data)
  // Photos and recordings are worth a download without any story.
  api.reply(exportLibrary, 200, { url: '/media/exports/library.zip', stories: 0 })
  await user.click(button('Download everything'))
  expect(await screen.findByText(/^Your download has started/)).toBeTruthy()
  expect(saved).toHaveLength(2)
})

// server/src/modules/account-data/account-data.test.ts tests that nothing of it is left.
line('security-14', async ({ renderApp, api, user }) => {
  await renderApp('/security', { as: aFamily() })
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog'))
  const remove = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete everything' })
  expect(remove.disabled).toBe(true)
  api.replyError(deleteAccount, 403, wrongPassword)
  await user.type(dialog.getByLabelText('Password'), 'not this one')
  await user.click(remove)
  expect(await dialog.findByText('This is not your password.')).toBeTruthy()
  expect(currentPath()).toBe('/security')
  api.reply(deleteAccount, 204, null)
  await user.clear(dialog.getByLabelText('Password'))
  await user.type(dialog.getByLabelText('Password'), 'lantern light')
  await user.click(remove)
  await toast('Your account is deleted')
  expect(currentPath()).toBe('/')
  expect(api.calls(deleteAccount).at(-1)?.body).toEqual({ password: 'lantern light' })
  expect(await screen.findByText('Sign in to make a story')).toBeTruthy()
})
