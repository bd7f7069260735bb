import { useEffect } from 'react'

export const storyFontNames = ['fraunces', 'nunito', 'atkinson', 'opendyslexic'] as const
export type StoryFont = (typeof storyFontNames)[number]

interface FontFace {
  readonly name: string
  readonly description: string
  readonly family: string
  /** Loads fonts that not every page has. */
  readonly load?: () => Promise<unknown>
}

/** The fonts for stories. The last two are loaded only once they are chosen. */
export const storyFonts: Record<StoryFont, FontFace> = {
  fraunces: { name: 'Fraunces', description: 'Like a picture book', family: 'var(--font-story)' },
  nunito: { name: 'Nunito', description: 'Plain and round', family: 'var(--font-sans)' },
  atkinson: {
    name: 'Atkinson Hyperlegible',
    description: 'Letters that are hard to mix up',
    family: '"Atkinson Hyperlegible", var(--font-sans)',
    load: () => import('@fontsource/atkinson-hyperlegible/400.css'),
  },
  opendyslexic: {
    name: 'OpenDyslexic',
    description: 'Heavier at the bottom, made for dyslexia',
    family: '"OpenDyslexic", var(--font-sans)',
    load: () => import('@fontsource/opendyslexic/400.css'),
  },
}

/** @returns the CSS font family; its fallback is used until the font has loaded */
export function useStoryFont(font: StoryFont): string {
  const { family, load } = storyFonts[font]
  useEffect(() => {
    load?.().catch(() => {
      // Offline: the fallback font will do.
    })
  }, [load])
  return family
}
