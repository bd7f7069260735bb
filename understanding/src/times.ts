import type { FactTime } from './fact.ts'
import { isPastForm } from './lexicon/past-forms.ts'
import type { Token } from './tokens.ts'

const fixed = new Map<string, FactTime>()
const times = (when: FactTime, list: string) => {
  for (const phrase of list.split(',')) fixed.set(phrase.trim(), when)
}
times('tomorrow', 'tomorrow, tomorrow morning, tomorrow night, tomorrow afternoon, in the morning')
times(
  'yesterday',
  'yesterday, yesterday morning, yesterday afternoon, last night, last week, last month, last year, last weekend, the other day, other day, recently, ages ago, a while ago',
)
times('today', 'today, tonight, this morning, this afternoon, this evening')
times(
  'soon',
  'soon, next week, next month, next year, next weekend, next term, this weekend, this week, this month, this year, in two day, in a few day, in two week, day after tomorrow, the day after tomorrow, weekend',
)
times('always', 'always, every day, every night, every morning, all the time')

const weekdays = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '))
const months = new Set(
  'january february april june july august september october november december'.split(' '),
)
const shortMonths = new Set(['march', 'may', 'sept', 'oct', 'nov', 'dec', 'jan', 'feb', 'aug'])

/** For each token the time that it says, or undefined. */
export function timesOf(tokens: readonly Token[]): (FactTime | undefined)[] {
  return tokens.map((token, at) => {
    const { norm } = token
    const own = fixed.get(norm)
    if (own) return own
    const before = tokens[at - 1]?.norm
    if (weekdays.has(norm) || weekdays.has(norm.replace(/s$/, ''))) {
      if (norm.endsWith('s') || before === 'every') return 'always'
      return before === 'last' || before === 'since' || isPast(tokens, at) ? 'yesterday' : 'soon'
    }
    if (months.has(norm) || (shortMonths.has(norm) && before === 'in'))
      return before === 'since' || before === 'last' || isPast(tokens, at) ? 'yesterday' : 'soon'
    // 'In 2 weeks', 'in the spring'.
    const isCounted = /^\d+$/.test(before ?? '') && tokens[at - 2]?.norm === 'in'
    if (isCounted && /^(?:day|days|week|weeks|month|months)$/.test(norm)) return 'soon'
    const isSeason =
      /^(?:spring|summer|autumn|fall|winter)$/.test(norm) && before === 'the' && tokens[at - 2]?.norm === 'in'
    if (isSeason) return isPast(tokens, at) ? 'yesterday' : 'soon'
    return undefined
  })
}

/** Whether something in the clause has happened already: 'died on Sunday'. */
function isPast(tokens: readonly Token[], at: number): boolean {
  if (isToCome(tokens, at)) return false
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index]
    if (!token) break
    if (isPastForm(token.norm)) return true
    if (token.opensClause) break
  }
  return false
}

/** 'Will have his tonsils removed on Friday'. */
function isToCome(tokens: readonly Token[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index]
    if (!token) break
    if (/^(?:will|going|getting|having|shell|hell|ill|wont|needs|has|have)$/.test(token.norm)) return true
    if (token.opensClause) break
  }
  return false
}
