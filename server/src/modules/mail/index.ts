export { composeMail, queueMail } from './queue-mail.ts'
export { mailJobs, workOnMail } from './send-mail.job.ts'
export { faultOfVariables, templateVariables } from './template-variables.ts'
export { compose, type TemplateKey, templates } from './templates.ts'
