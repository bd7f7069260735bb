import type { Brief, CastMember, Scene } from './brief.ts'
import { list } from './names.ts'
import type { Role } from './plot-head.ts'
import type { Filler } from './roles.ts'
import { themeThing } from './theme-things.ts'
import { vocabulary } from './vocabulary.ts'

/** The place in a picture's alternative text, for every setting. */
const places: Record<string, string> = {
  bedroom: 'in the bedroom',
  kitchen: 'in the kitchen',
  attic: 'in the attic',
  library: 'in the library',
  garden: 'in the garden',
  park: 'in the park',
  meadow: 'in a meadow',
  forest: 'in the forest',
  treehouse: 'in a treehouse',
  river: 'by the river',
  lake: 'by the lake',
  seaside: 'at the seaside',
  harbour: 'in the harbour',
  ship: 'on a ship',
  island: 'on an island',
  mountain: 'on a mountain',
  cave: 'in a cave',
  village: 'in the village',
  rooftops: 'above the rooftops',
  castle: 'at a castle',
  'palace-garden': 'in a palace garden',
  ballroom: 'in a ballroom',
  farm: 'on a farm',
  school: 'at school',
  'playing-field': 'on the playing field',
  sky: 'up in the sky',
  moon: 'on the moon',
  rocket: 'in a rocket',
  planet: 'on a small planet',
  museum: 'in the museum',
  snowfield: 'in the snow',
  underwater: 'under the water',
  lighthouse: 'at the lighthouse',
  train: 'on the train',
  bakery: 'in the bakery',
  playground: 'at the playground',
  campsite: 'at the campsite',
  market: 'at the market',
  greenhouse: 'in the greenhouse',
  bridge: 'on a bridge',
  'canal-boat': 'on a canal boat',
  bus: 'on the bus',
  bathroom: 'in the bathroom',
  laundry: 'in the laundry',
  'rooftop-garden': 'in a rooftop garden',
  barn: 'in the barn',
  pond: 'by the pond',
}

const times: Record<string, string> = {
  day: '',
  afternoon: ' in the late afternoon',
  dusk: ' at dusk',
  night: ' at night',
}

interface Named {
  readonly children: readonly { readonly name: string }[]
  readonly companions: readonly { readonly name: string }[]
}

/** More would crowd the picture. */
const mostCompanions = 4

/**
 * Reads a scene of a plot: `forest; dusk; mist; heroes walking curious holding lantern, fox sitting calm; lantern, bell`.
 * Bars can be used instead of semicolons. `heroes` stands for the children of the brief, `friends` for its companions and `themed` for the
 * thing of its theme.
 * A role is called by its name.
 * @param absent indexes of companions who are not there
 */
export function readScene(
  tag: string,
  brief: Brief,
  section: number,
  absent: ReadonlySet<number> = new Set(),
  roles: ReadonlyMap<Role, Filler> = new Map(),
): Scene {
  const [setting = '', time = '', weather = '', castText = '', propsText = ''] = tag
    .replace(/\bthemed\b/g, () => themeThing(brief))
    .split(/[;|]/)
    .map((part) => part.trim())
  const cast = castText
    .split(',')
    .flatMap((member) => readMember(member.trim(), brief, section, absent))
    .flatMap((member) => playedBy(member, roles))
  const props = propsText
    .split(',')
    .map((prop) => prop.trim())
    .filter(Boolean)
  return { setting, time, weather, cast, props, description: describeScene(setting, time, cast, brief) }
}

function readMember(text: string, brief: Brief, section: number, absent: ReadonlySet<number>): CastMember[] {
  const [, who = '', pose = '', mood = '', holding] =
    /^(\S+) (\S+) (\S+)(?: holding (\S+))?$/.exec(text) ?? []
  if (who === 'heroes') {
    return brief.children.map((_, index) => ({
      who: `main:${index}`,
      pose,
      mood,
      // There is one lantern; the children hold it in turn.
      ...(holding && index === section % brief.children.length && { holding }),
    }))
  }
  if (who === 'friends') {
    return [...brief.companions.keys()]
      .filter((index) => !absent.has(index))
      .slice(0, mostCompanions)
      .map((index) => ({ who: `companion:${index}`, pose, mood }))
  }
  return who ? [{ who, pose, mood, ...(holding && { holding }) }] : []
}

/** A role is shown as what plays it, if that can be drawn. A companion who plays it is there among the friends. */
function playedBy(member: CastMember, roles: ReadonlyMap<Role, Filler>): CastMember[] {
  const [, filler] = [...roles].find(([{ name }]) => name === member.who) ?? []
  if (!filler) return [member]
  const species = vocabulary.species.find((each) => each === filler.noun.toLowerCase().split(' ').at(-1))
  return species && filler.companion === null ? [{ ...member, who: species }] : []
}

/** Alternative text of a scene. @param brief only its names are used */
export function describeScene(
  setting: string,
  time: string,
  cast: readonly CastMember[],
  brief: Named,
): string {
  const heroes = list(brief.children.map((child) => child.name))
  const animals = cast
    .filter((member) => !member.who.includes(':'))
    .map((member) => `${article(member.who)} ${member.who}`)
  const pose = cast.find((member) => member.who === 'main:0')?.pose ?? 'standing'
  const friends = cast.flatMap(
    ({ who }) => brief.companions[Number(/^companion:(\d+)$/.exec(who)?.[1])]?.name ?? [],
  )
  const company = [...friends, ...animals]
  return `${heroes} ${pose} ${places[setting] ?? ''}${times[time] ?? ''}${company.length > 0 ? `, with ${list(company)}` : ''}`
}

const article = (noun: string) => (/^[aeio]|^u(?!ni)/.test(noun) ? 'an' : 'a')
