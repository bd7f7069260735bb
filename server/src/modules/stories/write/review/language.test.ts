import { readFileSync } from 'node:fs'
import { type StoryLanguage, storyLanguages } from '@nightlight/contract'
import { beforeAll, expect, it } from 'vitest'
import { readSafetyCorpus } from '../../../../../test/safety/corpus.ts'
import { loadLanguageDetector } from './detect-language.ts'
import { foreignSentencesIn, isInLanguage } from './language.ts'

beforeAll(loadLanguageDetector)

/** Sentences of stories in 24 languages, most of three to eight words. */
const sentences = readFileSync(
  new URL('../../../../../test/languages/sentences.txt', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', text = ''] = line.split('\t')
    return { language, text }
  })

it('finds sentences of another language in an English story, however short', () => {
  const missed = sentences.filter(({ text }) => foreignSentencesIn(text).length === 0)
  expect(missed.length / sentences.length).toBeLessThan(0.03)
})

it.each([
  'The bear yawned. Schlaf gut. The moon went on.',
  'The bear yawned. ¡Ven conmigo! The moon went on.',
  '“Viens avec moi !” said the bear. The moon went on.',
  'The bear yawned. 快睡吧。 The moon went on.',
])('finds it among English ones: %s', (text) => {
  expect(foreignSentencesIn(text)).toHaveLength(1)
})

it.each([
  '“¡Hola!” said the guest. “My name is {NAME_1}.”',
  '“Buenas noches,” said the moon.',
  'Pit, pat, pat. Clink. Tara, tara, tara!',
  'Tiddle-om-pom went the little drum of Mr Pumblewick.',
  'Splosh! The Marmalade went over.',
])('lets guests greet, and sounds and names be: %s', (text) => {
  expect(foreignSentencesIn(text)).toEqual([])
})

it('lets the ordinary sentences of an English story be', () => {
  const ordinary = readSafetyCorpus('development', 'ordinary').map(({ sentence }) => sentence)
  expect(ordinary.filter((text) => foreignSentencesIn(text).length > 0)).toEqual([])
})

const others = storyLanguages.filter((language) => language !== 'en')

it.each(others)('lets the sentences of a story in its language be: %s', (language: StoryLanguage) => {
  const own = sentences.filter((sentence) => sentence.language === language)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter(({ text }) => foreignSentencesIn(text, language).length > 0)).toEqual([])
  expect(isInLanguage(own.map(({ text }) => text).join(' '), language)).toBe(true)
})

const english = [
  'Then it grew quiet in the house.',
  'Nobody knew whose red shoe it was.',
  'Sleep now, little one.',
]

it.each(others)('finds English ones in it: %s', (language: StoryLanguage) => {
  const own = sentences.filter((sentence) => sentence.language === language).map(({ text }) => text)
  const mixed = english.map((each, index) => `${own[index]} ${each} ${own[index + 3]}`)
  expect(mixed.filter((text) => foreignSentencesIn(text, language).length === 0)).toEqual([])
  expect(isInLanguage(english.join(' '), language)).toBe(false)
})
