import { expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

it.each([
  ['The Owl & the Map', 'The-Owl-the-Map'],
  ['../../etc/passwd', 'etc-passwd'],
  ['Zoë’s Áá: “what?”', 'Zoë-s-Áá-what'],
  ['🦖🦖', 'story'],
  ['CON', 'story-CON'],
  ['lpt1.', 'story-lpt1'],
  ['', 'story'],
  ['שרה והירח', 'שרה-והירח'],
  ['x'.repeat(300), 'x'.repeat(60)],
])('calls %s %s', (title, name) => expect(fileNameOf(title)).toBe(name))
