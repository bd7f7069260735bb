/** In UTF-16 units of a section's text. */
export interface SentenceSpan {
  readonly start: number
  readonly end: number
}

/** Made when a text is looked at. */
let sentences: Intl.Segmenter | undefined

/** Where the sentences of a section start and end, by paragraph; empty lines are skipped. */
export function sentencesByParagraph(text: string): SentenceSpan[][] {
  sentences ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  const segmenter = sentences
  return [...text.matchAll(/[^\n]+/g)]
    .filter(({ 0: paragraph }) => paragraph.trim() !== '')
    .map(({ 0: paragraph, index }) =>
      [...segmenter.segment(paragraph)].map((sentence) => ({
        start: index + sentence.index,
        end: index + sentence.index + sentence.segment.length,
      })),
    )
}
