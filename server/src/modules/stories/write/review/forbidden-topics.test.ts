import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { forbiddenTopics } from './forbidden-topics.ts'

const topicsIn = (text: string) => forbiddenTopics(text).map(({ topic }) => topic)

describe('forbidden topics', () => {
  it.each([
    ['weapons', 'The pirate had a pistol in his belt.'],
    ['weapons', 'They began to shoot at the door.'],
    ['violence', 'He wanted to kill the dragon.'],
    ['violence', 'The two lands were at war.'],
    ['death', 'The old fox died in the night.'],
    ['death', 'Everyone thought that he was dead.'],
    ['blood', 'There was blood on the snow.'],
    ['abuse', 'The king slapped him.'],
    ['unkind words', 'You are stupid, said the owl.'],
    ['self-harm', 'She wanted to die.'],
    ['drugs', 'The captain drank rum.'],
    ['drugs', 'By noon the sailor was drunk.'],
    ['romance', 'They kissed on the lips.'],
    ['romance', 'The prince fell in love.'],
    ['brands', 'They drove to McDonald’s.'],
    ['religion', 'They prayed to God.'],
    ['politics', 'The prime minister lost the election.'],
    ['frights', 'Somebody screamed in terror.'],
  ])('include %s: %s', (topic, text) => {
    expect(topicsIn(text)).toContain(topic)
  })

  it.each([
    'The wind died down, and the lamp was dying to be lit.',
    'The path was a dead end, full of dead leaves, and dead quiet.',
    'They played tug-of-war with the killer whale, to kill some time.',
    'A shooting star shot across the sky. Green shoots came up.',
    'She wound the clock and wound the wool.',
    'He rolled the die and won. The die is cast, he said.',
    'Hello, said the shell. He’ll be here soon.',
    'Ginger beer was drunk by everyone, and the milk had been drunk up.',
    'The praying mantis and the bloodhound shared a blood orange.',
    'Godmother Glass had a goddess painted on her gate.',
    'The heroine skilled in classes assisted the assistant.',
    'The trumpet sounded, and the elephant’s trunk went up.',
    'Good heavens, said the moon. For heaven’s sake.',
    'The gunnysack was full of begonias. Grave little Tom nodded.',
    'A big bath bomb went fizz. They beat the drum.',
    'The mouse shut up the shop. The knight had been in the wars. A pirate flag has a skull.',
    'The animal lovers met by the naked mole-rats.',
    'It was dark, and a big grey wolf had a pillow fight with a friendly monster.',
  ])('do not include: %s', (text) => {
    expect(forbiddenTopics(text)).toEqual([])
  })

  it('do not include a brand that a parent has mentioned', () => {
    expect(forbiddenTopics('She loved Lego.', { ownWords: ['Lego trains'] })).toEqual([])
    expect(forbiddenTopics('She loved guns.', { ownWords: ['guns'] })).toEqual([
      { topic: 'weapons', words: ['guns'] },
    ])
  })
})

describe('the plots of our own storyteller', () => {
  const folder = new URL('../../../../../../storyteller/src/plots/', import.meta.url)
  /** What is told, whichever variant is chosen: without the head, the picture lines, tags and the marks of Ink. */
  const textOf = (file: string) =>
    readFileSync(new URL(file, folder), 'utf8')
      .replace(/^#.*$| #.*$/gm, '')
      .replace(/\{\w+[:|]?|[{}|~]/g, ' ')

  it.each(globSync('*/*.ink', { cwd: folder.pathname }))(
    'say nothing in %s that the review would take away from a family, but for a death of which a wish tells',
    (file) => {
      const topics = forbiddenTopics(textOf(file)).filter(({ topic }) => topic !== 'death')
      expect(topics).toEqual([])
    },
  )
})
