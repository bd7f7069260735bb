import { measureLevel } from '../../server/src/modules/stories/write/review/index.ts'
import {
  type AgeBand,
  ageBands,
  type Story,
  type StoryLength,
  tellStory,
} from '../../storyteller/src/index.ts'
import { variedBriefs } from '../../storyteller/test/varied-briefs.ts'
import { report } from './figures.ts'

const lengths: readonly StoryLength[] = ['short', 'medium', 'long']

/** The oldest that has profiles, for the band that goes on. */
const oldest = 12

/** Words and sentences of stories for each age: every theme, every length, one child to four, with notes and companions. */
export function bands(count = 120): void {
  for (const band of ageBands) {
    const written = variedBriefs(count).map(({ minutes: _, ...brief }, index) => {
      const length = lengths[index % 3] ?? 'short'
      const children = brief.children.map((child, at) => ({ ...child, age: ageIn(band, index + at) }))
      const story = tellStory({ ...brief, length, children })
      const names = [...brief.children, ...brief.companions].map(({ name }) => name)
      return { length, text: unnamed(textOf(story), names), words: textOf(story).split(/\s+/).length, story }
    })
    const plots = new Set(written.map(({ story }) => story.plot)).size
    console.log(`${band.from} to ${Math.min(band.to, oldest)} years: ${count} stories of ${plots} plots`)
    for (const length of lengths) {
      const words = written.filter((each) => each.length === length).map((each) => each.words)
      const { from, to } = band.words[length]
      const outside = words.filter((number) => number < from || number > to).length
      console.log(
        `  ${length}: ${Math.min(...words)} to ${Math.max(...words)} words, mean ${Math.round(meanOf(words))}`,
      )
      report(`    outside ${from} to ${to}`, outside, '', 0)
    }
    const levels = written.map(({ text }) => measureLevel(text))
    const figure = (key: 'wordsPerSentence' | 'longestSentence' | 'unfamiliarShare' | 'gradeLevel') => {
      const values = levels.map((level) => level[key])
      return { mean: meanOf(values), most: Math.max(...values) }
    }
    const sentences = figure('wordsPerSentence')
    report('  words a sentence, mean', sentences.mean, '')
    report('    the story with most', sentences.most, '', band.wordsPerSentence)
    report('  longest sentence, mean of the stories', figure('longestSentence').mean, 'words')
    report('    the longest of all', figure('longestSentence').most, 'words', band.longestSentence)
    const unfamiliar = figure('unfamiliarShare')
    report('  words that are not on the list of familiar ones, mean', unfamiliar.mean * 100, '%')
    report('    the story with most', unfamiliar.most * 100, '%', Math.round(band.unfamiliarShare * 100))
    report('  Flesch-Kincaid grade, the story with most', figure('gradeLevel').most, '', band.gradeLevel)
  }
}

/** All ages of a band in turn. */
const ageIn = ({ from, to }: AgeBand, index: number) => from + (index % (Math.min(to, oldest) - from + 1))

const textOf = ({ sections }: Story) => sections.map(({ text }) => text).join('\n\n')

const unnamed = (text: string, names: readonly string[]) =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, '{HERO_1}'), text)

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
