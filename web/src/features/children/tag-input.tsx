import { infoSectionRules } from '@nightlight/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAddInfo } from './info/info-queries.ts'
import type { TagSection } from './profile-sections.ts'
import { splitTags } from './tags.ts'

interface TagInputProps {
  section: TagSection
  childId: number
  /** How many more entries the plan allows; null for any number. */
  remaining: number | null
  existing: readonly string[]
}

/** Accepts several comma-separated entries. Those that could not be saved stay in the field. */
export function TagInput({ section, childId, remaining, existing }: TagInputProps) {
  const add = useAddInfo(childId, 'Failed to add')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const entries = splitTags(text, existing)
    const tags = entries.filter((entry) => entry.length >= minTagLength)
    const tooShort = entries.filter((entry) => entry.length < minTagLength)
    const full = roomText(tags.length, remaining)
    setProblem(full ?? tooShortText(tooShort, tags.length > 0))
    if (full) return
    setBusy(true)
    const unsaved = await saveSequentially(tags, (infoText) =>
      add.mutateAsync({ infoText, ...targetOf(section) }),
    )
    setText([...unsaved, ...tooShort].join(', '))
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex items-start gap-3">
      <TextField
        label={`Add to ${section.label.toLowerCase()}`}
        hint="Separate entries with commas."
        fieldClassName="flex-1"
        autoComplete="off"
        placeholder={section.placeholder}
        value={text}
        error={problem}
        readOnly={busy}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={busy} className="mt-8">
        Add
      </Button>
    </form>
  )
}

const targetOf = ({ name }: TagSection) => ({ section: name, category: infoSectionRules[name].category })

const minTagLength = 2

/** One entry that is too short does not hold up the others: it stays in the field. */
function tooShortText(tooShort: readonly string[], hasOthers: boolean): string | undefined {
  if (tooShort.length === 0) return undefined
  const problem = 'Info must be at least 2 characters long'
  return hasOthers ? `${problem}: ${tooShort.join(', ')}` : problem
}

function roomText(count: number, remaining: number | null): string | undefined {
  if (remaining === null || count <= remaining) return undefined
  return remaining === 1 ? 'There is room for 1 more entry.' : `There is room for ${remaining} more entries.`
}

/** Sequentially, so that they are listed in the order typed. @returns what could not be saved */
async function saveSequentially(
  tags: readonly string[],
  save: (tag: string) => Promise<unknown>,
): Promise<readonly string[]> {
  for (const [index, tag] of tags.entries()) {
    try {
      await save(tag)
    } catch {
      // The mutation has already shown the error; the rest can be submitted again.
      return tags.slice(index)
    }
  }
  return []
}
