import type { StorySection } from '@nightlight/contract'

/** One picture and the sections that are read beside it; `image` is null for text alone. */
export interface Spread {
  readonly image: number | null
  readonly sections: readonly number[]
}

/** A section without a picture of its own, or with the one before it, is read beside the picture that is there. */
export function spreadsOf(sections: readonly StorySection[]): Spread[] {
  const spreads: { image: number | null; sections: number[] }[] = []
  sections.forEach(({ imageIndex = null }, section) => {
    const open = spreads.at(-1)
    if (open && (imageIndex === null || imageIndex === open.image)) open.sections.push(section)
    else spreads.push({ image: imageIndex, sections: [section] })
  })
  return spreads
}

/** The first picture, where no section shows it. */
export function coverOf(sections: readonly StorySection[], imageCount: number): number | null {
  return imageCount > 0 && !sections.some((section) => section.imageIndex === 0) ? 0 : null
}
