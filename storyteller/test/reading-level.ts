/**
 * Words a sentence, and the grade that Kincaid and others (1975) make of words and syllables. A name should be a figure: it is a
 * word, and weighs in nothing else.
 */
export function readingLevel(text: string): { wordsPerSentence: number; grade: number } {
  const sentences = text.split(/(?<=[.!?…]”?)\s+/).filter((sentence) => /[\p{L}\d]/u.test(sentence))
  const words = text.match(/\p{L}[\p{L}’]*/gu) ?? []
  const names = text.match(/\d+/g) ?? []
  const wordsPerSentence = (words.length + names.length) / Math.max(1, sentences.length)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0) / Math.max(1, words.length)
  return { wordsPerSentence, grade: 0.39 * wordsPerSentence + 11.8 * syllables - 15.59 }
}

/** Groups of vowels, without an e that is not heard at the end. */
function syllablesOf(word: string): number {
  const heard = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^l]e|(?<=[aeiouy])le)$/, (end) => end.charAt(0))
    .replace(/^y/, '')
  return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 0)
}
