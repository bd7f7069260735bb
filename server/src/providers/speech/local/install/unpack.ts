import { Worker } from 'node:worker_threads'
import { InstallFailed } from './install-failed.ts'
import type { UnpackReport } from './unpack.worker.ts'

/**
 * Unpacks a .tar, .tar.bz2, .tar.gz, .zip or .whl without any programme of the system, on a thread: decompressing some hundred
 * megabytes keeps a core busy for a minute. Its folders become part of `into`; names that lead out of it are refused.
 * @throws {InstallFailed}
 */
export function unpack(
  archive: string,
  into: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('./unpack.worker.ts', import.meta.url), {
    workerData: { archive, into },
    env: {},
  })
  worker.on('message', (report: UnpackReport) => {
    if (report.kind === 'progress') onProgress(report.done, report.total)
    else if (report.kind === 'unpacked') resolve()
    else reject(failure(report.reason, into))
  })
  worker.once('error', () => reject(failure('broken', into)))
  // After a report this changes nothing.
  worker.once('exit', () => reject(failure('broken', into)))
  return promise
}

function failure(reason: string, into: string): InstallFailed {
  if (reason === 'full') return new InstallFailed(`The disk is full: make room in ${into}.`)
  if (reason === 'outside') return new InstallFailed('The archive has names that lead out of its folder.')
  if (reason === 'unknown') {
    return new InstallFailed(
      'This is no archive that can be unpacked: .tar.bz2, .tar.gz, .tar, .zip or .whl.',
    )
  }
  return new InstallFailed('The archive is broken and was not unpacked.')
}
