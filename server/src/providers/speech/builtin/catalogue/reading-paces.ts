import type { Cadence } from '@nightlight/contract'

export interface ReadingPace {
  /** Letters and digits a second at speed 1, without the pauses between sentences. */
  readonly lettersASecond: number
  /** Of whole stories of ours, with their pauses and their slower last third. */
  readonly wordsAMinute: Readonly<Record<Cadence, number>>
}

/** How fast each voice reads, by its id. Measured by `npm run bench -- pace`, to be measured again where a voice changes. */
export const readingPaces: Readonly<Record<string, ReadingPace>> = {
  'builtin-luna': {
    lettersASecond: 12.63,
    wordsAMinute: { 'gentle-lullaby': 98, 'bedtime-story': 122, 'cozy-reading': 149 },
  },
  'builtin-bramble': {
    lettersASecond: 12.35,
    wordsAMinute: { 'gentle-lullaby': 97, 'bedtime-story': 120, 'cozy-reading': 147 },
  },
  'builtin-willow': {
    lettersASecond: 12.22,
    wordsAMinute: { 'gentle-lullaby': 96, 'bedtime-story': 119, 'cozy-reading': 146 },
  },
  'builtin-rowan': {
    lettersASecond: 11.91,
    wordsAMinute: { 'gentle-lullaby': 94, 'bedtime-story': 117, 'cozy-reading': 143 },
  },
  'builtin-maple': {
    lettersASecond: 13.04,
    wordsAMinute: { 'gentle-lullaby': 100, 'bedtime-story': 125, 'cozy-reading': 153 },
  },
  'builtin-ember': {
    lettersASecond: 11.94,
    wordsAMinute: { 'gentle-lullaby': 95, 'bedtime-story': 117, 'cozy-reading': 143 },
  },
  'builtin-heather': {
    lettersASecond: 11.98,
    wordsAMinute: { 'gentle-lullaby': 95, 'bedtime-story': 117, 'cozy-reading': 143 },
  },
  'builtin-fern': {
    lettersASecond: 12.23,
    wordsAMinute: { 'gentle-lullaby': 96, 'bedtime-story': 119, 'cozy-reading': 146 },
  },
  'builtin-birch': {
    lettersASecond: 11.96,
    wordsAMinute: { 'gentle-lullaby': 95, 'bedtime-story': 117, 'cozy-reading': 143 },
  },
  'builtin-alder': {
    lettersASecond: 12.64,
    wordsAMinute: { 'gentle-lullaby': 98, 'bedtime-story': 122, 'cozy-reading': 149 },
  },
  'builtin-hazel': {
    lettersASecond: 13.07,
    wordsAMinute: { 'gentle-lullaby': 101, 'bedtime-story': 125, 'cozy-reading': 153 },
  },
  'builtin-old-oak': {
    lettersASecond: 11.66,
    wordsAMinute: { 'gentle-lullaby': 93, 'bedtime-story': 115, 'cozy-reading': 140 },
  },
  'builtin-wren': {
    lettersASecond: 13.22,
    wordsAMinute: { 'gentle-lullaby': 101, 'bedtime-story': 126, 'cozy-reading': 155 },
  },
  'builtin-ivy': {
    lettersASecond: 12.01,
    wordsAMinute: { 'gentle-lullaby': 95, 'bedtime-story': 118, 'cozy-reading': 144 },
  },
  'builtin-juniper': {
    lettersASecond: 12.53,
    wordsAMinute: { 'gentle-lullaby': 98, 'bedtime-story': 121, 'cozy-reading': 148 },
  },
  'builtin-moss': {
    lettersASecond: 12.0,
    wordsAMinute: { 'gentle-lullaby': 95, 'bedtime-story': 117, 'cozy-reading': 143 },
  },
  'builtin-thistle': {
    lettersASecond: 11.53,
    wordsAMinute: { 'gentle-lullaby': 92, 'bedtime-story': 114, 'cozy-reading': 139 },
  },
  'builtin-robin': {
    lettersASecond: 13.05,
    wordsAMinute: { 'gentle-lullaby': 100, 'bedtime-story': 125, 'cozy-reading': 153 },
  },
  'builtin-clover': {
    lettersASecond: 12.6,
    wordsAMinute: { 'gentle-lullaby': 98, 'bedtime-story': 122, 'cozy-reading': 149 },
  },
  'builtin-boulder': {
    lettersASecond: 11.16,
    wordsAMinute: { 'gentle-lullaby': 90, 'bedtime-story': 111, 'cozy-reading': 135 },
  },
  'builtin-sorrel': {
    lettersASecond: 12.64,
    wordsAMinute: { 'gentle-lullaby': 98, 'bedtime-story': 122, 'cozy-reading': 149 },
  },
  'builtin-owl': {
    lettersASecond: 11.9,
    wordsAMinute: { 'gentle-lullaby': 94, 'bedtime-story': 117, 'cozy-reading': 142 },
  },
  'builtin-pebble': {
    lettersASecond: 12.6,
    wordsAMinute: { 'gentle-lullaby': 98, 'bedtime-story': 122, 'cozy-reading': 149 },
  },
  'builtin-otter': {
    lettersASecond: 12.5,
    wordsAMinute: { 'gentle-lullaby': 98, 'bedtime-story': 121, 'cozy-reading': 148 },
  },
}
