import type { StoryLanguage } from '@nightlight/contract'
import { hasSpaces } from '../../../narration/index.ts'

/** The mark for a name in the story, as external writers get it: `{HERO_1}`, `{FRIEND_2}`, `{NAME_1}`. */
export const markPattern = /\{(?:HERO|FRIEND|NAME)_\d+\}/g

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/**
 * A sentence ends where a capital letter, a letter of a script without capitals, a mark or an opening quotation mark follows a full stop;
 * full stops of scripts that set no space after them are enough.
 */
const sentenceEnd =
  /(?<=[.!?…؟][”’"')»“]*)\s+(?=[“”"‘’'(«»„—–¿¡-]*\s?[\p{Lu}\p{Lo}{])|(?<=[。！？।][”’」』"]*)\s*(?=[^\s”’」』"])/u

export const sentencesOf = (text: string): string[] =>
  paragraphsOf(text)
    .flatMap((paragraph) => paragraph.split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Words in lower case with typographic apostrophes; names are left out. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(markPattern, ' ')
    .replaceAll("'", '’')
    .toLowerCase()
    .match(/\p{L}+(?:’\p{L}+)*/gu) ?? []

/** As a reader counts: a name is a word. Without spaces between words it is the characters that are counted. */
export const countAll = (text: string, language: StoryLanguage = 'en'): number =>
  (hasSpaces(language)
    ? text.match(/\S*[\p{L}\p{N}]\S*/gu)
    : text.replace(markPattern, '名').match(/[\p{L}\p{N}]/gu)
  )?.length ?? 0

/** What `countAll` counts. */
export const unitIn = (language: StoryLanguage = 'en'): string =>
  hasSpaces(language) ? 'words' : 'characters'
