import { describe, expect, it } from 'vitest'
import { objectionsTo } from '../../../../../test/safety/corpus.ts'

const isStopped = (sentence: string) => objectionsTo({ sentence, context: '' }).length > 0

describe('a word of harm', () => {
  it.each([
    [
      'Halfway across the sound the engine coughed twice and died.',
      'The engine was still, and the driver died.',
    ],
    ['The flowers in the jar were dead, so they picked new ones.', 'The king in the tower was dead.'],
    ['The tide was dead low, and the boats lay on their sides.', 'The old dog lay dead on the path.'],
    ['He wound up the clock and put the key in his pocket.', 'The knight was wounded and fell.'],
    ['Her throat hurt, and her knee hurt a little.', 'He hurt her throat with both hands.'],
    ['Granny’s sewing machine went like a machine gun, and then was quiet.', 'He had a machine gun.'],
    ['The boat’s well was full of rain, and she climbed into the boat.', 'She climbed into the well.'],
    ['The bread went into the oven and came out brown.', 'Then she climbed into the oven.'],
    ['{HERO_1} climbed the stairs with one hand on the banister.', '{HERO_1} climbed onto the banister.'],
    ['She shot him a look, and he stopped.', 'She shot him, and he stopped.'],
    [
      '“He would have squashed it,” said {HERO_1}.',
      '“He would have squashed {HERO_1} flat, the naughty child.”',
    ],
  ])('is read by what stands around it: “%s”, and “%s”', (harmless, harmful) => {
    expect([isStopped(harmless), isStopped(harmful)]).toEqual([false, true])
  })
})
