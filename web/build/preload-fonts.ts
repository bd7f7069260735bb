import type { Plugin } from 'vite'

/** The two Latin faces that the first screen is set in; other scripts come when a page needs them. */
const firstFaces = [/fraunces-latin-soft-normal.*\.woff2$/, /nunito-latin-wght-normal.*\.woff2$/]

/** Starts the fonts with the page instead of after the style sheet, so that text does not change its face late. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => firstFaces.some((face) => face.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
