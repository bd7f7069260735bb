/** As ./index.ts describes. */
export const homeVoices = `
`
