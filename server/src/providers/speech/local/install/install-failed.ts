/** Why nothing was installed, in a sentence for the operator. */
export class InstallFailed extends Error {}

/** What the system's own codes mean here. */
export function explainInstallError(error: unknown, folder: string): Error {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new InstallFailed(`The disk is full: make room in ${folder}.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new InstallFailed(`Nothing may be written into ${folder}.`)
  return error instanceof Error ? error : new Error(String(error))
}
