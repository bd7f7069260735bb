import type { Cadence } from '@nightlight/contract'

export interface ReadingPace {
  /** Letters and digits a second at speed 1, without the pauses between sentences. */
  readonly lettersASecond: number
  /** Of what it says before any gain, in LUFS: the gain that a story gets follows from it. */
  readonly loudness: number
  /** Of whole stories of ours, with their pauses and their slower last third. */
  readonly wordsAMinute: Readonly<Record<Cadence, number>>
}

/** How fast each voice reads, by its id. Measured by `npm run bench -- pace`, to be measured again where a voice changes. */
export const readingPaces: Readonly<Record<string, ReadingPace>> = {
  'builtin-luna': {
    lettersASecond: 12.63,
    loudness: -16.1,
    wordsAMinute: { 'gentle-lullaby': 94, 'bedtime-story': 115, 'cozy-reading': 139 },
  },
  'builtin-bramble': {
    lettersASecond: 12.47,
    loudness: -21.5,
    wordsAMinute: { 'gentle-lullaby': 93, 'bedtime-story': 114, 'cozy-reading': 138 },
  },
  'builtin-willow': {
    lettersASecond: 12.23,
    loudness: -16.8,
    wordsAMinute: { 'gentle-lullaby': 92, 'bedtime-story': 113, 'cozy-reading': 135 },
  },
  'builtin-rowan': {
    lettersASecond: 12.47,
    loudness: -20.7,
    wordsAMinute: { 'gentle-lullaby': 93, 'bedtime-story': 114, 'cozy-reading': 138 },
  },
  'builtin-maple': {
    lettersASecond: 13.03,
    loudness: -15.2,
    wordsAMinute: { 'gentle-lullaby': 96, 'bedtime-story': 118, 'cozy-reading': 142 },
  },
  'builtin-ember': {
    lettersASecond: 12.08,
    loudness: -21.8,
    wordsAMinute: { 'gentle-lullaby': 91, 'bedtime-story': 112, 'cozy-reading': 134 },
  },
  'builtin-heather': {
    lettersASecond: 12.5,
    loudness: -18.4,
    wordsAMinute: { 'gentle-lullaby': 93, 'bedtime-story': 114, 'cozy-reading': 138 },
  },
  'builtin-fern': {
    lettersASecond: 12.24,
    loudness: -15.3,
    wordsAMinute: { 'gentle-lullaby': 92, 'bedtime-story': 113, 'cozy-reading': 136 },
  },
  'builtin-birch': {
    lettersASecond: 12.49,
    loudness: -20.0,
    wordsAMinute: { 'gentle-lullaby': 93, 'bedtime-story': 114, 'cozy-reading': 138 },
  },
  'builtin-alder': {
    lettersASecond: 12.74,
    loudness: -20.9,
    wordsAMinute: { 'gentle-lullaby': 94, 'bedtime-story': 116, 'cozy-reading': 140 },
  },
  'builtin-hazel': {
    lettersASecond: 13.01,
    loudness: -15.3,
    wordsAMinute: { 'gentle-lullaby': 96, 'bedtime-story': 118, 'cozy-reading': 142 },
  },
  'builtin-old-oak': {
    lettersASecond: 11.84,
    loudness: -21.8,
    wordsAMinute: { 'gentle-lullaby': 90, 'bedtime-story': 110, 'cozy-reading': 132 },
  },
  'builtin-wren': {
    lettersASecond: 13.13,
    loudness: -14.7,
    wordsAMinute: { 'gentle-lullaby': 96, 'bedtime-story': 118, 'cozy-reading': 143 },
  },
  'builtin-ivy': {
    lettersASecond: 11.66,
    loudness: -17.4,
    wordsAMinute: { 'gentle-lullaby': 89, 'bedtime-story': 109, 'cozy-reading': 130 },
  },
  'builtin-juniper': {
    lettersASecond: 12.57,
    loudness: -17.0,
    wordsAMinute: { 'gentle-lullaby': 93, 'bedtime-story': 115, 'cozy-reading': 138 },
  },
  'builtin-moss': {
    lettersASecond: 12.06,
    loudness: -17.2,
    wordsAMinute: { 'gentle-lullaby': 91, 'bedtime-story': 111, 'cozy-reading': 134 },
  },
  'builtin-thistle': {
    lettersASecond: 12.08,
    loudness: -21.5,
    wordsAMinute: { 'gentle-lullaby': 91, 'bedtime-story': 112, 'cozy-reading': 134 },
  },
  'builtin-robin': {
    lettersASecond: 13.14,
    loudness: -21.1,
    wordsAMinute: { 'gentle-lullaby': 96, 'bedtime-story': 118, 'cozy-reading': 143 },
  },
  'builtin-clover': {
    lettersASecond: 13.12,
    loudness: -18.4,
    wordsAMinute: { 'gentle-lullaby': 96, 'bedtime-story': 118, 'cozy-reading': 143 },
  },
  'builtin-boulder': {
    lettersASecond: 11.72,
    loudness: -21.6,
    wordsAMinute: { 'gentle-lullaby': 89, 'bedtime-story': 109, 'cozy-reading': 131 },
  },
  'builtin-sorrel': {
    lettersASecond: 12.64,
    loudness: -16.9,
    wordsAMinute: { 'gentle-lullaby': 94, 'bedtime-story': 115, 'cozy-reading': 139 },
  },
  'builtin-owl': {
    lettersASecond: 12.45,
    loudness: -20.8,
    wordsAMinute: { 'gentle-lullaby': 93, 'bedtime-story': 114, 'cozy-reading': 137 },
  },
  'builtin-pebble': {
    lettersASecond: 12.61,
    loudness: -14.9,
    wordsAMinute: { 'gentle-lullaby': 94, 'bedtime-story': 115, 'cozy-reading': 139 },
  },
  'builtin-otter': {
    lettersASecond: 11.73,
    loudness: -21.2,
    wordsAMinute: { 'gentle-lullaby': 89, 'bedtime-story': 109, 'cozy-reading': 131 },
  },
}
