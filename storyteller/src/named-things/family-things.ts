/** As ./index.ts describes. */
export const familyThings = `
`
