import type { LogEvent } from 'kysely'

/** Counts statements that failed. Their text is not kept, because it may quote rows. */
export class FailedStatements {
  count = 0

  readonly log = (event: LogEvent): void => {
    if (event.level === 'error') this.count++
  }
}
