export { deliver, queueWebhook, type WebhookEvent, webhookJobs, workOnWebhook } from './webhook.job.ts'
