/** As ./index.ts describes. */
export const playThings = `
`
