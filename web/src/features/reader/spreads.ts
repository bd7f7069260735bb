import type { StorySection } from '@nightlight/contract'

/** How wide a picture is beside the text, or above it. `public/theme.js` fetches the first one by the same. */
export const pictureSizes = '(min-width: 64rem) 34rem, 100vw'

/** A picture and the sections next to it; `image` is null for text alone. */
export interface Spread {
  readonly image: number | null
  readonly sections: readonly number[]
}

/** Sections without a picture of their own, or with the previous one, join the previous spread. */
export function spreadsOf(sections: readonly StorySection[]): Spread[] {
  const spreads: { image: number | null; sections: number[] }[] = []
  sections.forEach(({ imageIndex = null }, section) => {
    const last = spreads.at(-1)
    if (last && (imageIndex === null || imageIndex === last.image)) last.sections.push(section)
    else spreads.push({ image: imageIndex, sections: [section] })
  })
  return spreads
}

/** The first picture, if no section shows it. */
export function coverOf(sections: readonly StorySection[], imageCount: number): number | null {
  return imageCount > 0 && !sections.some((section) => section.imageIndex === 0) ? 0 : null
}
