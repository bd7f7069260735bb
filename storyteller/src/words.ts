import { isForToddlers } from './age-bands.ts'
import type { Brief } from './brief.ts'
import { partWords } from './companion-parts.ts'
import { companionsAt, type Moment, moments } from './companions.ts'
import { isShortest } from './fit-length.ts'
import { kinship } from './kinship.ts'
import type { StockParagraph } from './lines.ts'
import { list, type Names, possessive } from './names.ts'
import { lovedThing, type Personal, personal } from './personal.ts'
import type { Form } from './pronouns.ts'
import { isYoung } from './register.ts'

/** Ink variables by name. */
export type Words = Record<string, string | boolean>

/**
 * The words that are the same in every section. For one child they are the child's name, which becomes a pronoun where that is clear, for
 * several they are pronouns.
 */
export function storyWords(brief: Brief, names: Names): Words {
  const many = brief.children.length > 1
  const alone = !many && brief.companions.length === 0
  const { musing, pausing, homeward, keepsake, dream } = personal(brief)
  const loved = lovedThing(brief)
  const one = (form: Form) => nameOf(brief, 0, form, names)
  const texts = {
    musing,
    keepsake,
    dream,
    ...Object.fromEntries(moments.map((moment) => [moment, momentOf(moment, brief, { pausing, homeward })])),
  }
  return {
    many,
    L: one('name'),
    they: many ? names.mark('they') : one('subject'),
    They: many ? names.mark('They') : one('subject'),
    them: many ? names.mark('them') : one('object'),
    their: many ? names.mark('their') : one('possessive'),
    short: brief.length === 'short',
    long: brief.length === 'long',
    young: isYoung(brief),
    was: many ? 'were' : 'was',
    we: alone ? 'I' : 'we',
    We: alone ? 'I' : 'We',
    us: alone ? 'me' : 'us',
    are: alone ? 'am' : 'are',
    ...partWords(brief, names),
    is_loved: loved !== '',
    loved: names.mark(loved, loved.charAt(0).toUpperCase() + loved.slice(1)),
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, names.mark(text)])),
  }
}

/**
 * The children who act and speak in a section: the next ones with every section.
 * @param isEdge whether it is the first or the last section, which names everybody
 */
export function sectionWords(brief: Brief, names: Names, section: number, isEdge: boolean): Words {
  const { children } = brief
  const name = (index: number, form: Form) => nameOf(brief, (section + index) % children.length, form, names)
  return {
    H: children.length === 1 ? nameOf(brief, 0, 'name', names) : togetherOf(children, isEdge, names),
    A: name(0, 'name'),
    B: name(1, 'name'),
    C: name(2, 'name'),
    As: name(0, 'possessive'),
    Bs: name(1, 'possessive'),
  }
}

/** A mark for a child's name, or for a pronoun in its place. */
function nameOf({ children }: Brief, index: number, form: Form, names: Names): string {
  const { name = '', pronouns = null } = children[index] ?? {}
  const text = form === 'possessive' ? possessive(name) : name
  return names.mark(text, text, { is: 'child', child: index, pronouns, form })
}

/** The children in the middle of a story: long lists of names are not repeated. */
function togetherOf(children: Brief['children'], isEdge: boolean, names: Names): string {
  const all = list(children.map((child) => child.name))
  if (isEdge || all.split(/\s+/).length <= 3) return names.mark(all)
  const number = ['two', 'three', 'four'][children.length - 2]
  return names.mark(`the ${number} of them`, `The ${number} of them`)
}

/** What companions do at a moment, and at some moments a child as well. */
function momentOf(moment: Moment, brief: Brief, { pausing, homeward }: Partial<Personal>): string {
  const companions = stockAt(moment, brief).map(({ paragraph }) => paragraph)
  if (moment === 'joining') return companions.filter(Boolean).join(' ')
  const child = moment === 'pausing' ? pausing : moment === 'homeward' ? homeward : ''
  return [...companions, child].filter(Boolean).join('\n\n')
}

/** The stock sentences that a plot has a place for: whether they are told depends on its length. */
export const stockParagraphs = (brief: Brief): StockParagraph[] =>
  moments.flatMap((moment) => stockAt(moment, brief))

function stockAt(moment: Moment, brief: Brief): StockParagraph[] {
  const isForOlder = !isForToddlers(brief.children.map(({ age }) => age))
  const isWithKinship = moment === 'joining' && !isShortest(brief) && isForOlder
  return [...(isWithKinship ? [kinship(brief)] : []), companionsAt(moment, brief)]
}
