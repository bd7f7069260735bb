/** In UTF-16 units of a section's text. */
export interface SentenceSpan {
  readonly start: number
  readonly end: number
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Where the sentences of a section start and end, by paragraph; empty lines are skipped. */
export const sentencesByParagraph = (text: string): SentenceSpan[][] =>
  [...text.matchAll(/[^\n]+/g)]
    .filter(({ 0: paragraph }) => paragraph.trim() !== '')
    .map(({ 0: paragraph, index }) =>
      [...sentences.segment(paragraph)].map((sentence) => ({
        start: index + sentence.index,
        end: index + sentence.index + sentence.segment.length,
      })),
    )
