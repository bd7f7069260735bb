import { plans, type StoryLength, type Tier, type UnderstoodFact } from '@nightlight/contract'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { StoryValues } from './story-values.ts'

/**
 * Chooses the length that is asked for in words, “a long one tonight”, as far as the plan has it: once, when it is typed. What is chosen by
 * hand afterwards stays, and so does what a draft or another story brought along.
 */
export function useLengthAsWished(facts: readonly Pick<UnderstoodFact, 'about'>[], tier: Tier): void {
  const { getFieldState, setValue } = useFormContext<StoryValues>()
  const wished = lengthIn(facts, plans[tier].lengths)
  const last = useRef(wished)
  useEffect(() => {
    if (wished === last.current) return
    last.current = wished
    if (!wished || !getFieldState('additionalDetails').isDirty) return
    setValue('storyLength', wished, { shouldDirty: true })
    setValue('minutes', null)
  }, [wished, getFieldState, setValue])
}

function lengthIn(
  facts: readonly Pick<UnderstoodFact, 'about'>[],
  lengths: readonly StoryLength[],
): StoryLength | undefined {
  if (facts.some(({ about }) => about === 'short')) return lengths[0]
  return facts.some(({ about }) => about === 'long') ? lengths.at(-1) : undefined
}
