import type { Token } from '../tokens.ts'
import { beforeDay, dayOf } from '../written-words.ts'

const spans =
  /^(?:morning|afternoon|evening|night|week|weekend|month|year|term|summer|winter|spring|autumn|time|ramadan|christmas|easter)$/

const feasts = /^(?:ramadan|christmas|easter)$/

const named = (span: string) => (feasts.test(span) ? span.charAt(0).toUpperCase() + span.slice(1) : span)

/**
 * Days as a story names them that is told in the past: 'tomorrow' is the next day. 'Today' is not said.
 * @param isDone whether it is told of what has been done: 'tonight' is said no more than 'today'
 * @returns null where a token says nothing of a day
 */
export function datedWords(
  tokens: readonly Token[],
  at: number,
  isDone: boolean,
): { readonly words: readonly string[]; readonly used: number } | null {
  const norm = tokens[at]?.norm ?? ''
  const before = tokens[at - 1]?.norm ?? ''
  // Some are one token of two words.
  const [first = '', second = ''] = norm.includes(' ') ? norm.split(' ') : [norm, tokens[at + 1]?.norm ?? '']
  const used = norm.includes(' ') ? 1 : 2
  if (norm === 'since' && /^(?:today|this morning)$/.test(tokens[at + 1]?.norm ?? ''))
    return { words: ['from', 'then', 'on'], used: 2 }
  if (first === 'today') return { words: [], used: 1 }
  if (first === 'tonight') return { words: isDone ? [] : ['that', 'night'], used: 1 }
  if (first === 'tomorrow')
    return spans.test(second) && second !== 'time'
      ? { words: ['the', 'next', second], used }
      : { words: ['the', 'next', 'day'], used: 1 }
  if (first === 'yesterday') return { words: ['the', 'day', 'before'], used: 1 }
  if (first === 'ago') return { words: ['before'], used: 1 }
  // 'Starting nursery monday'.
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(first))
    return { words: [...(before === '' || beforeDay.test(before) ? [] : ['on']), dayOf(first)], used: 1 }
  if (before === 'the' || !spans.test(second)) return null
  if (first === 'this') return { words: ['that', named(second)], used }
  if (first === 'last') return { words: ['the', second, 'before'], used }
  if (first === 'next') return { words: ['the', second, 'after'], used }
  return null
}

/** What is still to come, so that 'goes' is 'was to go'. */
export const dayToCome = /^(?:tomorrow|next|this weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day$)\b/
