/** Drawn by the illustrator while the app is built: `scripts/draw-art.mjs`, `build/drawn-art.ts`. */
declare module 'virtual:art' {
  export type ArtKind =
    | 'empty-library'
    | 'no-child'
    | 'offline'
    | 'not-found'
    | 'weaving'
    | 'painting'
    | 'recording'
    | 'finishing'
  interface Picture {
    url: string
    width: number
    height: number
  }
  type ThemeArt = `theme-${import('@nightlight/contract').Theme}`
  const art: Readonly<Record<ArtKind | ThemeArt | 'hero-evening' | 'hero-bedtime', Picture>>
  export default art
}
