import type { Brief } from './brief.ts'
import { pick } from './random.ts'

/** How the children are related, if the parent has stated it. It leads over to the companions. */
export function kinship({ relationship, children, seed }: Brief): string {
  if (children.length < 2 || !relationship) return ''
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
    unrelated: [''],
  }
  return pick(ways[relationship], `${seed}:kinship`)
}
