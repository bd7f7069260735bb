import {
  drawCover,
  drawScene,
  type Figure,
  isMood,
  isPose,
  isProp,
  isSetting,
  isSpecies,
  isTime,
  isWeather,
  type Look,
  lookOf,
  type Scene,
} from '@nightlight/illustrator'
import type {
  Figure as FigureBrief,
  Illustrator,
  PersonFigure,
  PictureBrief,
} from '../../modules/pictures/index.ts'
import { animalOf } from './animals.ts'
import { ageBeside, kinshipOf } from './kinship.ts'

/** Pixels of the drawings, with the picture book's ratio of 4:3. */
const size = { width: 1200, height: 900 } as const

/** Our own illustrator: paper-cut scenes, drawn locally in milliseconds. */
export function embeddedIllustrator(): Illustrator {
  return {
    id: 'nightlight',
    async draw(picture) {
      const scene = sceneOf(picture)
      return { svg: picture.kind === 'cover' ? drawCover(scene) : drawScene(scene, size), ...size }
    },
  }
}

/** Replaces unknown words, which other writers may send, with calm defaults. */
function sceneOf(picture: PictureBrief): Scene {
  return {
    seed: picture.seed,
    setting: isSetting(picture.setting) ? picture.setting : 'meadow',
    time: isTime(picture.time) ? picture.time : 'dusk',
    ...(picture.late !== undefined && { late: picture.late }),
    weather: isWeather(picture.weather) ? picture.weather : 'clear',
    cast: picture.cast.flatMap((figure) => figureOf(figure) ?? []),
    props: picture.props.filter(isProp),
  }
}

function figureOf(figure: FigureBrief): Figure | null {
  const posed = {
    pose: isPose(figure.pose) ? figure.pose : 'standing',
    mood: isMood(figure.mood) ? figure.mood : 'calm',
    ...(figure.holding && isProp(figure.holding) && { holding: figure.holding }),
  } as const
  if (figure.kind === 'creature') {
    return isSpecies(figure.species) ? { kind: 'creature', species: figure.species, ...posed } : null
  }
  const animal = animalOf(figure)
  if (animal) return { kind: 'creature', ...animal, ...posed }
  const look = lookOfFigure(figure)
  // Companions stand behind the heroes.
  const rank = figure.relationship === undefined ? 'lead' : 'support'
  return { kind: generationOf(figure), look, rank, ...posed }
}

/** The look of a person, by everything that is known about them; a relative looks like the child. */
export function lookOfFigure(figure: PersonFigure): Look {
  const { relationship, relative, ...described } = figure
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

export function generationOf({ age, relationship = '' }: PersonFigure): 'child' | 'adult' | 'elder' {
  const generation = kinshipOf(relationship)?.generation ?? 'child'
  return generation === 'child' && age !== undefined && age > 18 ? 'adult' : generation
}
