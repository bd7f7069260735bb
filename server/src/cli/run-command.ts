import { ConfigError } from '../config.ts'
import { DatabaseRefused } from '../platform/database/index.ts'
import { FilesRefused, FilesUnavailable } from '../platform/files.ts'
import { Unreadable } from '../platform/read-if-exists.ts'

/** Runs a shell command. Errors that the operator can fix are printed without a stack. @param work resolves to false when the arguments are wrong */
export async function runCommand(
  usage: string,
  work: (print: (line: string) => void) => Promise<boolean>,
): Promise<void> {
  try {
    if (await work((what) => console.log(what))) process.exit(0)
    console.error(usage)
    process.exit(2)
  } catch (error) {
    const isOperatorError = [ConfigError, DatabaseRefused, FilesRefused, FilesUnavailable, Unreadable].some(
      (kind) => error instanceof kind,
    )
    const isUsage =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (isOperatorError || isUsage) console.error((error as Error).message)
    else console.error(error)
    if (isUsage) console.error(usage)
    process.exit(1)
  }
}
