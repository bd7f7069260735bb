import type { Child } from '@nightlight/contract'
import { ChildForm } from './child-form.tsx'
import { useChangeChild } from './queries.ts'

/** The form of the profile itself. */
export function BasicSection({
  child,
  folded = false,
  onDone,
}: {
  child: Child
  /** Name and age first, the rest behind. */
  folded?: boolean
  onDone: () => void
}) {
  const change = useChangeChild(child.id)
  return (
    <ChildForm
      child={child}
      // Focus stays on the tabs so that arrow keys keep working.
      takesFocus={false}
      folded={folded}
      busy={change.isPending}
      onCancel={onDone}
      onSave={(values, onError) => change.mutate(values, { onSuccess: onDone, onError })}
    />
  )
}
