/** Days after which what families and their browsers left is removed. docs/data-flow.md tells the same to people. */
export const keptDays = {
  /** A story that came to nothing: as long as somebody may want to know why. */
  failedStories: 30,
  /** A mail that no server took. Jobs give up much sooner. */
  unsentMails: 14,
  /** Mails that lie in a folder because there is no mail server. */
  mailFiles: 30,
  /** Who signed in from where, and what was changed. */
  securityLog: 365,
  /** Calls of services keep their cost for ever; whose they were is forgotten. */
  callers: 180,
  /** Of a payment provider: they only say whose subscription is to be read again. */
  paymentEvents: 90,
  /** Messages of the contact form and other notes for administrators. */
  messages: 365,
  voiceComparisons: 180,
  /** Counted in a day or a week. */
  quota: 90,
  /** Setting up a second factor takes minutes. */
  factorSetups: 1,
  /** Links for a first administrator, used or of no use any more. */
  setupLinks: 30,
} as const
