const names: { readonly [templateKey: string]: string } = {
  'verify-email': 'Confirm an email address',
  'reset-password': 'Reset a password',
  'password-changed': 'Password changed',
  'address-changed': 'Email address changed',
  'family-invitation': 'Invitation to a family',
  'reading-sent': 'A relative has read a story',
  'consent-given': 'Parental consent given',
  'contact-message': 'Message from the contact form',
  'contact-reply': 'Reply to a message',
  'new-user': 'New account',
  'voice-sync': 'Changes among the voices',
  'test-mail': 'Test email',
}

/** What an administrator calls a mail. One that a newer server has added goes by its key. */
export const templateName = (templateKey: string): string => names[templateKey] ?? templateKey
