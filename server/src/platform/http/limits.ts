import { byAccount, byAddress, type RateLimit } from './rate-limits.ts'

/**
 * How often each kind of call may be made: this many times in that time, by one address and by one account. Every call is counted
 * by itself, also where several share a policy.
 */
export const limits = {
  /** Everything that changes something and has no policy of its own: far above what a family does, far below what a script can. */
  ordinary: { max: 300, timeWindow: '1 minute', keyGenerator: byAccount },

  /** Signing in, registering, changing the account. Guessing is slow, and nobody mistypes this often in an evening. */
  signIn: { max: 30, timeWindow: '1 minute' },
  /** Whatever asks for a password, a code or a mailed link once more: each can be guessed. */
  passwordGuess: { max: 20, timeWindow: '1 minute' },
  /** Mails with a link to an account, which anybody can have sent to its owner. */
  accountMail: { max: 5, timeWindow: '10 minutes' },
  /** Addresses that are mailed before anybody has proven to own them: enough for a family with everybody in it, too few for a nuisance. */
  unverifiedAddress: { max: 10, timeWindow: '10 minutes' },
  /** Collecting or deleting everything that an account has: work that a family asks for once a year. */
  accountData: { max: 10, timeWindow: '10 minutes' },

  /** Links to a family or to a reading: whoever guesses does not get far, a relative who goes back and forth does. */
  linkGuess: { max: 60, timeWindow: '1 minute' },
  /** Every invitation is a mail to somebody who did not ask for it. */
  invitation: { max: 20, timeWindow: '1 hour' },
  /** Enough for somebody who remembers one thing more, too few to flood an inbox. */
  contactMessage: { max: 5, timeWindow: '10 minutes' },

  /** Families do not ask for stories this often; a script is slowed before it fills the queue. An account's quota is tighter. */
  newStory: { max: 30, timeWindow: '1 minute', keyGenerator: byAddress },
  /** Each is a connection that stays; a page that has lost its network connects again every few seconds. */
  storyProgress: { max: 120, timeWindow: '1 minute' },
  /** A narration, or images by a service: minutes of work, and with a service it costs money. */
  storyMedia: { max: 20, timeWindow: '10 minutes' },
  /** Drawings are made anew for whoever asks, and then cached by their browser. */
  drawing: { max: 300, timeWindow: '1 minute' },

  /** Decoding photos is work. */
  photoUpload: { max: 20, timeWindow: '1 minute' },
  /** A service that looks at photos is paid for each time. */
  photoReading: { max: 10, timeWindow: '10 minutes' },

  /** Every preview is work for the engine, and with a service it costs money. */
  voicePreview: { max: 30, timeWindow: '1 minute' },
  /** A long text is several minutes of sound, and its file stays. */
  spokenText: { max: 30, timeWindow: '1 hour' },
  /** Looking through a recording is work, and a service may be paid for each voice. */
  clonedVoice: { max: 20, timeWindow: '1 hour' },
  /** Links for relatives who are to read a story aloud. */
  readingLink: { max: 30, timeWindow: '1 hour' },
  /** A page is levelled and encoded when it is handed in. */
  readingPage: { max: 30, timeWindow: '1 minute' },

  /** Putting music under a story takes a thread for some seconds. */
  storySound: { max: 20, timeWindow: '10 minutes' },
  /** Painting the pictures of a book for print is some seconds of work. */
  storybookFile: { max: 20, timeWindow: '5 minutes' },
  /** A page to keep has every picture of the story in it. */
  storybookPage: { max: 60, timeWindow: '5 minutes' },
  /** Packing reads everything that a family has. */
  libraryExport: { max: 10, timeWindow: '1 hour' },
  /** A device asks for one story after the other, and for news of all of them whenever it finds a network again. */
  offlineStories: { max: 120, timeWindow: '1 minute' },

  /** Each of these asks the payment provider a few things. */
  payment: { max: 30, timeWindow: '1 minute' },
  /** The payment provider sends again, later, what was refused. */
  paymentEvent: { max: 600, timeWindow: '1 minute' },

  /** Mails that an administrator writes or tries out. */
  adminMail: { max: 20, timeWindow: '1 minute' },
  /** Providers of voices, mail and the webhook are called while an administrator waits, and count calls. */
  adminExternalCall: { max: 10, timeWindow: '1 minute' },
  /** Levelling and encoding ten minutes of music is half a minute's work. */
  musicUpload: { max: 20, timeWindow: '1 minute' },

  /** Prometheus reads every few seconds; at this rate nobody guesses a token. */
  metrics: { max: 120, timeWindow: '1 minute' },
} as const satisfies Record<string, RateLimit>
