/** Everything that was recorded for one reading. Below it each take has a folder whose name nobody guesses. */
export const folderOf = (storyId: string, readingId: number): string =>
  `stories/${storyId}/readings/${readingId}/`
