import type { Brief } from './brief.ts'
import { pick } from './random.ts'

/** Words that make a phrase a sentence or a wish: it would not stand as the name of a thing. */
const notInAName =
  /\b(is|are|was|were|be|am|has|have|had|do|does|did|not|no|never|please|should|must|would|could|will|can|make|write|tell|include|add|use|ignore|forget|want|wants|like|likes|love|loves|hate|hates|enjoy|enjoys|plays|story|i|he|she|they|it|you|we|my|her|his|our|your|who|that|which|lost|got|went)\b/i

/** A sentence about something a child loves, which stays right for any short name of a thing; empty when there is none. */
export function musing({ children, seed }: Brief): string {
  const loved = lovedBy(children)
  if (loved.length === 0) return ''
  const { name, thing } = pick(loved, `${seed}:interest`)
  return pick(
    [
      `If there had been time, ${name} would have said something about ${thing}. There would be time later.`,
      `“This is nearly as good as ${thing},” said ${name}, who did not say such things lightly.`,
      `${name} was thinking about ${thing}, but then ${name} was always thinking a little about ${thing}.`,
      `“It only wants ${thing},” said ${name}, “and then it would be perfect.”`,
    ],
    `${seed}:musing`,
  )
}

/** The same for the last page: what the dream has in it. */
export function dream({ children, seed }: Brief): string {
  const loved = lovedBy(children)
  if (loved.length === 0) return ''
  const { thing } = pick(loved, `${seed}:interest`)
  return pick(
    [
      `There was a dream on its way. It had ${thing} in it.`,
      `It was time to dream, perhaps of ${thing}, perhaps of nothing at all.`,
    ],
    `${seed}:dream`,
  )
}

/** A sentence with the parent's detail in it, if that is the name of a thing such as 'a blue blanket'; empty otherwise. */
export function keepsake({ children, details, seed }: Brief): string {
  const thing = details?.trim().replace(/[.!]$/, '') ?? ''
  if (!/^(a|an|the|some)\s/i.test(thing) || !isNameOfThing(thing)) return ''
  const named = thing.charAt(0).toLowerCase() + thing.slice(1)
  const name = pick(children, `${seed}:keeper`).name
  return pick(
    [
      `${name} thought of ${named}, and smiled.`,
      `There was a little talk of ${named}, and of this and that.`,
    ],
    `${seed}:keepsake`,
  )
}

/** What the children are to each other, where the parent said so. It leads over to who else comes along. */
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

const lovedBy = (children: Brief['children']) =>
  children.flatMap(({ name, interests }) =>
    (interests ?? [])
      .map((interest) => interest.trim())
      .filter(isNameOfThing)
      .map((thing) => ({ name, thing })),
  )

const isNameOfThing = (text: string) =>
  text.length >= 2 &&
  text.length <= 40 &&
  text.split(/\s+/).length <= 5 &&
  /^[\p{L}\p{N}][\p{L}\p{N}'’ -]*$/u.test(text) &&
  !notInAName.test(text)
