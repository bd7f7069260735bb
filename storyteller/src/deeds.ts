import escapeStringRegexp from 'escape-string-regexp'
import type { Brief, CastMember, Scene } from './brief.ts'
import { describeScene } from './describe-scene.ts'

/** What a child is told to do, by the verb that follows its name, and the action that shows it. The longer phrase counts first. */
const verbs: readonly (readonly [phrase: string, action: string])[] = [
  ['looked up|stared up|gazed up', 'look-up'],
  ['reached up|stretched up', 'reach-up'],
  ['reached down|picked up|bent down|stooped', 'reach-down'],
  ['looked under|looked into|looked in|looked behind|peered|peeped|peeked', 'peek'],
  ['sat|sat down|settled', 'sit'],
  ['lay', 'lie-back'],
  ['walked|went|had come|followed|wandered|strolled|set off|came|marched|trudged|stepped', 'walk'],
  ['ran|raced|hurried|rushed|dashed', 'run'],
  ['tiptoed|crept', 'tiptoe'],
  ['jumped|hopped|leapt|skipped|bounced', 'jump'],
  ['knelt', 'kneel'],
  ['crouched|squatted', 'crouch'],
  ['crawled', 'crawl'],
  ['waved', 'wave'],
  ['pointed', 'point'],
  ['listened|heard', 'listen'],
  ['thought|wondered|considered|remembered', 'think'],
  ['knocked', 'knock'],
  ['danced|twirled', 'dance'],
  ['clapped|cheered', 'clap'],
  ['whispered', 'whisper'],
  ['shouted|called|sang', 'shout'],
  ['bowed', 'bow'],
  ['yawned', 'yawn'],
  ['stretched', 'stretch'],
]

const actionOf = new Map(
  verbs.flatMap(([phrases, action]) => phrases.split('|').map((each) => [each, action])),
)
const phrases = [...actionOf.keys()].sort((a, b) => b.length - a.length).join('|')

/** What is said aloud tells of other times and places. */
const spoken = /“[^”]*”?/g

/**
 * Children who only stand, by the lines of their picture, do what the text says of them: the first deed whose subject is their name, or
 * *they* for all. Whoever speaks turns to the one who is there to hear it. A plot can leave a text open that its lines, written once, do not know.
 */
export function withDeeds(scene: Scene, text: string, brief: Pick<Brief, 'children' | 'companions'>): Scene {
  const told = text.replace(spoken, ' ')
  const listener = scene.cast.find(({ who, count = 1 }) => !who.startsWith('main:') && count === 1)
  const cast = scene.cast.map((member): CastMember => {
    const [, index] = /^main:(\d+)$/.exec(member.who) ?? []
    const name = index === undefined ? undefined : brief.children[Number(index)]?.name
    if (name === undefined || !onlyStands(member)) return member
    const action = deedOf(told, name)
    if (action) return { ...member, action }
    return listener && speaks(text, name) ? { ...member, target: listener.who, relation: 'at' } : member
  })
  if (cast.every((member, index) => member === scene.cast[index])) return scene
  return { ...scene, cast, description: describeScene({ ...scene, cast }, brief) }
}

const onlyStands = ({ action, holding, target }: CastMember) => action === 'stand' && !holding && !target

const speaks = (text: string, name: string) =>
  new RegExp(`(?:said|asked|answered|called|cried|told) ${escapeStringRegexp(name)}\\b`).test(text)

function deedOf(told: string, name: string): string | undefined {
  const subject = `(?:\\b${escapeStringRegexp(name)}(?: and [A-Z]\\p{L}+)?|(?:^|[.!?]\\s+)They(?: both| all)?)`
  const deed = new RegExp(`${subject} (?:just |then |all |both |\\p{L}+ly )?(${phrases})\\b`, 'u')
  return actionOf.get(deed.exec(told)?.[1] ?? '')
}
