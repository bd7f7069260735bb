import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'
import { honouredOf } from './honoured.ts'

type Companion = Brief['companions'][number]

const tells = (said: string): StoryFact[] => [{ id: 'a', said } as StoryFact]
const home = (details: string, grownUps: string[] = [], companions: Companion[] = []) => ({
  details,
  grownUps,
  companions,
})

it('finds for whom a breakfast or a day is, in the family’s word', () => {
  const made = 'made Mummy breakfast in bed'
  expect(honouredOf(tells(made), home(made))).toMatchObject({ name: 'Mummy', pronoun: 'she', factId: 'a' })
  expect(honouredOf(tells(made), home(made, ['Daddy', 'Mama']))?.name).toBe('Mama')
  const split = 'Mother’s Day today, she made toast for mama'
  expect(honouredOf(tells('Mother’s Day today'), home(split))?.name).toBe('Mama')
  const helped = 'Dad helped her make breakfast for Mum'
  expect(honouredOf(tells(helped), home(helped))?.name).toBe('Mum')
  const withHelp = 'Mother’s Day card made with Grandad'
  expect(honouredOf(tells(withHelp), home(withHelp))?.name).toBe('Mum')
})

it('goes by the day where nobody is named', () => {
  const fathers = "Father's Day tomorrow"
  expect(honouredOf(tells(fathers), home(fathers))).toMatchObject({ name: 'Dad', pronoun: 'he' })
  expect(honouredOf(tells(fathers), home(fathers, ['Mummy', 'Papa']))?.name).toBe('Papa')
  expect(honouredOf(tells('mothers day'), home('mothers day'))?.name).toBe('Mum')
  expect(honouredOf(tells('breakfast in bed'), home('breakfast in bed'))).toBeNull()
})

it('is the one who comes along tonight', () => {
  const mum = { name: 'Sarah', relationship: 'mother' } as Companion
  const made = 'made mum breakfast'
  expect(honouredOf(tells(made), home(made, [], [mum]))).toMatchObject({ name: 'Sarah', companion: 0 })
})
