import * as z from 'zod/mini'
import { password } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { isoDateTime, lines, requiredLine, rowId } from './text.ts'

/** How many days the charts show. */
export const statisticsDays = 30

const Day = z.object({
  /** YYYY-MM-DD, in UTC. */
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
  /** Of the last 30 days, the most expensive first. */
  costs: z.array(z.object({ provider: z.string(), calls: z.number(), tokens: z.number(), usd: z.number() })),
  /** Counting takes a while on a large installation, so the numbers may be some minutes old. */
  countedAt: isoDateTime,
})
export type AdminStatistics = z.infer<typeof AdminStatistics>

export const adminStatistics = endpoint({
  method: 'GET',
  url: '/api/admin/dashboard/statistics',
  summary: 'Totals, daily figures, queues, storage and costs',
  replies: { 200: AdminStatistics },
})

export const taskPriorities = ['high', 'medium', 'low'] as const

export const AdminTask = z.object({
  id: z.string(),
  priority: z.enum(taskPriorities),
  title: z.string(),
  description: z.string(),
  /** The page on which it is done. */
  link: z.string(),
})
export type AdminTask = z.infer<typeof AdminTask>

export const adminTasks = endpoint({
  method: 'GET',
  url: '/api/admin/dashboard/tasks',
  summary: 'Tasks for administrators, the most urgent first',
  replies: { 200: z.array(AdminTask) },
})

export const AdminNotification = z.object({
  id: z.number(),
  subject: z.string(),
  message: z.string(),
  priority: z.enum(['low', 'normal', 'medium', 'high']),
  category: z.nullable(z.string()),
  isRead: z.boolean(),
  createdAt: isoDateTime,
  readAt: z.nullable(isoDateTime),
  /** The sender; null where there is nobody to reply to. */
  from: z.nullable(z.object({ name: z.string(), email: z.string() })),
  repliedAt: z.nullable(isoDateTime),
})
export type AdminNotification = z.infer<typeof AdminNotification>

export const notificationsPerPage = 20

export const listNotifications = endpoint({
  method: 'GET',
  url: '/api/admin/notifications',
  summary:
    'The inbox, newest first, 20 at a time; `after` is the id of the last message of the previous page',
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
  summary: 'Reply to a message by email',
  params: byId,
  body: z.object({ message: lines('Reply', 5000).check(z.minLength(1, 'Reply is required')) }),
  replies: { 200: AdminNotification },
})

export const EmailTemplate = z.object({
  templateKey: z.string(),
  subject: z.string(),
  textContent: z.string(),
  /** Empty where the email has no HTML part. */
  htmlContent: z.string(),
  /** The names that can be used in {{ }}, with an example of each. */
  variables: z.record(z.string(), z.string()),
  /** Whether an administrator has customized it. */
  isOwn: z.boolean(),
})
export type EmailTemplate = z.infer<typeof EmailTemplate>

export const listEmailTemplates = endpoint({
  method: 'GET',
  url: '/api/admin/email-templates',
  summary: 'The templates of all automatic emails',
  replies: { 200: z.array(EmailTemplate) },
})

const byKey = z.object({ key: requiredLine('Template', 120) })

export const EmailTemplateContent = z.object({
  subject: requiredLine('Subject', 300),
  textContent: lines('Text', 20_000).check(z.minLength(1, 'Text is required')),
  htmlContent: z._default(lines('HTML', 100_000), ''),
})
export type EmailTemplateContent = z.infer<typeof EmailTemplateContent>

export const saveEmailTemplate = endpoint({
  method: 'PUT',
  url: '/api/admin/email-templates/:key',
  summary: 'Customize an email template. Requires the password again',
  params: byKey,
  body: z.extend(EmailTemplateContent, { password }),
  replies: { 200: EmailTemplate },
})

export const resetEmailTemplate = endpoint({
  method: 'DELETE',
  url: '/api/admin/email-templates/:key',
  summary: 'Restore the default text of an email template',
  params: byKey,
  replies: { 200: EmailTemplate },
})

export const previewEmailTemplate = endpoint({
  method: 'POST',
  url: '/api/admin/email-templates/:key/preview',
  summary: 'Preview an email with examples in place of its variables',
  params: byKey,
  body: EmailTemplateContent,
  replies: { 200: z.object({ subject: z.string(), text: z.string(), html: z.nullable(z.string()) }) },
})

export const testEmailTemplate = endpoint({
  method: 'POST',
  url: '/api/admin/email-templates/:key/test',
  summary: 'Send the saved template to the administrators’ address as a test',
  params: byKey,
  body: z.nullish(z.object({})),
  replies: { 204: z.null() },
})

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  cause: z.string(),
  tries: z.number(),
  failedAt: isoDateTime,
  /** False for jobs whose failure the family has already been told about, or whose data is gone. */
  canRetry: z.boolean(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  url: '/api/admin/failed-jobs',
  summary: 'Jobs whose retries are used up, the latest 50',
  replies: { 200: z.array(FailedJob) },
})

export const retryFailedJob = endpoint({
  method: 'POST',
  url: '/api/admin/failed-jobs/:id/retry',
  summary: 'Retry a failed job',
  params: z.object({ id: z.uuid() }),
  body: z.nullish(z.object({})),
  replies: { 204: z.null() },
})

export const AuditEntry = z.object({
  id: z.number(),
  action: z.string(),
  /** The username of the administrator; null when that account has been deleted. */
  by: z.nullable(z.string()),
  /** The username, or the name of the voice, category or track. */
  about: z.nullable(z.string()),
  createdAt: isoDateTime,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const auditLog = endpoint({
  method: 'GET',
  url: '/api/admin/audit',
  summary: 'Actions of administrators, the latest 50',
  replies: { 200: z.array(AuditEntry) },
})
