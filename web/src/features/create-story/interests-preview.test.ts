import { expect, it } from 'vitest'
import { interestsPreview, likesText } from './interests-preview.ts'

it.each([
  [null, 'None yet'],
  ['  ', 'None yet'],
  ['dinosaurs', 'dinosaurs'],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567890...'],
  ['trains\nand  boats', 'trains and boats'],
  ['👩‍🚀'.repeat(21), `${'👩‍🚀'.repeat(20)}...`],
])('shows %j as %j', (interests, preview) => expect(interestsPreview(interests)).toBe(preview))

it('says of what there is none yet', () =>
  expect([likesText(null), likesText('chess')]).toEqual(['Likes: None yet', 'chess']))
