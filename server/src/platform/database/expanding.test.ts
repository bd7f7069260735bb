import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'

/**
 * While a new release is put in place, processes of the old one go on beside it on the new schema: what is there stays, and
 * what is new can be left out of an insert. What is not used any more goes in a release after the one that stopped using it.
 */
const whatTakesAway: [string, RegExp][] = [
  [
    'drops',
    /\bdrop (table|column|view|type|function|schema|constraint|index)\b|\bdrop (?!not null|default|expression|identity)\w+/,
  ],
  ['renames', /\brename\b/],
  ['changes a type', /\balter (column )?\w+ (set data )?type\b/],
  ['demands a value', /\bset not null\b/],
  [
    'adds a column that an insert must fill',
    /\badd (column )?(?!constraint)\w+ (?=[^,;]*\bnot null\b)(?![^,;]*\b(default|generated)\b)/,
  ],
]

/** Said beside the statement, with the reason, where the release before does not use what goes. */
const allowed = /-- contract: \S.{20,}/

function takenAway(sql: string): string[] {
  const statements = sql.split(';').map((statement) => ({
    isAllowed: allowed.test(statement),
    text: statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase(),
  }))
  return statements.flatMap(({ isAllowed, text }) =>
    isAllowed
      ? []
      : whatTakesAway.flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${text}`] : [])),
  )
}

test.each(readMigrations().map(({ name, sql }) => [name, sql]))(
  '%s takes nothing from the release before it',
  (_, sql) => {
    expect(takenAway(sql)).toEqual([])
  },
)

test.each([
  'alter table stories drop column audio_url',
  'alter table stories drop audio_url',
  'drop table stories',
  'alter table stories rename column title to name',
  'alter table stories alter column title type varchar(20)',
  'alter table stories alter column theme set not null',
  "alter table stories add column mood text not null check (mood <> '')",
  'alter table stories add column a text, add column mood text not null',
])('would be noticed: %s', (sql) => {
  expect(takenAway(sql)).toHaveLength(1)
})

test.each([
  'alter table stories add column mood text',
  "alter table stories add column mood text not null default 'calm'",
  'alter table stories alter column theme drop not null',
  'create table moods (name text not null)',
  '-- contract: nothing has read it since the release of spring\nalter table stories drop column audio_url',
])('would be let through: %s', (sql) => {
  expect(takenAway(sql)).toEqual([])
})
