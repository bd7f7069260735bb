/** As ./index.ts describes. */
export const foodThings = `
`
