/** Shapes too small or too faint to matter at the edge of a figure. */
const small =
  /<(?:circle|ellipse) [^>]*\br(?:x)?="0?\.[0-4]\d*"[^>]*\/>|<(?:path|rect|circle|ellipse) [^>]*opacity="[^>]*\/>|<path [^>]*stroke-width="0?\.\d+"[^>]*\/>/g

/** The silhouette of a figure: behind it and moved a little, it is a lit edge or a shadow. */
export const silhouette = (drawing: string, colour: string): string =>
  `<g fill="${colour}">${drawing
    .replace(/<!--i-->.*?<!--o-->/g, '')
    .replace(small, '')
    .replace(/ fill="#[0-9a-f]{3,6}"/g, '')
    .replace(/stroke="#[0-9a-f]{3,6}"/g, `stroke="${colour}"`)
    .replace(/<g [^>]*><\/g>/g, '')}</g>`
