import { type RawBuilder, sql } from 'kysely'

/**
 * The name that members of a family see of each other: the first word of the full name, or else the username up to an @, because
 * some people sign in with their email address.
 * @param table the name or alias of `users` in the query
 */
export const firstNameIn = (table: string): RawBuilder<string> =>
  sql<string>`coalesce(
    nullif(split_part(btrim(${sql.ref(`${table}.fullName`)}), ' ', 1), ''),
    nullif(split_part(${sql.ref(`${table}.username`)}, '@', 1), ''),
    'Somebody'
  )`
