import type { Child } from '@nightlight/contract'
import { ChildForm } from './child-form.tsx'
import { useChangeChild } from './queries.ts'

/** The profile's own form. */
export function BasicSection({ child, onDone }: { child: Child; onDone: () => void }) {
  const change = useChangeChild(child.id)
  return (
    <ChildForm
      child={child}
      // The focus stays on the tabs, which arrow keys go through.
      takesFocus={false}
      busy={change.isPending}
      onCancel={onDone}
      onSave={(values, onError) => change.mutate(values, { onSuccess: onDone, onError })}
    />
  )
}
