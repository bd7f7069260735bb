import type { Brief } from './brief.ts'
import { companionsAt, type Moment, moments } from './companions.ts'
import { isBriefest } from './fit-length.ts'
import { kinship } from './kinship.ts'
import { list, type Names, possessive } from './names.ts'
import { type Personal, personal } from './personal.ts'
import { isYoung } from './register.ts'

/** Ink variables by name. */
export type Words = Record<string, string | boolean>

/** What stays the same in every section. With one child the words are the child's name; with more, what one says of several. */
export function wordsOfAll(brief: Brief, names: Names): Words {
  const all = list(brief.children.map((child) => child.name))
  const many = brief.children.length > 1
  const alone = !many && brief.companions.length === 0
  const { musing, pausing, homeward, keepsake, dream } = personal(brief)
  const said = {
    L: brief.children[0]?.name ?? '',
    they: many ? 'they' : all,
    They: many ? 'They' : all,
    them: many ? 'them' : all,
    their: many ? 'their' : possessive(all),
    musing,
    keepsake,
    dream,
    ...Object.fromEntries(moments.map((moment) => [moment, momentOf(moment, brief, { pausing, homeward })])),
  }
  return {
    many,
    short: brief.length === 'short',
    long: brief.length === 'long',
    young: isYoung(brief),
    was: many ? 'were' : 'was',
    we: alone ? 'I' : 'we',
    We: alone ? 'I' : 'We',
    us: alone ? 'me' : 'us',
    are: alone ? 'am' : 'are',
    ...Object.fromEntries(Object.entries(said).map(([name, text]) => [name, names.mark(text)])),
  }
}

/**
 * Whose turn it is to do and to say things: the next child with every section.
 * @param isEdge in the first and the last section everybody is named
 */
export function wordsOfTurn({ children }: Brief, names: Names, turn: number, isEdge: boolean): Words {
  const all = list(children.map((child) => child.name))
  const name = (index: number) => children[(turn + index) % children.length]?.name ?? ''
  return {
    H: isEdge ? names.mark(all) : togetherOf(all, children.length, names),
    A: names.mark(name(0)),
    B: names.mark(name(1)),
    C: names.mark(name(2)),
    As: names.mark(possessive(name(0))),
    Bs: names.mark(possessive(name(1))),
  }
}

/** The children in the middle of a story: a list of many names, heard again and again, is a roll-call. */
function togetherOf(all: string, count: number, names: Names): string {
  if (count === 1 || all.split(/\s+/).length <= 3) return names.mark(all)
  const number = ['two', 'three', 'four'][count - 2]
  return names.mark(`the ${number} of them`, `The ${number} of them`)
}

/** What companions do, and at some of their moments a child as well. */
function momentOf(moment: Moment, brief: Brief, { pausing, homeward }: Partial<Personal>): string {
  const companions = companionsAt(moment, brief)
  if (moment === 'joining')
    return [isBriefest(brief) ? '' : kinship(brief), companions].filter(Boolean).join(' ')
  const child = moment === 'pausing' ? pausing : moment === 'homeward' ? homeward : ''
  return [companions, child].filter(Boolean).join('\n\n')
}
