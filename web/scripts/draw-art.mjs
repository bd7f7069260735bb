import { drawHero, drawThemeTile, drawVignette } from '@nightlight/illustrator'

const vignettes = [
  'empty-library',
  'no-child',
  'offline',
  'not-found',
  'weaving',
  'painting',
  'recording',
  'finishing',
]

const themes = [
  'adventure',
  'fantasy',
  'friendship',
  'animals',
  'space',
  'pirates',
  'princesses',
  'superheroes',
  'mystery',
  'sports',
]

/**
 * The app's own pictures, in the style of the story pictures. Identical for every build.
 * @returns {{ kind: string, svg: string, width: number, height: number }[]}
 */
export function drawArt() {
  return [
    { kind: 'hero-evening', svg: drawHero('nightlight', 'evening'), width: 1600, height: 900 },
    { kind: 'hero-bedtime', svg: drawHero('nightlight', 'bedtime'), width: 1600, height: 900 },
    ...vignettes.map((kind) => ({ kind, svg: drawVignette(kind), width: 400, height: 300 })),
    ...themes.map((theme) => ({
      kind: `theme-${theme}`,
      svg: drawThemeTile(theme),
      width: 256,
      height: 208,
    })),
  ]
}
