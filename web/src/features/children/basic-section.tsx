import type { Child } from '@nightlight/contract'
import { ChildForm } from './child-form.tsx'
import { useChangeChild } from './queries.ts'

/** The form of the profile itself. */
export function BasicSection({ child, onDone }: { child: Child; onDone: () => void }) {
  const change = useChangeChild(child.id)
  return (
    <ChildForm
      child={child}
      // Focus stays on the tabs so that arrow keys keep working.
      takesFocus={false}
      busy={change.isPending}
      onCancel={onDone}
      onSave={(values, onError) => change.mutate(values, { onSuccess: onDone, onError })}
    />
  )
}
