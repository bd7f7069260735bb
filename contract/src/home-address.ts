/**
 * What the app reads from the query of its home page, and shows something else for. With any other query, such as that of a campaign,
 * visitors get the page that the build has drawn.
 */
export const homeParameters = {
  /** The step of a first story. */
  begin: 'begin',
  /** The story whose overlay is open. */
  making: 'making',
  /** The story that the form is filled in from. */
  again: 'again',
} as const
