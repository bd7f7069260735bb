/** As ./index.ts describes. */
export const beingProps = `
= *person
a hairbrush: It stood up straight and kept its arms to itself.
`
