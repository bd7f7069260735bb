/** As ./index.ts describes. */
export const homeThings = `
`
