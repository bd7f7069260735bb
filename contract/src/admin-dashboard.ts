import * as z from 'zod/mini'
import { password } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { lines, moment, requiredLine, rowId } from './text.ts'

/** Days that the charts show. */
export const statisticsDays = 30

const Day = z.object({
  /** YYYY-MM-DD, by UTC. */
  day: z.string(),
  stories: z.number(),
  failures: z.number(),
  families: z.number(),
})

export const AdminStatistics = z.object({
  families: z.number(),
  newThisWeek: z.number(),
  pending: z.number(),
  children: z.number(),
  stories: z.number(),
  failedStories: z.number(),
  narrationMinutes: z.number(),
  pictures: z.number(),
  /** Oldest first, without a gap, today last. */
  days: z.array(Day),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number(),
      active: z.number(),
      completed: z.number(),
      failed: z.number(),
    }),
  ),
  storage: z.object({
    /** Bytes; null where the files are not in a folder. */
    files: z.nullable(z.number()),
    database: z.number(),
    free: z.nullable(z.number()),
    total: z.nullable(z.number()),
  }),
  /** Of the last 30 days, the dearest first. */
  costs: z.array(z.object({ provider: z.string(), calls: z.number(), tokens: z.number(), usd: z.number() })),
  /** Counting takes a while on a large installation, so its numbers may be some minutes old. */
  countedAt: moment,
})
export type AdminStatistics = z.infer<typeof AdminStatistics>

export const adminStatistics = endpoint({
  method: 'GET',
  url: '/api/admin/dashboard/statistics',
  summary: 'How much there is of everything',
  replies: { 200: AdminStatistics },
})

export const taskPriorities = ['high', 'medium', 'low'] as const

export const AdminTask = z.object({
  id: z.string(),
  priority: z.enum(taskPriorities),
  title: z.string(),
  description: z.string(),
  /** Where it is done. */
  link: z.string(),
})
export type AdminTask = z.infer<typeof AdminTask>

export const adminTasks = endpoint({
  method: 'GET',
  url: '/api/admin/dashboard/tasks',
  summary: 'What waits for an administrator, the most urgent first',
  replies: { 200: z.array(AdminTask) },
})

export const AdminNotification = z.object({
  id: z.number(),
  subject: z.string(),
  message: z.string(),
  priority: z.enum(['low', 'normal', 'medium', 'high']),
  category: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: moment,
  readAt: z.nullable(moment),
  /** Who wrote, where it was somebody who can be answered. */
  from: z.nullable(z.object({ name: z.string(), email: z.string() })),
  repliedAt: z.nullable(moment),
})
export type AdminNotification = z.infer<typeof AdminNotification>

export const notificationsPerPage = 20

export const listNotifications = endpoint({
  method: 'GET',
  url: '/api/admin/notifications',
  summary: 'The inbox, newest first, 20 at a time; the next page begins after the last one of this',
  query: z.object({ unread: z._default(z.enum(['true', 'false']), 'false'), after: z.optional(rowId) }),
  replies: { 200: z.array(AdminNotification) },
})

const byId = z.object({ id: rowId })

export const markNotification = endpoint({
  method: 'PUT',
  url: '/api/admin/notifications/:id/read',
  summary: 'Mark a message as read or unread',
  params: byId,
  body: z.object({ isRead: z.boolean() }),
  replies: { 200: AdminNotification },
})

export const replyToNotification = endpoint({
  method: 'POST',
  url: '/api/admin/notifications/:id/reply',
  summary: 'Answer a message by mail',
  params: byId,
  body: z.object({ message: lines('Reply', 5000).check(z.minLength(1, 'Reply is required')) }),
  replies: { 200: AdminNotification },
})

export const EmailTemplate = z.object({
  templateKey: z.string(),
  subject: z.string(),
  textContent: z.string(),
  /** Empty where the mail is text alone. */
  htmlContent: z.string(),
  /** Names that may stand in {{ }}, with an example of each. */
  variables: z.record(z.string(), z.string()),
  /** Whether an administrator has written it. */
  isOwn: z.boolean(),
})
export type EmailTemplate = z.infer<typeof EmailTemplate>

export const listEmailTemplates = endpoint({
  method: 'GET',
  url: '/api/admin/email-templates',
  summary: 'Every mail that is sent by itself',
  replies: { 200: z.array(EmailTemplate) },
})

const byKey = z.object({ key: requiredLine('Template', 120) })

export const EmailTemplateText = z.object({
  subject: requiredLine('Subject', 300),
  textContent: lines('Text', 20_000).check(z.minLength(1, 'Text is required')),
  htmlContent: z._default(lines('HTML', 100_000), ''),
})
export type EmailTemplateText = z.infer<typeof EmailTemplateText>

export const saveEmailTemplate = endpoint({
  method: 'PUT',
  url: '/api/admin/email-templates/:key',
  summary: 'Word a mail in one’s own way, which asks for the password again',
  params: byKey,
  body: z.extend(EmailTemplateText, { password }),
  replies: { 200: EmailTemplate },
})

export const resetEmailTemplate = endpoint({
  method: 'DELETE',
  url: '/api/admin/email-templates/:key',
  summary: 'Go back to how the mail was worded',
  params: byKey,
  replies: { 200: EmailTemplate },
})

export const previewEmailTemplate = endpoint({
  method: 'POST',
  url: '/api/admin/email-templates/:key/preview',
  summary: 'See a mail with examples in place of its variables',
  params: byKey,
  body: EmailTemplateText,
  replies: { 200: z.object({ subject: z.string(), text: z.string(), html: z.nullable(z.string()) }) },
})

export const testEmailTemplate = endpoint({
  method: 'POST',
  url: '/api/admin/email-templates/:key/test',
  summary: 'Mail it, as it is saved, to the administrators’ address',
  params: byKey,
  body: z.nullish(z.object({})),
  replies: { 204: z.null() },
})

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  cause: z.string(),
  tries: z.number(),
  failedAt: moment,
  /** Some work is told to the family or forgotten when it fails, and cannot be taken up again. */
  canRetry: z.boolean(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  url: '/api/admin/failed-jobs',
  summary: 'Work whose every try has failed, the latest 50',
  replies: { 200: z.array(FailedJob) },
})

export const retryFailedJob = endpoint({
  method: 'POST',
  url: '/api/admin/failed-jobs/:id/retry',
  summary: 'Have failed work tried again',
  params: z.object({ id: z.uuid() }),
  body: z.nullish(z.object({})),
  replies: { 204: z.null() },
})

export const AuditEntry = z.object({
  id: z.number(),
  action: z.string(),
  /** Who did it; null when that account is gone. */
  by: z.nullable(z.string()),
  /** `user 12`, `voice builtin/luna`. */
  about: z.nullable(z.string()),
  createdAt: moment,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditLog = endpoint({
  method: 'GET',
  url: '/api/admin/audit',
  summary: 'What administrators did, the latest 50',
  replies: { 200: z.array(AuditEntry) },
})
