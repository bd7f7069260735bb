/** The same text as a hurried thumb would have it: three times, each with other slips. The same number gives the same slips. */
export function slipsIn(text: string, seed: number): string[] {
  const random = randomFrom(seed + 1)
  return [0, 1, 2].map((round) => {
    const small = round === 0 || random() < 0.5 ? text.toLowerCase() : text
    const bare = round < 2 ? small.replaceAll(/[.,!;:'’](?=\s|$)|(?<=\p{L})['’](?=\p{L})/gu, '') : small
    return round === 0
      ? bare
      : bare.replaceAll(/\p{L}{5,}/gu, (word) => (random() < 0.08 ? slip(word, random) : word))
  })
}

function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = random()
  if (kind < 0.35) return word.slice(0, at) + word.slice(at + 1)
  if (kind < 0.7) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  return word.slice(0, at) + (word[at] ?? '') + word.slice(at)
}

function randomFrom(seed: number) {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
