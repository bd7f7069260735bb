import type { Intent } from './intents.ts'
import { privateForms } from './rules/private.ts'

export interface Span {
  readonly about: Intent
  readonly start: number
  readonly end: number
}

/** What is private by its form, whatever stands around it. */
export function privateSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const [about, form] of privateForms) {
    for (const found of text.matchAll(form)) {
      const end = found.index + found[0].length
      if (!spans.some((span) => found.index < span.end && end > span.start))
        spans.push({ about, start: found.index, end })
    }
  }
  return spans
}

/** 'We live at', 'my email is': what leads to it belongs to it. */
export function startOfPrivate(text: string, start: number): number {
  const lead = leads.exec(text.slice(0, start))
  return lead ? lead.index : start
}

const leads =
  /\b(?:lives?|living|address|postcode|ring|call|text|phone|number|e-?mail|mail|road|street|house)\b[^.!?;\n]{0,40}$/i
