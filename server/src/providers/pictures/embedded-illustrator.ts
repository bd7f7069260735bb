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
  type Species,
} from '@nightlight/illustrator'
import type {
  Figure as FigureBrief,
  Illustrator,
  PersonFigure,
  PictureBrief,
} from '../../modules/pictures/index.ts'

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
  const species = speciesOf(figure)
  if (species) return { kind: 'creature', species, ...posed }
  const look = lookOfFigure(figure)
  // Companions stand behind the heroes.
  const rank = figure.relationship === undefined ? 'lead' : 'support'
  return { kind: generationOf(figure), look, rank, ...posed }
}

/** The look of a person, by everything that is known about them. */
export function lookOfFigure(figure: PersonFigure): Look {
  const features = [figure.otherFeatures, pronounOf(figure)].filter(Boolean).join(', ')
  return lookOf({ ...figure, ...(features && { otherFeatures: features }) })
}

/** The pronoun that a relationship implies, which a look understands. */
function pronounOf({ relationship = '' }: PersonFigure): string {
  if (
    /\b(dad\w*|father|papa|pa|uncle|brother|son|grandad\w*|granddad\w*|grandpa\w*|grandfather|gramps|opa|abuelo|godfather|husband)\b/i.test(
      relationship,
    )
  )
    return 'he'
  return /\b(mum\w*|mom\w*|mother|mama|ma|aunt\w*|sister|daughter|gran|grandma\w*|grandmother|granny|nan\w*|oma|abuela|godmother|wife)\b/i.test(
    relationship,
  )
    ? 'she'
    : ''
}

/** A companion may be a pet or a toy: 'our cat', 'teddy bear'. */
export function speciesOf({ relationship = '' }: PersonFigure): Species | null {
  const words: readonly string[] = relationship.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.some((word) => ['teddy', 'teddybear'].includes(word))) return 'bear'
  if (words.some((word) => ['puppy', 'pup', 'doggy'].includes(word))) return 'dog'
  if (words.some((word) => ['kitten', 'kitty'].includes(word))) return 'cat'
  if (words.some((word) => ['bunny', 'hare'].includes(word))) return 'rabbit'
  return words.find((word): word is Species => isSpecies(word)) ?? null
}

export function generationOf({ age, relationship = '' }: PersonFigure): 'child' | 'adult' | 'elder' {
  if (/\b(grand\w*|gran|granny|nana|nan|nanny|gramps|opa|oma|abuel[ao]|great[- ]\w+)\b/i.test(relationship))
    return 'elder'
  if (
    /\b(mum|mom|mummy|mother|dad|daddy|father|papa|mama|aunt\w*|uncle|teacher|neighbour|neighbor|godmother|godfather|parent|babysitter|childminder|coach|doctor|nurse)\b/i.test(
      relationship,
    )
  ) {
    return 'adult'
  }
  return age !== undefined && age > 18 ? 'adult' : 'child'
}
