import { type RawBuilder, sql } from 'kysely'

/**
 * What members of a family see of each other: the first word of the full name, else the username as far as an @, since some
 * people sign in with their address.
 * @param table under which name the query knows `users`
 */
export const firstNameIn = (table: string): RawBuilder<string> =>
  sql<string>`coalesce(
    nullif(split_part(btrim(${sql.ref(`${table}.fullName`)}), ' ', 1), ''),
    nullif(split_part(${sql.ref(`${table}.username`)}, '@', 1), ''),
    'Somebody'
  )`
