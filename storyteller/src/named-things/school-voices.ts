/** As ./index.ts describes. */
export const schoolVoices = `
`
