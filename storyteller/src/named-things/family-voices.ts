/** As ./index.ts describes. */
export const familyVoices = `
`
