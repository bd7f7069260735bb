import type { LogEvent } from 'kysely'

/** Counts what the database did not carry out. Nothing of a statement is kept: rows are quoted in them. */
export class FailedStatements {
  count = 0

  readonly log = (event: LogEvent): void => {
    if (event.level === 'error') this.count++
  }
}
