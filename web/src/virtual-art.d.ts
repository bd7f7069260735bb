/** Drawn by the illustrator while the app is built: `build/drawn-art.ts`. */
declare module 'virtual:art' {
  export type ArtKind =
    | 'hero-light'
    | 'hero-dark'
    | 'reading'
    | 'lost'
    | 'empty'
    | 'weaving'
    | 'personal'
    | 'voice'
    | 'favourite'
  const art: Readonly<Record<ArtKind, { url: string; width: number; height: number }>>
  export default art
}
