import { html, ownMarkup } from '../../platform/html.ts'
import type { MailMessage } from '../../platform/mail.ts'

/** What nodemailer is given for a mail of ours. */
export function composeMail(from: string, { account: _, ...message }: MailMessage) {
  return {
    from,
    ...message,
    html: message.html ?? htmlOf(message.text),
    // Out-of-office notices do not answer it (RFC 3834). A mail with an address for replies was written by a person.
    ...(message.replyTo === undefined && { headers: { 'Auto-Submitted': 'auto-generated' } }),
  }
}

/** The same text with links to press, for programs that show HTML first. */
function htmlOf(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => html`<p>${lines(paragraph)}</p>`)
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">${ownMarkup(style)}</head><body>${paragraphs}</body></html>`.text
}

const style =
  '<style>body{font:16px/1.6 Georgia,serif;max-width:36em;margin:1.5em auto;padding:0 1em}a{word-break:break-all}</style>'

const lines = (paragraph: string) =>
  paragraph.split('\n').map((line, index) => html`${index > 0 && ownMarkup('<br>')}${linked(line)}`)

/** Addresses are at odd places between the other pieces of the line. */
const linked = (line: string) =>
  line
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece))
