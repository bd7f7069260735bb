export { deliver, queueWebhook, webhookJobs, workOnWebhook } from './webhook.job.ts'
