import { homeParameters } from '@nightlight/contract'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { newSeed } from '../../children/index.ts'
import { closePaused } from '../../reader/index.ts'
import { type BeginDraft, emptyDraft, loadBeginDraft, saveBeginDraft } from './begin-draft.ts'

/** Each is an address, so that the browser goes back and forward between them. */
export const beginSteps = ['child', 'looks', 'account'] as const
export type BeginStep = (typeof beginSteps)[number]

const parameter = homeParameters.begin
export const beginPath = (step: BeginStep) => (step === 'child' ? '/' : `/?${parameter}=${step}`)

export const isChildComplete = ({ name, age }: BeginDraft): boolean =>
  name.trim() !== '' && /^\d+$/.test(age) && Number(age) >= 1 && Number(age) <= 18

/** The draft of this tab, and the step that the address names, as far as the draft has come. */
export function useBegin() {
  const [draft, setDraft] = useState(() => loadBeginDraft() ?? emptyDraft(newSeed()))
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get(parameter)
  const step = beginSteps.find((name) => name === asked && isChildComplete(draft)) ?? 'child'
  const change = (changes: Partial<BeginDraft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    saveBeginDraft(next)
  }
  const go = (next: BeginStep) => {
    closePaused()
    navigate(beginPath(next))
    window.scrollTo(0, 0)
  }
  return { draft, step, change, go }
}
