export { composeMail, queueMail } from './queue-mail.ts'
export { mailJobs, workOnMail } from './send-mail.job.ts'
