import { expect, it } from 'vitest'
import type { Figure, ImageRequest, PictureBrief } from '../../../modules/pictures/index.ts'
import { promptFor } from './prompt.ts'

const annis = {
  kind: 'person',
  who: 'person:annis',
  id: 'seed:person:annis',
  role: 'woman',
  otherFeatures: 'old, a blue apron',
} as const
const tansy = {
  kind: 'person',
  who: 'person:tansy',
  id: 'seed:person:tansy',
  role: 'woman',
  otherFeatures: 'red hair',
} as const
const page = (cast: readonly Figure[]): PictureBrief => ({
  seed: 'seed:1',
  kind: 'scene',
  setting: 'lane',
  time: 'dusk',
  weather: 'clear',
  cast,
  things: [{ thing: 'gate', relation: 'beside', of: 'person:annis' }],
})
const promptOf = (cast: readonly Figure[], before?: PictureBrief) =>
  promptFor({
    story: { children: [], companions: [] } as unknown as ImageRequest['story'],
    picture: page(cast),
    description: 'A woman waving in the lane at dusk',
    ...(before && { before }),
    bibles: new Map(),
  })
/** What the line of somebody says before it says what they do. */
const looksIn = (prompt: string, label: string) =>
  new RegExp(`^- ${label}: (.+?), (?:wave|sit|kneel|walk)\\b`, 'm').exec(prompt)?.[1]

it('describes a human of the story by the same words on every page, whatever they do there', () => {
  const one = promptOf([{ ...annis, action: 'wave', mood: 'happy' }])
  const other = promptOf([{ ...annis, action: 'kneel', mood: 'sad', holding: 'lantern' }])
  expect(looksIn(one, 'woman')).toContain('apron')
  expect(looksIn(other, 'woman')).toBe(looksIn(one, 'woman'))
})

it('calls humans of the story by what they are, never by name, and tells two of a kind apart', () => {
  const cast: Figure[] = [
    { ...annis, action: 'wave', mood: 'happy' },
    { ...tansy, action: 'walk', mood: 'calm', target: 'person:annis', relation: 'beside' },
  ]
  const prompt = promptOf(cast, page(cast))
  expect(prompt).not.toMatch(/annis|tansy/i)
  expect(looksIn(prompt, 'second woman')).toContain('red')
  expect(prompt).toContain('walk beside the woman')
  expect(prompt).toContain('gate beside the woman')
  expect(prompt).toContain('the second woman (walk)')
})

it('does not count a woman as another man', () => {
  const cast: Figure[] = [
    { ...annis, action: 'wave', mood: 'happy' },
    { ...tansy, role: 'man', action: 'walk', mood: 'calm' },
  ]
  const prompt = promptOf(cast, page(cast))
  expect(looksIn(prompt, 'man')).toContain('red')
  expect(prompt).toContain('the man (walk)')
})

it('has a toy drawn as one, and an animal as an animal', () => {
  const rabbit = { kind: 'creature', species: 'rabbit', action: 'sit', mood: 'calm' } as const
  expect(promptOf([{ ...rabbit, isToy: true }])).toContain('- a friendly toy rabbit, sit')
  expect(promptOf([rabbit])).toContain('- a friendly rabbit, sit')
})
