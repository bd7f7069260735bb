import { readdirSync, readFileSync } from 'node:fs'
import { type Theme, themes } from '@nightlight/contract'
import type { Brief } from '../src/modules/stories/index.ts'

/** A story as somebody who writes well wrote it, and what it was asked for with. */
export interface QualityStory {
  readonly title: string
  readonly brief: Brief
  /** With the names. */
  readonly sections: readonly (readonly string[])[]
  /** A line to each section where the story was planned in lines, with the names. */
  readonly plan: readonly string[]
}

export const qualityStories = (): QualityStory[] =>
  [
    new URL('./quality-stories/', import.meta.url),
    new URL('./quality-stories/second/', import.meta.url),
  ].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^\d/.test(name))
      .map((name) => parse(readFileSync(new URL(name, folder), 'utf8'))),
  )

function parse(file: string): QualityStory {
  const headEnd = file.indexOf('\n\n')
  const head = new Map(
    file
      .slice(0, headEnd)
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon), line.slice(colon + 2)]
      }),
  )
  const said = (key: string) => head.get(key) ?? ''
  const [name = '', age, pronouns] = said('child').split(', ')
  const [companion = '', relationship = ''] = said('companion').split(', ')
  const sections = file
    .slice(headEnd)
    .split('***')
    .map((section) =>
      section
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter(Boolean),
    )
  return {
    title: said('title'),
    brief: {
      seed: said('title'),
      theme: themeOf(said('theme')),
      length: 'short',
      children: [
        {
          id: 1,
          name,
          age: Number(age),
          ...pronounsOf(pronouns),
          interests: [],
          appearance: { hasGlasses: false },
        },
      ],
      companions: companion ? [{ name: companion, relationship }] : [],
      details: said('wish'),
      toldBefore: [],
      narration: null,
    },
    sections: sections.map((paragraphs) => paragraphs.filter((paragraph) => !isPlan(paragraph))),
    plan: sections
      .flat()
      .filter(isPlan)
      .map((line) => line.slice(2).replaceAll('{HERO}', name).replaceAll('{FRIEND}', companion)),
  }
}

const isPlan = (paragraph: string) => paragraph.startsWith('> ')

const pronounsOf = (word: string | undefined): Pick<Brief['children'][number], 'pronouns'> =>
  word === 'he' || word === 'she' || word === 'they' ? { pronouns: word } : {}

function themeOf(word: string): Theme {
  const theme = themes.find((each) => each === word)
  if (!theme) throw new Error(`There is no theme ${word}`)
  return theme
}
