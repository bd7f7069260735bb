/** As ./index.ts describes. */
export const actedVerbs: readonly string[] = [
  `
= pressed | press | presses | pressing
act: {child} pressed the middle button of {his} pyjamas, let go, and pressed it once more.
`,
]
