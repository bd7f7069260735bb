import {
  bookPageSize,
  bookSize,
  canLetter,
  coatOf,
  drawBookPage,
  drawCover,
  drawScene,
  type Figure,
  isAction,
  isColourScript,
  isDirection,
  isMood,
  isRelation,
  isRole,
  isSetting,
  isShot,
  isSizeWord,
  isSpecies,
  isThing,
  isTime,
  isTint,
  isWeather,
  type Look,
  lookOf,
  type PlacedThing,
  type Scene,
  type Target,
} from '@nightlight/illustrator'
import type {
  Figure as FigureBrief,
  Illustrator,
  PersonFigure,
  PictureBrief,
  PictureThing,
} from '../../modules/pictures/index.ts'
import { animalOf } from './animals.ts'
import { inventedPerson } from './invented-person.ts'
import { ageBeside, kinshipOf } from './kinship.ts'

/** Pixels of the drawings, with the picture book's ratio of 4:3. */
const size = { width: 1200, height: 900 } as const

/** Our own illustrator: paper-cut scenes, drawn locally in milliseconds. */
export function embeddedIllustrator(): Illustrator {
  return {
    id: 'nightlight',
    async draw(picture) {
      const scene = sceneOf(picture)
      return {
        svg:
          picture.kind === 'cover'
            ? drawCover(scene, picture.title ? { title: picture.title } : {})
            : drawScene(scene, size),
        ...size,
      }
    },
    canLetter,
    async drawBookCover(picture, { ratio, bleed }) {
      const { title = '' } = picture
      const svg = drawCover(sceneOf(picture), { title, ratio, bleed })
      return { svg, ...bookSize({ ratio, bleed }) }
    },
    async drawBookPage(picture, ratio) {
      const svg = drawBookPage(sceneOf(picture), ratio)
      return svg === null ? null : { svg, ...bookPageSize(ratio) }
    },
  }
}

/** Replaces unknown words, which other writers may send, with calm defaults, and what targets are called with their indexes. */
function sceneOf(picture: PictureBrief): Scene {
  const figures = picture.cast.flatMap((brief) => {
    const figure = figureOf(brief)
    return figure ? [{ brief, figure }] : []
  })
  const placed = picture.things.filter(({ thing }) => isThing(thing))
  const targetOf = (word: string | undefined): Target | undefined => {
    if (word === undefined) return undefined
    if (isDirection(word)) return { direction: word }
    const figure = figures.findIndex(({ brief }) => brief.who === word)
    if (figure !== -1) return { figure }
    const thing = placed.findIndex((each) => each.thing === word)
    return thing === -1 ? undefined : { thing }
  }
  return {
    seed: picture.seed,
    setting: isSetting(picture.setting) ? picture.setting : 'meadow',
    time: isTime(picture.time) ? picture.time : 'dusk',
    ...(picture.late !== undefined && { late: picture.late }),
    ...(picture.colours && isColourScript(picture.colours) && { colours: picture.colours }),
    ...(picture.part !== undefined && { part: picture.part }),
    ...(picture.story !== undefined && { story: picture.story }),
    ...(picture.home !== undefined && { home: picture.home }),
    ...(picture.keepsake && isThing(picture.keepsake) && { keepsake: picture.keepsake }),
    ...(picture.view !== undefined && { view: picture.view }),
    weather: isWeather(picture.weather) ? picture.weather : 'clear',
    ...(picture.shot && isShot(picture.shot) && { shot: picture.shot }),
    cast: figures.map(({ brief, figure }) => ({ ...figure, ...aimOf(brief, targetOf(brief.target)) })),
    ...(picture.isDark && { isDark: true }),
    ...(picture.memory && memoryOf(picture.memory)),
    ...(picture.tints && { tints: tintsOf(picture.tints) }),
    ...(picture.thoughts && {
      thoughts: picture.thoughts.filter((word) => isThing(word) || isSpecies(word)),
    }),
    things: placed.flatMap((thing) => thingOf(thing, targetOf(thing.of))),
  }
}

const tintsOf = (tints: Readonly<Record<string, string>>): NonNullable<Scene['tints']> =>
  Object.fromEntries(Object.entries(tints).filter(([thing, tint]) => isThing(thing) && isTint(tint)))

function memoryOf({ action, mood, holding }: NonNullable<PictureBrief['memory']>): Pick<Scene, 'memory'> {
  if (!isAction(action)) return {}
  const held = holding && isThing(holding) ? { holding } : {}
  return { memory: { action, mood: isMood(mood) ? mood : 'happy', ...held } }
}

const aimOf = ({ relation }: FigureBrief, target: Target | undefined) =>
  target ? { target, ...(relation && isRelation(relation) && { relation }) } : {}

function thingOf(
  { thing, count, size, relation, side }: PictureThing,
  of: Target | undefined,
): PlacedThing[] {
  if (!isThing(thing)) return []
  return [
    {
      thing,
      ...(count !== undefined && { count }),
      ...(size && isSizeWord(size) && { size }),
      ...(side && { side }),
      ...(of && relation && isRelation(relation) && { relation, of }),
    },
  ]
}

function figureOf(figure: FigureBrief): Figure | null {
  const acting = {
    action: isAction(figure.action) ? figure.action : 'stand',
    mood: isMood(figure.mood) ? figure.mood : 'calm',
    ...(figure.holding && isThing(figure.holding) && { holding: figure.holding }),
  } as const
  const sized = figure.size && isSizeWord(figure.size) ? ({ size: figure.size } as const) : {}
  if (figure.kind === 'creature') {
    const coat = figure.looks ? coatOf(figure.looks) : undefined
    return isSpecies(figure.species)
      ? {
          kind: 'creature',
          species: figure.species,
          ...(figure.count !== undefined && { count: figure.count }),
          ...(coat && { coat }),
          ...(figure.isToy && { isToy: true }),
          ...sized,
          ...acting,
        }
      : null
  }
  const animal = animalOf(figure)
  if (animal) return { kind: 'creature', ...animal, ...sized, ...acting }
  const look = lookOfFigure(figure)
  // Companions and humans of the story stand behind the heroes.
  const rank = figure.relationship === undefined && figure.role === undefined ? 'lead' : 'support'
  const role = figure.role && isRole(figure.role) ? ({ role: figure.role } as const) : {}
  return { kind: generationOf(figure), look, rank, ...role, ...sized, ...acting }
}

/** The look of a person, by everything that is known about them; a relative looks like the child. */
export function lookOfFigure(figure: PersonFigure): Look {
  const { relationship, relative, role, ...described } = figure
  if (role !== undefined) return lookOf({ ...described, ...inventedPerson(figure) })
  if (relationship === undefined) return lookOf(described)
  const kinship = kinshipOf(relationship)
  const age = figure.age ?? ageBeside(relationship, relative?.age)
  return lookOf({
    ...described,
    ...(age !== undefined && { age }),
    ...(kinship?.isRelative && relative && { relative: lookOf(relative) }),
    ...(kinship && { generation: generationOf(figure) }),
    ...(kinship?.pronoun && { pronoun: kinship.pronoun }),
  })
}

export function generationOf(figure: PersonFigure): 'child' | 'adult' | 'elder' {
  if (figure.role !== undefined) return inventedPerson(figure).generation
  const { age, relationship = '' } = figure
  const generation = kinshipOf(relationship)?.generation ?? 'child'
  return generation === 'child' && age !== undefined && age > 18 ? 'adult' : generation
}
