import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { photosOfAccount } from '../characters/index.ts'
import { recordedPagesOfAccount } from '../readings/index.ts'
import { voiceSamplesOfAccount } from '../voices/index.ts'

interface AccountFile {
  readonly kind: 'photos' | 'voices' | 'readings'
  /** What it is of, unique among the files of its kind, with a name that people have chosen. */
  readonly subject: string
  /** From 1. */
  readonly number: number
  readonly extension: string
  readonly bytes: Uint8Array
}

/**
 * What people have put into the account as files: photos, recordings of voices, and readings by relatives page by page. One after the
 * other, since together they may be large.
 */
export async function* collectFiles(
  deps: Pick<PlatformDeps, 'db' | 'files' | 'encryption'>,
  { id }: { readonly id: number },
): AsyncGenerator<AccountFile, void, undefined> {
  for await (const { child, number, webp } of photosOfAccount(deps, id))
    yield { kind: 'photos', subject: `${child.id} ${child.name}`, number, extension: 'webp', bytes: webp }
  for await (const { voice, wav } of voiceSamplesOfAccount(deps, id))
    yield { kind: 'voices', subject: `${voice.id} ${voice.name}`, number: 1, extension: 'wav', bytes: wav }
  for await (const { reading, position, mp3 } of recordedPagesOfAccount(deps, id)) {
    const subject = `${reading.id} ${reading.readerName}`
    yield { kind: 'readings', subject, number: position + 1, extension: 'mp3', bytes: mp3 }
  }
}
