import * as z from 'zod/mini'
import { email } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { lines, requiredLine } from './text.ts'

export const contactCategories = [
  'technical',
  'billing',
  'content',
  'account',
  'feature',
  'feedback',
  'other',
] as const

export const contactCategoryLabels: Readonly<Record<(typeof contactCategories)[number], string>> = {
  technical: 'Technical Support',
  billing: 'Billing & Subscriptions',
  content: 'Content Safety',
  account: 'Account Help',
  feature: 'Feature Request',
  feedback: 'General Feedback',
  other: 'Other',
}

export const ContactMessage = z.object({
  name: requiredLine('Full name', 80),
  email,
  subject: requiredLine('Subject', 200),
  category: z.optional(z.enum(contactCategories, 'Please select a category')),
  message: lines('Message', 5000).check(z.minLength(1, 'Message is required')),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const sendContactMessage = endpoint({
  method: 'POST',
  url: '/api/contact',
  summary: 'Send a message to the operators',
  body: ContactMessage,
  replies: { 204: z.null() },
})
