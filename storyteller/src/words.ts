import type { Brief } from './brief.ts'
import { companionsAt, type Moment, moments } from './companions.ts'
import { isShortest } from './fit-length.ts'
import { kinship } from './kinship.ts'
import { list, type Names, possessive } from './names.ts'
import { type Personal, personal } from './personal.ts'
import { isYoung } from './register.ts'

/** Ink variables by name. */
export type Words = Record<string, string | boolean>

/** The words that are the same in every section. For one child they are the child's name, for several they are pronouns. */
export function storyWords(brief: Brief, names: Names): Words {
  const all = list(brief.children.map((child) => child.name))
  const many = brief.children.length > 1
  const alone = !many && brief.companions.length === 0
  const { musing, pausing, homeward, keepsake, dream } = personal(brief)
  const texts = {
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
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, names.mark(text)])),
  }
}

/**
 * The children who act and speak in a section: the next ones with every section.
 * @param isEdge whether it is the first or the last section, which names everybody
 */
export function sectionWords({ children }: Brief, names: Names, section: number, isEdge: boolean): Words {
  const all = list(children.map((child) => child.name))
  const name = (index: number) => children[(section + index) % children.length]?.name ?? ''
  return {
    H: isEdge ? names.mark(all) : togetherOf(all, children.length, names),
    A: names.mark(name(0)),
    B: names.mark(name(1)),
    C: names.mark(name(2)),
    As: names.mark(possessive(name(0))),
    Bs: names.mark(possessive(name(1))),
  }
}

/** The children in the middle of a story: long lists of names are not repeated. */
function togetherOf(all: string, count: number, names: Names): string {
  if (count === 1 || all.split(/\s+/).length <= 3) return names.mark(all)
  const number = ['two', 'three', 'four'][count - 2]
  return names.mark(`the ${number} of them`, `The ${number} of them`)
}

/** What companions do at a moment, and at some moments a child as well. */
function momentOf(moment: Moment, brief: Brief, { pausing, homeward }: Partial<Personal>): string {
  const companions = companionsAt(moment, brief)
  if (moment === 'joining')
    return [isShortest(brief) ? '' : kinship(brief), companions].filter(Boolean).join(' ')
  const child = moment === 'pausing' ? pausing : moment === 'homeward' ? homeward : ''
  return [companions, child].filter(Boolean).join('\n\n')
}
