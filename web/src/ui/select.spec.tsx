import { selectListStyle } from '@nightlight/contract'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { expect, screen, test } from '../../test/kit.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'short', label: 'Short' },
  { value: 'long', label: 'Long' },
]

test('an open list has the one style element that the content policy allows', async ({ user }) => {
  render(<Select label="Length" value="short" onChange={vi.fn()} options={options} />)
  await user.click(screen.getByRole('combobox'))
  const styles = (await screen.findByRole('listbox')).querySelectorAll('style')
  expect([...styles].map((style) => style.textContent)).toEqual([selectListStyle])
})
