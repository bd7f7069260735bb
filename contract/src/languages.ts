import * as z from 'zod/mini'

/**
 * The languages in which a story can be told, by BCP 47 code: those that both the language models and the cloud voices of late 2026 know
 * well. The screens are in English.
 */
export const storyLanguages = [
  'en',
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'sv',
  'tr',
  'uk',
  'zh',
] as const
export type StoryLanguage = (typeof storyLanguages)[number]

export const StoryLanguage = z.enum(storyLanguages, 'This language is not one that stories are told in')

/** As English has them. */
export const languageNames: Readonly<Record<StoryLanguage, string>> = {
  en: 'English',
  ar: 'Arabic',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  el: 'Greek',
  es: 'Spanish',
  fi: 'Finnish',
  fr: 'French',
  hi: 'Hindi',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  sv: 'Swedish',
  tr: 'Turkish',
  uk: 'Ukrainian',
  zh: 'Chinese (Mandarin)',
}

export const languageDirection = (language: StoryLanguage): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr'

/** The story language that a tag such as 'de-AT' or 'cmn-CN', or an English name, stands for; null for any other. */
export function storyLanguageOf(tag: string | null): StoryLanguage | null {
  const name = (tag ?? '').trim().toLowerCase()
  const code = name.split(/[-_]/)[0] ?? ''
  const known = storyLanguages.find(
    (language) => language === code || languageNames[language].toLowerCase().split(' ')[0] === name,
  )
  return known ?? (code === 'cmn' || name === 'mandarin' ? 'zh' : null)
}
