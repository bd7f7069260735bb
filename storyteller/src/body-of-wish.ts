import type { Brief, Scene } from './brief.ts'

/** Of whom else it may be said. */
const others =
  /\b(?:cousin|friend|brother|sister|gran|nan|grandad|grandpa|uncle|aunt|boy|girl|teacher|mum|dad|dog|cat|rabbit|hamster|toy|teddy|doll)/i

const isDoubtful =
  /\b(?:nearly|almost|could have|might have|not|never|thought|off today|came off|comes off)\b/i

/** What a wish says of a body, by what a picture shows of it. */
const bodies: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:legs?|ankle|foot)\b[^.!?]{0,24}\b(?:plaster|cast|broken)\b|\bbroke(?:n)?\b[^.!?]{0,16}\b(?:leg|ankle|foot)\b/i,
    'leg in plaster',
  ],
  [
    /\b(?:arms?|wrist|elbow)\b[^.!?]{0,24}\b(?:plaster|cast|broken)\b|\bbroke(?:n)?\b[^.!?]{0,16}\b(?:arm|wrist|elbow)\b/i,
    'arm in plaster',
  ],
  [/\bhearing aids?\b/i, 'hearing aid'],
]

/** An only child whose wheelchair, plaster or hearing aid the wish tells of has it on every picture, also where no profile says so. */
export function bodyOfWish({ children, facts = [], details = '' }: Brief): string | undefined {
  if (children.length !== 1) return undefined
  const isInWheelchair = facts.some(
    ({ from, about, polarity, said }) =>
      from === 'wish' && about === 'wheelchair' && polarity === 'yes' && !others.test(said),
  )
  const told = details
    .split(/[.!?;]|\bbut\b/)
    .flatMap((sentence) => (others.test(sentence) || isDoubtful.test(sentence) ? [] : [sentence]))
    .join('. ')
  const looks = [
    ...(isInWheelchair ? ['wheelchair'] : []),
    ...bodies.flatMap(([pattern, body]) => (pattern.test(told) ? [body] : [])),
  ]
  return looks.length > 0 ? looks.join(', ') : undefined
}

/** The plaster that a child has on its leg does not lie about as well. */
export function withoutPlaster<Page extends Pick<Scene, 'cast' | 'things'>>(
  page: Page,
  body: string | undefined,
): Page {
  if (!body?.includes('plaster')) return page
  return {
    ...page,
    cast: page.cast.map((member) => {
      const { holding, target, relation, ...rest } = member
      return {
        ...rest,
        ...(holding && holding !== plaster && { holding }),
        ...(target && target !== plaster && { target, ...(relation && { relation }) }),
      }
    }),
    things: page.things.filter(({ thing, of }) => thing !== plaster && of !== plaster),
  }
}

const plaster = 'plaster-cast'
