import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { ZipEntry } from '../../../platform/zip.ts'
import { collectDataWithoutStories, collectFiles } from '../../account-data/index.ts'
import { type BookPicturesDeps, fileNameOf } from '../storybook/index.ts'
import { selectReadyIds } from './exports.queries.ts'
import { mediaFile, textFile } from './folder.ts'
import { type BookKind, packStory } from './pack-story.ts'
import { type ListedStory, listPage, styleSheet } from './pages.ts'

const pageOfIds = 50

/**
 * A whole library as files, one after the other: only one story is in memory at a time, besides a short entry for each that has
 * been packed. Stories that are deleted meanwhile are left out.
 */
export async function* packLibrary(
  deps: BookPicturesDeps & Pick<PlatformDeps, 'encryption'>,
  account: { readonly id: number },
  books: readonly BookKind[],
): AsyncGenerator<ZipEntry, void, undefined> {
  const listed: ListedStory[] = []
  yield textFile('style.css', styleSheet)
  yield textFile('data.json', JSON.stringify(await collectDataWithoutStories(deps.db, account), null, 2))
  yield* packFiles(deps, account)
  let after: string | null = null
  for (;;) {
    const ids = await selectReadyIds(deps.db, account.id, { after, limit: pageOfIds })
    for (const { id } of ids) {
      const story = yield* packStory(deps, { id, number: listed.length + 1, books })
      if (story) listed.push(story)
    }
    after = ids.at(-1)?.id ?? null
    if (ids.length < pageOfIds) break
  }
  yield textFile('index.html', listPage(listed))
}

/** Photos, recordings of voices and readings, in a folder for each child, voice and reading. */
async function* packFiles(
  deps: Pick<PlatformDeps, 'db' | 'files' | 'encryption'>,
  account: { readonly id: number },
): AsyncGenerator<ZipEntry, void, undefined> {
  for await (const { kind, subject, number, extension, bytes } of collectFiles(deps, account))
    yield mediaFile(`${kind}/${fileNameOf(subject)}/${number}.${extension}`, bytes)
}
