import type { StoryImage, StoryLanguage } from '@nightlight/contract'

export interface StorybookStory {
  readonly title: string
  readonly language: StoryLanguage
  readonly childrenIncluded: readonly { readonly name: string }[]
  readonly storyImages: readonly StoryImage[]
  readonly storyStructure: {
    readonly sections: readonly { readonly text: string; readonly imageIndex?: number }[]
  }
}

/** A story as the pages of a book. `Picture` is how this kind of book represents a picture. */
export interface Book<Picture> {
  readonly title: string
  readonly language: StoryLanguage
  /** For whom the book is; empty if that is not known. */
  readonly children: readonly string[]
  readonly cover: Picture | null
  readonly spreads: readonly { readonly text: string; readonly picture: Picture | null }[]
}

/** A story as the pages of a book: a picture that two sections share is shown with the first of them. */
export function layOutBook(story: StorybookStory): Book<StoryImage> {
  const { storyImages: images, storyStructure } = story
  const { sections } = storyStructure
  const coverIsFree = !sections.some((section) => section.imageIndex === 0)
  return {
    title: story.title,
    language: story.language,
    children: story.childrenIncluded.map((child) => child.name),
    cover: coverIsFree ? (images[0] ?? null) : null,
    spreads: sections.map(({ text, imageIndex }, index) => {
      const shown = index > 0 && sections[index - 1]?.imageIndex === imageIndex
      const picture = imageIndex === undefined || shown ? null : images[imageIndex]
      return { text, picture: picture ?? null }
    }),
  }
}

/** The same book with its pictures converted; null for a picture that is missing. */
export async function withPictures<From, To>(
  book: Book<From>,
  pictureOf: (picture: From) => Promise<To | null>,
): Promise<Book<To>> {
  const convert = async (picture: From | null) => (picture === null ? null : pictureOf(picture))
  return {
    ...book,
    cover: await convert(book.cover),
    spreads: await Promise.all(
      book.spreads.map(async ({ text, picture }) => ({ text, picture: await convert(picture) })),
    ),
  }
}

/** The URL of the largest bitmap, which prints everywhere as it looks on the screen. */
export const printUrl = (image: StoryImage): string => image.bitmaps.at(-1)?.url ?? image.url

/** British lists: no comma before the last name. */
const listLocale = (language: StoryLanguage) => (language === 'en' ? 'en-GB' : language)

/** @returns null where nobody is known */
export function dedicationOf({
  children,
  language,
}: Pick<Book<unknown>, 'children' | 'language'>): string | null {
  if (children.length === 0) return null
  const names = new Intl.ListFormat(listLocale(language), { type: 'conjunction' }).format(children)
  return dedications[language].replace('…', names)
}

/** Where a name would have to be inflected it stands alone. */
const dedications: Readonly<Record<StoryLanguage, string>> = {
  en: 'For …',
  ar: 'إلى …',
  cs: '…',
  da: 'Til …',
  de: 'Für …',
  el: 'Για …',
  es: 'Para …',
  fi: '…',
  fr: 'Pour …',
  hi: '… के लिए',
  it: 'Per …',
  ja: '…へ',
  ko: '…에게',
  nl: 'Voor …',
  pl: '…',
  pt: 'Para …',
  sv: 'Till …',
  tr: '… için',
  uk: '…',
  zh: '给…',
}

export const endTextOf = ({ language }: Pick<Book<unknown>, 'language'>): string => endTexts[language]

const endTexts: Readonly<Record<StoryLanguage, string>> = {
  en: 'The end',
  ar: 'النهاية',
  cs: 'Konec',
  da: 'Slut',
  de: 'Ende',
  el: 'Τέλος',
  es: 'Fin',
  fi: 'Loppu',
  fr: 'Fin',
  hi: 'समाप्त',
  it: 'Fine',
  ja: 'おしまい',
  ko: '끝',
  nl: 'Einde',
  pl: 'Koniec',
  pt: 'Fim',
  sv: 'Slut',
  tr: 'Son',
  uk: 'Кінець',
  zh: '完',
}
