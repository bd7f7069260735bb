/** The mark for a name in the story, as external writers get it: `{HERO_1}`, `{FRIEND_2}`, `{NAME_1}`. */
export const markPattern = /\{(?:HERO|FRIEND|NAME)_\d+\}/g

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** A sentence ends where a capital letter, a mark or an opening quotation mark follows a full stop. */
export const sentencesOf = (text: string): string[] =>
  paragraphsOf(text)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?…][”’"')]*)\s+(?=[“"‘'(]*[\p{Lu}{])/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Words in lower case with typographic apostrophes; names are left out. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(markPattern, ' ')
    .replaceAll("'", '’')
    .toLowerCase()
    .match(/\p{L}+(?:’\p{L}+)*/gu) ?? []

/** As a reader counts: a name is a word. */
export const countAll = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
