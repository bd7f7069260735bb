import type { Brief } from './brief.ts'
import { pick } from './random.ts'

/** Words that make a phrase a sentence or a wish: it would not stand as the name of a thing. */
const notInAName =
  /\b(is|are|was|were|be|am|has|have|had|do|does|did|not|no|never|please|should|must|would|could|will|can|make|write|tell|include|add|use|ignore|forget|want|wants|like|likes|love|loves|hate|hates|enjoy|enjoys|play|plays|story|i|he|she|they|it|you|we)\b/i

/** A sentence about something a child loves, which stays right for any short name of a thing; empty when there is none. */
export function musing(children: Brief['children'], seed: string): string {
  const loved = children
    .flatMap((child) => (child.interests ?? []).map((interest) => interest.trim()))
    .filter(isNameOfThing)
  if (loved.length === 0) return ''
  const interest = pick(loved, `${seed}:interest`)
  return pick(
    [
      `On the way there was just time to think about ${interest}, which is always worth thinking about.`,
      `For a little while the talk was all of ${interest}, as it so often was.`,
    ],
    `${seed}:musing`,
  )
}

/** A sentence with the parent's detail in it, if that is the name of a thing such as 'a blue blanket'; empty otherwise. */
export function keepsake(details: string | undefined, seed: string): string {
  const thing = details?.trim().replace(/[.!]$/, '') ?? ''
  if (!/^(a|an|the|some)\s/i.test(thing) || !isNameOfThing(thing)) return ''
  const named = thing.charAt(0).toLowerCase() + thing.slice(1)
  return pick(
    [
      `And because it was that sort of evening, there was ${named} in it too.`,
      `Nobody had forgotten ${named}.`,
    ],
    `${seed}:keepsake`,
  )
}

const isNameOfThing = (text: string) =>
  text.length >= 2 &&
  text.length <= 48 &&
  text.split(/\s+/).length <= 6 &&
  /^[\p{L}\p{N}][\p{L}\p{N}'’ -]*$/u.test(text) &&
  !notInAName.test(text)
