/** As ./index.ts describes. */
export const thingProps = `
= bus | buses
a shoe: Five could sit in it, one behind the other.
`
