/** A text that goes on like this says the same at least so many times in a row… */
const fewestTimes = 6
/** …over at least so many letters: a refrain is shorter, and so is a flock in a picture. */
const fewestLetters = 900
/** No more than this is looked at. */
const reach = 2000

/** Whether a text has run into saying the same over and over, as small models and grammars of servers do. */
export function repeatsItself(text: string): boolean {
  const tail = [...text.slice(-reach)].reverse()
  // The length of the longest beginning of the reversed tail that is also its end, for each length.
  const borders: number[] = [0]
  for (let index = 1; index < tail.length; index++) {
    let border = borders[index - 1] ?? 0
    while (border > 0 && tail[index] !== tail[border]) border = borders[border - 1] ?? 0
    if (tail[index] === tail[border]) border++
    borders.push(border)
    const length = index + 1
    if (length >= fewestLetters && (length - border) * fewestTimes <= length) return true
  }
  return false
}
