import { expect, test } from 'vitest'
import { readMigrations } from './migrate.ts'

/**
 * While a new release is deployed, processes of the old one still run on the new schema: nothing may be removed, and an insert
 * must be able to omit what is new. What is no longer used is removed in a release after the one that stopped using it.
 */
const breakingStatements: [string, RegExp][] = [
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

/** A comment beside the statement, with the reason why the previous release does not use what is removed. */
const exemption = /-- contract: \S.{20,}/

function findBreakingStatements(sql: string): string[] {
  const statements = sql.split(';').map((statement) => ({
    isAllowed: exemption.test(statement),
    text: statement.replace(/--.*$/gm, '').replace(/\s+/g, ' ').trim().toLowerCase(),
  }))
  return statements.flatMap(({ isAllowed, text }) =>
    isAllowed
      ? []
      : breakingStatements.flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${text}`] : [])),
  )
}

test.each(readMigrations().map(({ name, sql }) => [name, sql]))(
  '%s removes nothing that the previous release uses',
  (_, sql) => {
    expect(findBreakingStatements(sql)).toEqual([])
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
])('a breaking statement is detected: %s', (sql) => {
  expect(findBreakingStatements(sql)).toHaveLength(1)
})

test.each([
  'alter table stories add column mood text',
  "alter table stories add column mood text not null default 'calm'",
  'alter table stories alter column theme drop not null',
  'create table moods (name text not null)',
  '-- contract: nothing has read it since the release of spring\nalter table stories drop column audio_url',
])('a compatible statement is allowed: %s', (sql) => {
  expect(findBreakingStatements(sql)).toEqual([])
})
