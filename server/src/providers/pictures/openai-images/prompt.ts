import { bibleOf, type CharacterBible } from '../../../modules/children/index.ts'
import type {
  Figure,
  ImageRequest,
  PersonFigure,
  PictureBrief,
  PictureThing,
} from '../../../modules/pictures/index.ts'
import { withholdNames } from '../../text/model-writer/withhold-names.ts'
import { animalOf } from '../animals.ts'
import { generationOf, lookOfFigure } from '../embedded-illustrator.ts'

/**
 * The prompt: what the page says and who does what in the picture, with a full description of everybody in it and of the picture before,
 * because a service remembers nothing from picture to picture. Children and companions are HERO_1 and FRIEND_1 in it; names are never sent.
 * @throws {ModelFailed} when it contains a name after all
 */
export function promptFor({ story, picture, description, text = '', before, bibles }: ImageRequest): string {
  const people = picture.cast.filter((figure) => figure.kind === 'person')
  // What a parent wrote about somebody's looks is searched for names like all their texts.
  const features = people.map((figure) =>
    lowerCaseLooks((bibles.get(figure.id) ?? bibleFor(figure)).features ?? ''),
  )
  const names = withholdNames({
    ...story,
    children: story.children.map((child) => ({
      ...child,
      details: [
        ...(child.details ?? []),
        ...features.map((text) => ({ text, category: 'appearance' as const, section: null })),
      ],
    })),
  })
  const placeholders = placeholdersOf(story)
  const labels = labelsOf(picture)
  const cast = picture.cast.map((figure) => {
    if (figure.kind === 'creature')
      return `- ${several(figure.count)}friendly ${figure.isToy ? 'toy ' : ''}${figure.species}, ${posed(figure, labels)}`
    const bible = bibles.get(figure.id) ?? bibleFor(figure)
    const label =
      placeholders.get(figure.id) ??
      labels.get(figure.who ?? '') ??
      figure.role ??
      figure.relationship ??
      'somebody'
    return `- ${label}: ${personOf(figure, bible)}, ${posed(figure, labels)}`
  })
  const things = picture.things.map((thing) => thingOf(thing, labels)).join(', ')
  const prompt = names.hideTyped(
    [
      style,
      text && `The page beside it says: ${excerptOf(text)}`,
      `What happens: ${description.replace(/^Cover: /, '')}`,
      `Where: ${plain(picture.setting)}, ${picture.time}, weather ${picture.weather}.${things && ` Also to be seen: ${things}.`}`,
      picture.isDark ? 'The lamp is out: only the moon shines in.' : '',
      picture.thoughts || picture.memory
        ? `In a thought cloud above the first of them, and nowhere else: ${thoughtOf(picture)}.`
        : '',
      cast.length > 0
        ? `In the picture are exactly these, and nobody else:\n${cast.join('\n')}`
        : 'Nobody is in the picture.',
      picture.shot && shots[picture.shot] ? `The view: ${shots[picture.shot]}.` : '',
      before ? `The picture before shows ${summaryOf(before)}. This one follows it.` : '',
      rules,
      picture.kind === 'cover' ? 'This is the cover: leave the upper third calm.' : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  names.check(prompt)
  return prompt.replace(/\{((?:HERO|FRIEND)_\d+)\}/g, '$1').replace(/\{NAME_\d+\}/g, 'somebody')
}

/** The child in what it remembers doing, and what else it thinks of. */
const thoughtOf = ({ memory, thoughts = [] }: PictureBrief): string =>
  [
    ...(memory
      ? [
          `the same child as it was, ${plain(memory.action)}${memory.holding ? ` with a ${plain(memory.holding)}` : ''}`,
        ]
      : []),
    ...thoughts.map(plain),
  ].join(', ')

const style =
  'An illustration for a calm bedtime story for small children: layered cut paper, soft shadows between the layers, muted warm colours, gentle lantern light. Friendly and quiet, nothing frightening.'

const rules =
  'Everybody looks exactly as described, with the same face, hair, skin and clothes as in the other pictures of this book. HERO and FRIEND are only marks: there are no letters, words or numbers in the picture, no signature and no frame. Children are fully dressed.'

function personOf(figure: PersonFigure, bible: CharacterBible): string {
  const animal = animalOf(figure)
  if (animal)
    return `a ${animal.isToy ? 'small toy ' : ''}${animal.species}${bible.features ? ` (${lowerCaseLooks(bible.features)})` : ''}`
  const looks = [bible.hair, bible.eyes, bible.skin, ...(bible.glasses ? ['glasses'] : [])].join(', ')
  const features = bible.features ? `; also: ${lowerCaseLooks(bible.features)}` : ''
  return `${whoIs(figure)} with ${looks}, wearing ${bible.clothes}${features}`
}

function whoIs(figure: PersonFigure): string {
  const { age, relationship } = figure
  if (age !== undefined)
    return age === 1 ? 'a 1-year-old child' : `a ${age}-year-old ${age > 12 ? 'teenager' : 'child'}`
  const generation = { child: 'a child', adult: 'a grown-up', elder: 'an elderly person' }[
    generationOf(figure)
  ]
  return relationship ? `${generation} (${relationship})` : generation
}

/** A person without an approved character looks as in our own drawings. */
function bibleFor(figure: PersonFigure): CharacterBible {
  return bibleOf({ ...figure, age: figure.age ?? 30 }, lookOfFigure(figure))
}

/** Placeholders by the ids of figures. */
function placeholdersOf({ children, companions }: ImageRequest['story']): ReadonlyMap<string, string> {
  return new Map([
    ...children.map(({ id }, index) => [`child-${id}`, `HERO_${index + 1}`] as const),
    ...companions.map(({ id, name, relationship }, index) => {
      return [id ? `child-${id}` : `companion-${name}-${relationship}`, `FRIEND_${index + 1}`] as const
    }),
  ])
}

/** Services limit prompts, and a picture shows one moment. */
const longestExcerpt = 900

/** The page up to the end of a sentence. */
function excerptOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= longestExcerpt) return flat
  const cut = flat.slice(0, longestExcerpt)
  return cut.slice(0, Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('” '), 200) + 1)
}

