/** As ./index.ts describes. */
export const foodVoices = `
`
