import type { VendorBehaviour, VendorRequest } from './text-vendor.ts'

const animals = ['fox', 'owl', 'otter', 'sheep', 'frog', 'duck', 'seal', 'bear']

/** What a model that follows its instructions would reply. */
export function goodResponse(request: VendorRequest): VendorBehaviour {
  if (request.kind === 'moderation') return { moderation: [] }
  return { say: JSON.stringify(goodAnswer(request)) }
}

function goodAnswer({ kind, user, said }: VendorRequest) {
  if (kind === 'story') return goodStory(user)
  if (kind === 'editor') return editorsAnswer(said)
  return kind === 'outline' ? goodOutline(said) : goodSection(user, said)
}

/** What an editor answers who has read every section that it is shown. @param findings each in the first section that has its words */
export function editorsAnswer(
  question: string,
  findings: readonly { readonly kind: string; readonly quote: string; readonly section?: number }[] = [],
) {
  const placed = new Set<object>()
  return {
    sections: [...question.matchAll(/<section id="(\d+)">\n([\s\S]*?)\n<\/section>/g)].map(
      ([, id, text = '']) => ({
        id: Number(id),
        ends_with: text.split(/\s+/).slice(-4).join(' '),
        findings: findings
          .filter((finding) => {
            if (placed.has(finding)) return false
            const isHere =
              finding.section === undefined ? text.includes(finding.quote) : finding.section === Number(id)
            if (isHere) placed.add(finding)
            return isHere
          })
          .map(({ kind, quote }) => ({ kind, quote, why: 'x' })),
      }),
    ),
  }
}

/** Plan and texts in one answer. */
export function goodStory(user: string) {
  const outline = goodOutline(user)
  const aim = Number(/about (\d+) words in each section/.exec(user)?.[1])
  const cast = [...new Set(outline.sections.flatMap(({ cast }) => cast.map(({ who }) => who)))].filter(
    (who) => who.startsWith('{'),
  )
  const answers = outline.answers?.map(({ fact }) => `- ${fact}: They see it`).join('\n') ?? ''
  const texts = outline.sections.map((_, index) =>
    goodSection(
      `Write section ${index + 1} of 9\nAbout ${aim} words\nThese are in it, called by their marks: ${cast.join(', ')}.\n${index === 0 ? answers : ''}`,
      user,
    ),
  )
  return { ...outline, texts }
}

export function goodOutline(user: string) {
  const count = Number(/exactly (\d+) sections/.exec(user)?.[1])
  const wished = /for each of ((?:F\d+(?:, )?)+)/.exec(user)?.[1]?.split(', ') ?? []
  const people = [...new Set(user.match(/\{(?:HERO|FRIEND)_\d+\}/g))]
  return {
    title: `The Lamp of ${people[0]}`,
    story: {
      want: 'To see the end of the path',
      hindrance: 'It is a long path',
      tries: ['They walk', 'They walk on'],
      turn: 'The lamp is light to carry',
      refrain: 'A little further',
      image: 'The lamp on its hook',
    },
    canon: {
      who: `${people[0]} and a fox`,
      where: 'the path in the forest',
      learnt: 'to carry a lamp low',
      thread: 'where the path ends',
    },
    sections: Array.from({ length: count }, (_, index) => ({
      plan: `${people[0]} walks a little further with the lamp, and meets a sleepy ${animals[index]}.`,
      setting: 'forest',
      time: 'dusk',
      weather: 'clear',
      cast: [
        ...people.map((who) => ({ who, action: 'walk', mood: 'curious', holding: '' })),
        { who: animals[index] ?? 'fox', action: 'sit', mood: 'calm', holding: '' },
      ],
      things: ['lantern', 'unheard-of'],
    })),
    ...(wished.length > 0 && {
      answers: wished.map((fact) => ({ fact, section: 1, how: 'They see it by the path.' })),
    }),
  }
}

/** As long as requested, with the whole cast and no paragraph twice. */
export function goodSection(user: string, said = user) {
  const aim = Number(/About (\d+) words/.exec(user)?.[1])
  const section = Number(/Write section (\d+) of/.exec(user)?.[1])
  const cast = /called by their marks: (.+)\.\n/.exec(`${user}\n`)?.[1]?.split(', ') ?? ['{HERO_1}']
  // The whole cast appears even in a short section.
  const paragraphs = [`${cast.join(', ')} walked on, ${section} and a half steps at a time.`]
  for (const [, fact] of user.matchAll(/^- (F\d+): They see it/gm)) {
    const label = new RegExp(`^- ${fact}: (.+)$`, 'm').exec(said)?.[1]?.replace(/ · .+/, '')
    paragraphs.push(`By the path there was ${label}.`)
  }
  let words = paragraphs.join().split(/\s+/).length
  for (let turn = 0; words < aim - 25; turn++) {
    const who = cast[turn % cast.length]
    const paragraph =
      `${who} held up the lamp, and the light fell on ${section * 20 + turn} small stones by the path. ` +
      `"Look," said ${who}. "The ${animals[(section + turn) % animals.length]} is still awake." ${who}'s boots were wet, and that was all right.`
    paragraphs.push(paragraph)
    words += paragraph.split(/\s+/).length
  }
  return { paragraphs }
}
