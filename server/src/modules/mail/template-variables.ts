import type { TemplateKey } from './templates.ts'

/** The variables of each template, each with an example, which previews show. */
export const templateVariables: Readonly<Record<TemplateKey, Readonly<Record<string, string>>>> = {
  'verify-email': { name: 'Ada', link: 'https://stories.example.org/auth?tab=verify&token=example' },
  'reset-password': {
    name: 'Ada',
    username: 'ada',
    link: 'https://stories.example.org/auth?tab=reset&token=example',
  },
  'password-changed': { name: 'Ada', link: 'https://stories.example.org/auth?tab=forgot' },
  'address-changed': { name: 'Ada', link: 'https://stories.example.org/contact' },
  'family-invitation': {
    firstName: 'Ada',
    days: '7',
    link: 'https://stories.example.org/family/join?token=example',
  },
  'reading-sent': {
    name: 'Ada',
    readerName: 'Grandma Jo',
    link: 'https://stories.example.org/story/example',
  },
  'consent-given': {
    name: 'Ada',
    wording: 'I am the parent of the children whom I add here …',
    link: 'https://stories.example.org/security',
  },
  'contact-message': {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'A question',
    category: 'Technical Support',
    message: 'How do I turn the page?',
  },
  'new-user': { username: 'ada', status: 'pending', link: 'https://stories.example.org/admin?tab=users' },
  'voice-sync': {
    new: '1',
    gone: '0',
    renamed: '1',
    newNames: 'Clara (hume-ai)',
    goneNames: 'none',
    renamedNames: 'Alba → Alba Rosa',
    failures: 'none',
    link: 'https://stories.example.org/admin/voices',
  },
  'contact-reply': {
    name: 'Ada',
    subject: 'A question',
    reply: 'Please swipe to the left.',
    message: 'How do I turn the page?',
  },
  'test-mail': { link: 'https://stories.example.org/admin?tab=settings' },
}

/** A mail is useless without these. */
const requiredVariables: Partial<Readonly<Record<TemplateKey, readonly string[]>>> = {
  'verify-email': ['link'],
  'reset-password': ['link'],
  'family-invitation': ['link'],
  'consent-given': ['wording', 'link'],
  'contact-message': ['message'],
  'contact-reply': ['reply'],
}

/** An error about the variables in a text, as a sentence; null when there is none. */
export function variableError(
  key: TemplateKey,
  field: 'subject' | 'text' | 'html',
  text: string,
): string | null {
  const used = new Set([...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name))
  const available = Object.keys(templateVariables[key])
  const unknown = [...used].find((name) => !available.includes(name))
  if (unknown !== undefined)
    return `{{${unknown}}} is not a variable of this template. There are: ${available.join(', ')}.`
  const missing = field === 'subject' ? undefined : requiredVariables[key]?.find((name) => !used.has(name))
  return missing === undefined ? null : `{{${missing}}} is required.`
}
