/** As ./index.ts describes. */
export const schoolThings = `
`
