/** How many days data is kept. docs/data-flow.md documents the same numbers. */
export const retentionDays = {
  /** Failed stories: as long as somebody may want to know why. */
  failedStories: 30,
  /** Mails that no server accepted. Their jobs give up much sooner. */
  unsentMails: 14,
  /** Mails in the mail folder, which is used where there is no mail server. */
  mailFiles: 30,
  /** Sign-ins with their IP addresses, and changes of accounts. */
  securityLog: 365,
  /** The account and story of a call to a provider. The cost is kept without them. */
  providerCallers: 180,
  /** Events of the payment provider: they only say which subscription to read again. */
  paymentEvents: 90,
  /** Messages of the contact form and other notifications of administrators. */
  messages: 365,
  voiceSyncRuns: 180,
  /** Reservations: the longest quota period is a week. */
  quota: 90,
  /** Unfinished setups of a second factor, which take minutes. */
  mfaSetups: 1,
  /** Setup links that were used or are no longer needed. */
  setupLinks: 30,
} as const
