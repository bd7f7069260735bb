import { expect, it } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  ['Dr. Ada', 'Dr. Ada'],
  ['J. R. R.', 'J. R. R.'],
  ['Zoë O’Neill-Sanchez', 'Zoë O’Neill-Sanchez'],
  ['ada@example.org', 'ada'],
  ['https://thief.example/prize', 'there'],
  ['You won, see thief.example', 'there'],
  ['WWW.THIEF.EXAMPLE', 'there'],
  ['@thief', 'there'],
])('the name %j appears in a mail as %j', (name, expected) => expect(nameInMail(name)).toBe(expected))
