import { themes } from '@nightlight/storyteller'
import type { Brief } from '../../server/src/modules/stories/request/brief.ts'
import { fearsTouched } from '../../server/src/modules/stories/write/review/index.ts'
import { writeReviewed } from '../../server/src/modules/stories/write/write-reviewed.ts'
import { embeddedStoryteller } from '../../server/src/providers/text/embedded-storyteller.ts'
import { kindOf } from '../../storyteller/src/companions.ts'
import { unwatched } from './unwatched.ts'

/** What every story of ours promises, counted over many: what is kept out, who says what and sleeps where, what bodies do. */
export async function promises(): Promise<void> {
  await keptOut(1000)
  await company(1000)
  await bodies(300)
}

const unwanted =
  `dragons;witches;dogs;spiders;the dark;monsters;thunder;water;bears;ghosts;pirates;cats;wolves;snakes;bees;clowns;robots;giants;mice;
balloons;fire;the moon;foxes;birds;frogs;sheep;rabbits;elephants;owls;the sea;being alone;loud noises;heights;doctors;needles;the hoover;
swimming;hospitals;storms;trains`
    .split(/;\s*/)
    .map((each) => each.trim())

const asked = ['No X please.', 'Please nothing with X.', 'A funny one, without any X', 'not X again!']

async function keptOut(count: number): Promise<void> {
  const told = new Map<string, number>()
  let touched = 0
  let warned = 0
  for (let index = 0; index < count; index++) {
    const what = unwanted[index % unwanted.length] ?? ''
    const isFear = Math.floor(index / unwanted.length) % 2 === 0
    const wish = asked[index % asked.length]?.replace('X', what) ?? ''
    const { text, notes, kindWords } = await tell(index, isFear ? { fears: [what] } : { details: wish })
    const words = fearsTouched(text, [what]).flatMap((hit) => hit.words)
    const isHeld = words.every((word) => isFear && kindWords.some((kind) => word.startsWith(kind)))
    if (!isHeld) {
      touched++
      const key = `${isFear ? 'fear of' : 'no'} ${what}: ${[...new Set(words)].join(', ')}`
      told.set(key, (told.get(key) ?? 0) + 1)
    }
    if (notes.length > 0) warned++
  }
  print(`kept out: ${count} stories with a fear or a "no X"`, { touched, warned })
  printAll(told)
}

const relationships =
  `mother;dad;mummy;papa;stepmum;foster carer;grandmother;grandad;granny;nana;great-aunt;aunt;uncle;godfather;neighbour;teacher;babysitter;
childminder;nurse;doctor;coach;librarian;family friend;brother;little sister;twin brother;stepsister;cousin;baby brother;newborn sister;
best friend;friend;classmate;dog;cat;puppy;rabbit;goldfish;hamster;budgie;tortoise;pony;donkey;cow;teddy;doll;toy rabbit;blanket;imaginary friend;
robot;dragon;talking cat;fairy;alien;penpal;lodger;postman;au pair;snowman`
    .split(/;\s*/)
    .map((each) => each.trim())

const said = 'said|asked|whispered|called|answered|told|shouted|sang|cried'
/** A toy may speak where it has a part in a plot. */
const silent: ReadonlySet<string> = new Set(['pet', 'smallPet', 'bigPet', 'baby'])
const homeward = /\bhome\b|\bgate\b|\bhouse\b|\bcorner\b|\bby now\b|\bhad gone\b|\bSomewhere else\b/

