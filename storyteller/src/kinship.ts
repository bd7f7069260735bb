import type { Brief } from './brief.ts'
import { lineId, type StockParagraph, unheard } from './lines.ts'
import { hashOf } from './random.ts'

/** How the children are related, if the parent has stated it. It leads over to the companions. */
export function kinship(brief: Brief): StockParagraph {
  const { relationship, children, seed } = brief
  if (children.length < 2 || !relationship) return nothing
  const rest = children.length === 2 ? 'the other' : 'the others'
  const ways: Record<NonNullable<Brief['relationship']>, readonly string[]> = {
    siblings: [
      `Where one of them went, ${rest} went. It is like that when you share a bathroom.`,
      'They had shared everything since breakfast, so they could share this.',
      'They were one family, and it would take more than one of them.',
    ],
    cousins: [
      'They were cousins, and the holidays were short. There was no time to lose.',
      'They were cousins, which is a sort of friend that you can keep.',
    ],
    friends: [
      'They did most things together. It was quicker than explaining them later.',
      `If one of them had an idea, ${rest} had generally had it too.`,
    ],
    unrelated: [],
  }
  const left = unheard(ways[relationship], brief)
  const paragraph = left[hashOf(`${seed}:kinship`) % left.length]
  return paragraph ? { paragraph, lines: [lineId(paragraph)] } : nothing
}

const nothing: StockParagraph = { paragraph: '', lines: [] }
