import type { RateLimit } from './rate-limits.ts'

/**
 * How often each kind of call may be made within a time window: by one account, wherever it is, and by one address without an
 * account. Every endpoint is counted separately, even if several share a policy.
 */
export const limits = {
  /** Every call that changes something and has no policy of its own: far above what a family does, far below what a script can do. */
  ordinary: { max: 300, timeWindow: '1 minute' },

  /** Signing in, registering, changing the account. Guessing is slow at this rate, and nobody mistypes this often. */
  signIn: { max: 30, timeWindow: '1 minute' },
  /** Calls that check a password, a code or a mailed link, each of which can be guessed. */
  passwordGuess: { max: 20, timeWindow: '1 minute' },
  /** Mails with a link to an account. Without an account anybody can request them, so they count for the account that is named too. */
  accountMail: { max: 5, perAddress: 100, timeWindow: '10 minutes' },
  /** Mails that reset the password of one account, whoever requests them. */
  passwordReset: { max: 5, timeWindow: '1 hour' },
  /** Mails to addresses that nobody has verified yet: enough for a whole family, too few for a nuisance. */
  unverifiedAddress: { max: 10, timeWindow: '10 minutes' },
  /** The same for all accounts of one network, as somebody can register many: enough for a school. */
  unverifiedAddressOfNetwork: { max: 100, timeWindow: '10 minutes' },
  /** Collecting or deleting everything that an account has: work that a family asks for once a year. */
  accountData: { max: 10, timeWindow: '10 minutes' },

  /** Links to a family or to a reading: too few for guessing, enough for a relative who goes back and forth. */
  linkGuess: { max: 60, timeWindow: '1 minute' },
  /** Every invitation is a mail to somebody who did not ask for it. */
  invitation: { max: 20, timeWindow: '1 hour' },
  /** The same for all accounts of one network. */
  invitationOfNetwork: { max: 200, timeWindow: '1 hour' },
  /** Enough for somebody with an afterthought, too few to flood an inbox. */
  contactMessage: { max: 5, perAddress: 100, timeWindow: '10 minutes' },

  /** Far more than a family requests, so that an account meets its quota first, which says when it is renewed; a script is slowed. */
  newStory: { max: 120, timeWindow: '1 minute' },
  /** The form asks whenever a parent pauses while typing; an answer takes milliseconds. */
  understanding: { max: 120, timeWindow: '1 minute' },
  /** Each is a connection that stays open; a page that has lost its network reconnects every few seconds. */
  storyProgress: { max: 120, timeWindow: '1 minute' },
  /** A parent with a pencil; each change has a part of a story recorded, and with a service that costs money. */
  changedSentence: { max: 60, timeWindow: '10 minutes' },
  /** A narration, or generated images: minutes of work, and with a service they cost money. */
  storyMedia: { max: 20, timeWindow: '10 minutes' },
  /** Portraits are drawn for each request, and a page shows all of a family. */
  drawing: { max: 300, timeWindow: '1 minute' },
  /** Six portraits for each touch of a swatch; an address without an account can be a school. */
  suggestedLooks: { max: 120, perAddress: 600, timeWindow: '1 minute' },

  /** Decoding photos takes processor time. */
  photoUpload: { max: 20, timeWindow: '1 minute' },
  /** A service that looks at photos charges for each of them. */
  photoReading: { max: 10, timeWindow: '10 minutes' },

  /** Every preview keeps the engine busy, and with a service it costs money. */
  voicePreview: { max: 30, timeWindow: '1 minute' },
  /** A long text is several minutes of sound, and its file is stored. */
  spokenText: { max: 30, timeWindow: '1 hour' },
  /** Analysing a recording takes processor time, and a service may charge for each voice. */
  clonedVoice: { max: 20, timeWindow: '1 hour' },
  /** Links for relatives who are to read a story aloud. */
  readingLink: { max: 30, timeWindow: '1 hour' },
  /** A page is levelled and encoded when it is uploaded. */
  readingPage: { max: 30, timeWindow: '1 minute' },

  /** Mixing music under a story takes a thread for some seconds. */
  storySound: { max: 20, timeWindow: '10 minutes' },
  /** The same for listening, where most files are mixed already; phones on which a page cannot set the volume ask at each story. */
  storyMix: { max: 60, perAddress: 300, timeWindow: '10 minutes' },
  /** Rendering the pictures of a book for print takes some seconds. */
  storybookFile: { max: 20, timeWindow: '5 minutes' },
  /** A storybook page contains every picture of the story. */
  storybookPage: { max: 60, timeWindow: '5 minutes' },
  /** An export reads everything that a family has. */
  libraryExport: { max: 10, timeWindow: '1 hour' },
  /** A device downloads one story after the other, and checks all of them for changes whenever it is online again. */
  offlineStories: { max: 120, timeWindow: '1 minute' },

  /** Each of these makes several calls to the payment provider. */
  payment: { max: 30, timeWindow: '1 minute' },
  /** The payment provider sends refused events again later. */
  paymentEvent: { max: 600, timeWindow: '1 minute' },

  /** Mails that an administrator writes or tries out. */
  adminMail: { max: 20, timeWindow: '1 minute' },
  /** Calls a provider of voices or mail or the webhook while an administrator waits; those limit calls as well. */
  adminExternalCall: { max: 10, timeWindow: '1 minute' },
  /** Levelling and encoding ten minutes of music is half a minute's work. */
  musicUpload: { max: 20, timeWindow: '1 minute' },

  /** Prometheus scrapes every few seconds; at this rate nobody guesses a token. */
  metrics: { max: 120, timeWindow: '1 minute' },
} as const satisfies Record<string, RateLimit>
