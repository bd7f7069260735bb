import type { StoryImage } from '@nightlight/contract'
import type { BookPicture, Storybook } from './storybook-page.ts'

interface BoundStory {
  readonly title: string
  readonly childrenIncluded: readonly { readonly name: string }[]
  readonly storyImages: readonly StoryImage[]
  readonly storyStructure: {
    readonly sections: readonly { readonly text: string; readonly imageIndex?: number }[]
  }
}

/** Where a picture comes from on the page; null when it cannot be had. */
export type SourceOf = (image: StoryImage) => Promise<string | null>

/** A story as the pages of a book: a picture that two sections share is shown with the first of them. */
export async function layOutBook(story: BoundStory, sourceOf: SourceOf): Promise<Storybook> {
  const { storyImages: images, storyStructure } = story
  const { sections } = storyStructure
  const pictures = await Promise.all(images.map((image) => bookPicture(image, sourceOf)))
  const coverIsFree = !sections.some((section) => section.imageIndex === 0)
  return {
    title: story.title,
    children: story.childrenIncluded.map((child) => child.name),
    cover: coverIsFree ? (pictures[0] ?? null) : null,
    spreads: sections.map(({ text, imageIndex }, place) => {
      const shown = place > 0 && sections[place - 1]?.imageIndex === imageIndex
      const picture = imageIndex === undefined || shown ? null : pictures[imageIndex]
      return { text, picture: picture ?? null }
    }),
  }
}

async function bookPicture(image: StoryImage, sourceOf: SourceOf): Promise<BookPicture | null> {
  const source = await sourceOf(image)
  return source === null ? null : { source, description: image.description }
}

/** The largest bitmap: printers of every kind take it as it looks. */
export const printedAddress = (image: StoryImage): string => image.bitmaps.at(-1)?.url ?? image.url
