/**
 * Words of picture lines that the illustrator cannot draw yet. Every other word has to be drawn; whoever draws one of these takes it from the list.
 * Until then a picture goes without it.
 */
export const wantedWords: ReadonlySet<string> = new Set(
  `beetle camel donkey iron telescope-stand track`.split(/\s+/),
)
