import type { Story } from '@nightlight/contract'
import { preferences, setPreferences, type TextLook, usePreferences } from './preferences.ts'

type StoryOfChildren = Pick<Story, 'childrenIncluded'>

/** The child whose look a story has: its first one. Null where there is none, as in samples. */
export const childOfLook = ({ childrenIncluded }: StoryOfChildren) =>
  childrenIncluded.find(({ id }) => id !== null) ?? null

export function useTextLook(story: StoryOfChildren): TextLook {
  const current = usePreferences()
  return current.looks[keyOf(story)] ?? current
}

/** For all stories about the same child, on this device. */
export function setTextLook(story: StoryOfChildren, changes: Partial<TextLook>): void {
  const key = keyOf(story)
  if (!key) {
    setPreferences(changes)
    return
  }
  const { looks, ...current } = preferences()
  const { textSize, wideLines, font, letterSpacing, lineWidth, tint } = looks[key] ?? current
  const look = { textSize, wideLines, font, letterSpacing, lineWidth, tint, ...changes }
  setPreferences({ looks: { ...looks, [key]: look } })
}

const keyOf = (story: StoryOfChildren) => String(childOfLook(story)?.id ?? '')