const shots: Readonly<Record<string, string>> = {
  close: 'close, faces and hands fill the page',
  two: 'whole figures at eye level',
  wide: 'from far away, small figures in a large place',
  above: 'from above',
  behind: 'from behind, over their shoulders',
  object: 'things alone, near, without anybody',
}

const several = (count = 1) => (count > 1 ? `${count} ` : 'a ')

const thingOf = ({ thing, count, size, relation, of }: PictureThing, labels: Labels) =>
  [
    count && count > 1 ? `${count} times ${plain(thing)}` : plain(thing),
    size && `(${size})`,
    relation && of && `${plain(relation)} ${marked(of, labels)}`,
  ]
    .filter(Boolean)
    .join(' ')

/** What humans of the story are called in a prompt, by what the lines call them. */
type Labels = ReadonlyMap<string, string>

/** Their names in the story say nothing about them, so they are called by what they are. */
function labelsOf({ cast }: PictureBrief): Labels {
  const labels = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const { kind, who, ...figure } of cast) {
    if (kind !== 'person' || !who || !('role' in figure) || !figure.role) continue
    const role = plain(figure.role)
    const alike = counts.get(role) ?? 0
    counts.set(role, alike + 1)
    labels.set(who, alike === 0 ? role : `${ordinals[alike] ?? 'another'} ${role}`)
  }
  return labels
}

const ordinals = ['', 'second', 'third', 'fourth']

/** Those whom the lines call main:0 and companion:0 by their placeholders, others by what they are. */
const marked = (who: string, labels: Labels) => {
  const [, kind, index] = /^(main|companion):(\d+)$/.exec(who) ?? []
  if (kind) return `${kind === 'main' ? 'HERO' : 'FRIEND'}_${Number(index) + 1}`
  const label = labels.get(who)
  return label ? `the ${label}` : `the ${plain(who.replace(/^person:/, ''))}`
}

/** Without names: who is there by what they are called in the lines. */
function summaryOf(picture: PictureBrief): string {
  const labels = labelsOf(picture)
  return [
    `the place ${plain(picture.setting)}, ${picture.time}`,
    ...picture.cast.map((figure) => `${marked(figure.who ?? 'somebody', labels)} (${plain(figure.action)})`),
  ].join('; ')
}

const posed = ({ action, mood, holding, relation, target }: Figure, labels: Labels) =>
  [
    `${plain(action)}${target ? ` ${plain(relation ?? 'at')} ${marked(target, labels)}` : ''}`,
    `feeling ${plain(mood)}`,
    holding && `holding a ${plain(holding)}`,
  ]
    .filter(Boolean)
    .join(', ')

const plain = (word: string) => word.replaceAll('-', ' ')

/** Words for looks at the beginning of a sentence are capitalised, and would be mistaken for names. */
const lowerCaseLooks = (text: string) =>
  text.replace(
    /\b(freckles?|curls?|curly|plaits?|braids?|pigtails|ponytail|dimples?|locs|dreadlocks|afro|birthmark|glasses|hijab|headscarf|turban|patka|headband|beanie)\b/gi,
    (word) => word.toLowerCase(),
  )
