import type { FactReceipt } from '@nightlight/contract'
import { type Fact, intents } from '@nightlight/understanding'
import type { Brief } from '../request/brief.ts'
import { factsOf } from '../request/facts-of.ts'
import { patternOf } from './cast-names.ts'
import type { Draft } from './story-writer.ts'

type Story = Pick<Draft, 'outcomes' | 'toldNotes'> & {
  readonly sections: readonly { readonly text: string }[]
}

/** What became of everything that the family told. */
export function factReceipts(brief: Brief, story: Story): FactReceipt[] {
  const { facts, notUnderstood } = factsOf(brief)
  const understood = facts.map((fact): FactReceipt => {
    const { said, from, kind, about } = fact
    return { said, from, kind, about: intents[about].label, ...outcomeOf(fact, story) }
  })
  const words = notUnderstood.map(
    ({ said, from }): FactReceipt => ({
      said,
      from,
      kind: 'words',
      about: '',
      outcome: from === 'wish' ? 'left-out' : 'waits',
      why: from === 'wish' ? 'not-understood' : null,
      section: null,
    }),
  )
  return [...understood, ...words]
}

type Outcome = Pick<FactReceipt, 'outcome' | 'why' | 'section'>

function outcomeOf(fact: Fact, { outcomes, sections }: Story): Outcome {
  const known = outcomes?.find(({ factId }) => factId === fact.id)
  if (known) return { outcome: known.outcome, why: known.why ?? null, section: known.section ?? null }
  return outcomeInText(fact, sections)
}

/** Of a story whose writer does not say: what can be found in the text was told. */
function outcomeInText(fact: Fact, sections: Story['sections']): Outcome {
  if (fact.sensitivity === 'private') return { outcome: 'left-out', why: 'private', section: null }
  const needle = fact.name ?? fact.what?.head
  const pattern = needle && new RegExp(patternOf(needle), 'iu')
  const section = pattern ? sections.findIndex(({ text }) => pattern.test(text)) : -1
  if (fact.kind === 'avoid')
    return section === -1
      ? { outcome: 'kept-out', why: null, section: null }
      : { outcome: 'left-out', why: 'unavoidable', section }
  if (section !== -1) return { outcome: 'told', why: null, section }
  if (fact.from !== 'wish') return { outcome: 'waits', why: null, section: null }
  return { outcome: 'left-out', why: 'not-found', section: null }
}

/** Ids of the info items that a story tells. */
export function toldNotes(brief: Brief, story: Story): number[] {
  const { facts } = factsOf(brief)
  const told = facts.flatMap((fact) => {
    const { outcome } = outcomeOf(fact, story)
    return fact.from === 'note' && fact.ref && (outcome === 'told' || outcome === 'shaped')
      ? [Number(fact.ref)]
      : []
  })
  const quoted = brief.children.flatMap(({ details = [] }) =>
    details.flatMap(({ id, text }) => (id !== undefined && story.toldNotes?.includes(text) ? [id] : [])),
  )
  return [...new Set([...told, ...quoted])]
}
