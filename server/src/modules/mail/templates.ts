/** The default texts of all mails. A template with the same key in the database replaces one of these. */
export const templates = {
  'verify-email': {
    subject: 'Is this your address?',
    text: `Hello {{name}},

please open this link to say that this address is yours:

{{link}}

It works for a day. If you have no Nightlight account, somebody mistyped theirs: please do nothing.

Good night
Nightlight`,
  },
  'reset-password': {
    subject: 'A new password for Nightlight',
    text: `Hello {{name}},

somebody, we hope you, asked for a new password. This link sets one. It works once, within an hour:

{{link}}

You sign in with this username: {{username}}

If it was not you, please do nothing: your password stays as it is.

Good night
Nightlight`,
  },
  'password-changed': {
    subject: 'Your password was changed',
    text: `Hello {{name}},

the password of your Nightlight account was changed just now, and every other browser was signed out.

If it was not you, please ask for a new password at once: {{link}}

Good night
Nightlight`,
  },
  'address-changed': {
    subject: 'Nightlight writes to another address from now on',
    text: `Hello {{name}},

the email address of your Nightlight account was changed just now, with its password. This is the last mail that comes to this address.

If it was not you, please write to the people who run this installation at once: {{link}}

Good night
Nightlight`,
  },
  'family-invitation': {
    subject: '{{firstName}} would like to share bedtime stories with you',
    text: `Hello,

{{firstName}} keeps bedtime stories on Nightlight and invites you to read and hear them too:

{{link}}

The link works once, within {{days}} days, and asks you to sign in or to open an account of your own. If you do not know {{firstName}}, please do nothing.

Good night
Nightlight`,
  },
  'reading-sent': {
    subject: '{{readerName}} has read a story for your family',
    text: `Hello {{name}},

{{readerName}} has recorded one of your stories, page by page, and sent it to you. It waits here:

{{link}}

Listen to it there, and decide whether it becomes one of the story's voices. Nobody else hears it before that.

Good night
Nightlight`,
  },
  'consent-given': {
    subject: 'What you agreed to for your children',
    text: `Hello {{name}},

somebody, we hope you, added a child on Nightlight with your account and agreed to this:

{{wording}}

You can take it back at any time, under "Your consent": {{link}}

Every child's profile is deleted then. If it was not you, please take it back there and choose a new password.

Good night
Nightlight`,
  },
  'contact-message': {
    subject: 'Message: {{subject}}',
    text: `{{name}} <{{email}}> wrote ({{category}}):

{{message}}

Answering this mail answers them.`,
  },
  'new-user': {
    subject: 'A new family: {{username}}',
    text: `{{username}} has registered. The account is {{status}}.

{{link}}`,
  },
  'voice-sync': {
    subject: 'Voices: {{new}} new, {{gone}} gone, {{renamed}} renamed',
    text: `The voices of the providers were compared.

New: {{newNames}}
Gone: {{goneNames}}
Renamed: {{renamedNames}}
Providers that did not answer: {{failures}}

{{link}}`,
  },
  'contact-reply': {
    subject: 'Re: {{subject}}',
    text: `Hello {{name}},

{{reply}}

Good night
Nightlight

You wrote:

{{message}}`,
  },
  'test-mail': {
    subject: 'Mail from Nightlight arrives',
    text: `This is a test. Whoever reads it can be mailed by Nightlight.

{{link}}`,
  },
} as const

export type TemplateKey = keyof typeof templates

export interface ComposedMail {
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

interface Template {
  readonly subject: string
  readonly text: string
  readonly html?: string | null
}

/** Fills in the values: unchanged in the text, escaped in HTML, on one line in the subject. Unknown variables become empty. */
export function fillTemplate(template: Template, values: Readonly<Record<string, string>>): ComposedMail {
  const fill = (text: string, encode: (value: string) => string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) =>
      encode(Object.hasOwn(values, name) ? (values[name] ?? '') : ''),
    )
  return {
    subject: fill(template.subject, toOneLine).slice(0, 300),
    text: fill(template.text, (value) => value),
    html: template.html ? fill(template.html, escapeHtml) : null,
  }
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
