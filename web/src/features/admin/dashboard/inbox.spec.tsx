import {
  type AdminNotification,
  type AdminTask,
  adminTasks,
  listNotifications,
  markNotification,
  replyToNotification,
} from '@nightlight/contract'
import { aFamily, expect, screen, test, toast, waitFor, within } from '../../../../test/kit.tsx'

const urgentTask: AdminTask = {
  id: 'messages',
  priority: 'high',
  title: '1 urgent message',
  description: 'It has not been answered.',
  link: '/admin',
}

test('a message is replied to and marked as unread on the dashboard', async ({ renderPart, api, user }) => {
  let message: AdminNotification = {
    id: 1,
    subject: 'Owls',
    message: 'Fewer owls?',
    priority: 'high',
    category: 'content',
    isRead: false,
    createdAt: '2026-05-17T18:30:00.000Z',
    readAt: null,
    from: { name: 'Ada', email: 'ada@example.org' },
    repliedAt: null,
  }
  api.reply(listNotifications, 200, () => [message])
  api.reply(adminTasks, 200, () => (message.isRead ? [] : [urgentTask]))
  api.reply(replyToNotification, 200, () => {
    const now = '2026-05-17T19:00:00.000Z'
    message = { ...message, isRead: true, readAt: now, repliedAt: now }
    return message
  })
  api.reply(markNotification, 200, ({ body: { isRead } }) => {
    message = { ...message, isRead }
    return message
  })
  await renderPart(
    async () => {
      const [{ Tasks }, { Inbox }] = await Promise.all([import('./tasks.tsx'), import('./inbox.tsx')])
      return (
        <>
          <Tasks />
          <Inbox />
        </>
      )
    },
    { as: aFamily({ isAdmin: true }) },
  )
  const task = within(await screen.findByRole('list', { name: 'Tasks' }))
  expect((await task.findByRole('link')).textContent).toMatch(/High.*urgent message/)
  const item = within(await within(screen.getByRole('list', { name: 'Messages' })).findByRole('listitem'))
  expect(item.getByRole('img', { name: 'Unread:' })).toBeTruthy()
  await user.click(item.getByRole('button', { name: 'Reply to Ada' }))
  const send = item.getByRole('button', { name: 'Send reply' })
  expect(send).toHaveProperty('disabled', true)
  await user.type(item.getByLabelText('Reply'), 'We have asked the owls.')
  await user.click(send)
  expect((await toast('Reply sent')).textContent).toContain('ada@example.org')
  expect(api.calls(replyToNotification)[0]?.body).toEqual({ message: 'We have asked the owls.' })
  expect(await item.findByText('Answered')).toBeTruthy()
  await waitFor(() => expect(task.queryByRole('link')).toBeNull())
  await user.click(item.getByRole('button', { name: 'Mark “Owls” as unread' }))
  expect(await item.findByRole('img', { name: 'Unread:' })).toBeTruthy()
})
