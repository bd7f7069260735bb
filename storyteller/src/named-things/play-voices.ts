/** As ./index.ts describes. */
export const playVoices = `
`