async function company(count: number): Promise<void> {
  const found = new Map<string, number>()
  const add = (what: string) => found.set(what, (found.get(what) ?? 0) + 1)
  let talkers = 0
  for (let index = 0; index < count; index++) {
    const relationship = relationships[index % relationships.length] ?? ''
    const kind = kindOf(relationship)
    const { text, sections } = await tell(index, {
      companions: [{ name: 'Quill', relationship }],
      length: index % 2 === 0 ? 'medium' : 'long',
    })
    const bed = sections.at(-1) ?? ''
    const speaks = new RegExp(`” (?:${said}) Quill\\b|\\bQuill (?:${said})\\b`).test(text)
    if (silent.has(kind) && speaks) add(`${relationship} speaks`)
    const talks = !silent.has(kind) && kind !== 'toy'
    if (talks) talkers++
    if (talks && !speaks) add(`silent: ${kind}`)
    const inBed = bed.split('\n\n').filter((paragraph) => /\bQuill\b/.test(paragraph))
    if (kind === 'grownUp' || kind === 'other')
      if (inBed.some((paragraph) => !homeward.test(paragraph)))
        add(`${relationship} in the room: ${inBed.join(' ')}`)
    if (!/\bQuill\b/.test(text)) add(`${relationship} is not in it`)
  }
  print(`company: ${count} stories, ${relationships.length} relationships`, { talkers })
  printAll(found)
}

const conditions = [
  ['uses a wheelchair', 'legs'],
  ['has a broken leg in plaster', 'legs'],
  ['wears a hearing aid', 'none'],
  ['wears glasses', 'none'],
  ['is blind', 'eyes'],
  ['is deaf', 'ears'],
] as const

const contradictions = {
  legs: /\b(?:Mia|She|she)\b(?! (?:could|would) not)[^.?!“”]{0,24}\b(?:ran|walked|jumped|hopped|skipped|climbed|stood up|knelt|kicked|paddled|on tiptoe)\b/,
  eyes: /\b(?:Mia|She|she) (?:saw|watched)\b(?! to\b)/,
  ears: /\b(?:Mia|She|she) (?:heard|listened)\b/,
  none: /(?!)/,
} as const

async function bodies(count: number): Promise<void> {
  const found = new Map<string, number>()
  const plots = new Set<string>()
  for (let index = 0; index < count; index++) {
    const [note, body] = conditions[index % conditions.length] ?? conditions[0]
    const { text, plot } = await tell(index, { note })
    if (body === 'legs') plots.add(plot)
    const hit = contradictions[body].exec(text)
    if (hit) found.set(`${note}, ${plot}: ${hit[0]}`, (found.get(`${note}, ${plot}: ${hit[0]}`) ?? 0) + 1)
  }
  print(`bodies: ${count} stories`, { 'plots without legs': plots.size })
  printAll(found)
}

interface Wanted {
  fears?: string[]
  details?: string
  companions?: Brief['companions']
  length?: Brief['length']
  note?: string
}

const lengths = ['short', 'medium', 'long'] as const

async function tell(index: number, { fears = [], details, companions = [], length, note }: Wanted) {
  const brief: Brief = {
    seed: `promise-${index}`,
    theme: themes[index % themes.length] ?? 'adventure',
    length: length ?? lengths[index % 3] ?? 'short',
    children: [
      {
        id: 1,
        name: 'Mia',
        age: 3 + (index % 8),
        pronouns: 'she',
        interests: [],
        fears,
        ...(note && { details: [{ text: note, category: 'core', section: null }] }),
        appearance: { hasGlasses: false },
      },
    ],
    companions,
    ...(details && { details }),
    toldBefore: [],
    narration: null,
  }
  const { draft, notes } = await writeReviewed(writer, brief, unwatched)
  const sections = draft.sections.map(({ text }) => text)
  return { text: sections.join('\n\n'), sections, notes, kindWords: draft.kindWords ?? [], plot: draft.plot }
}

const writer = embeddedStoryteller()

function print(title: string, figures: Record<string, number>): void {
  const said = Object.entries(figures).map(([what, number]) => `${what} ${number}`)
  console.log(`${title}: ${said.join(', ')}`)
}

function printAll(found: ReadonlyMap<string, number>): void {
  for (const [what, number] of [...found].sort((a, b) => b[1] - a[1])) console.log(`  ${number}  ${what}`)
}
