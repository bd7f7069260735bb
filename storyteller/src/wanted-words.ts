/**
 * Words of picture lines that the illustrator cannot draw yet. Every other word has to be drawn; whoever draws one of these takes it from the list.
 * Until then a picture goes without it.
 */
export const wantedWords: ReadonlySet<string> = new Set(
  `ant beetle camel donkey iron ladybird spider telescope-stand track worm`.split(/\s+/),
)
