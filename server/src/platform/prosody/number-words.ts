const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below a hundred in words: an engine reads two numbers in a row as digits, “12 30” as one two thirty. */
export function inWords(number: number): string {
  const small = upToNineteen[number]
  if (small !== undefined) return small
  const ones = number % 10
  return `${tens[Math.floor(number / 10) - 2]}${ones ? ` ${upToNineteen[ones]}` : ''}`
}
