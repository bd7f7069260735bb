import { expect, it } from 'vitest'
import { isNotOfTheHome } from './not-of-the-home.ts'

it.each([
  'his teacher died',
  'the neighbour who taught him dominoes has died',
  'Mrs Okafor from next door has died',
  'the lollipop lady died',
  'her classmate’s mum died',
  "grandad's friend Bill died",
  'our neighbour died, he was like a grandad to her',
  'a boy in her class died',
])('takes %s', (said) => {
  expect(isNotOfTheHome({ said })).toBe(true)
})

it.each([
  'his dad died',
  'my mum died, she was a teacher',
  'her brother died, and his friends came',
  'her coach and her dad died',
  'we miss Sue who died',
  'the neighbour’s dog died',
  'our friend died, her godmother’s twin sister',
  'Leo’s mum died',
])('leaves %s to others', (said) => {
  expect(isNotOfTheHome({ said })).toBe(false)
})
