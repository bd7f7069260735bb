import { type Child, type InfoItem, legacyInfoParts } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { NotUsedHint } from '../not-used-hint.tsx'
import { InfoForm } from './info-form.tsx'
import { InfoList } from './info-list.tsx'
import { infoQuery } from './info-queries.ts'
import { LegacyImport } from './legacy-import.tsx'

interface InfoManagerProps {
  child: Child
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The items that stories should know about a child. */
export function InfoManager({ child, open, onOpenChange }: InfoManagerProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          About <bdi dir="auto">{child.name}</bdi>
        </>
      }
      description="Small true details make a story theirs. Choose how often each of them may come up."
    >
      <Items child={child} />
    </Dialog>
  )
}

/** Closed, a new item, or the item being edited. */
type Mode = 'list' | 'add' | InfoItem

function Items({ child }: { child: Child }) {
  const info = useQuery(infoQuery(child.id))
  const [mode, setMode] = useState<Mode>('list')
  const [skipped, setSkipped] = useState(false)
  if (info.isPending) return <Loading>Loading info...</Loading>
  if (info.isError) {
    return (
      <Notice tone="danger" action={<Button onClick={() => void info.refetch()}>Try again</Button>}>
        {`The items could not be loaded. ${errorText(info.error)}`}
      </Notice>
    )
  }
  const skip = () => {
    setSkipped(true)
    void info.refetch()
  }
  const legacy = info.data.length === 0 && !skipped ? legacyInfoParts(child.info) : []
  const editing = typeof mode === 'object' ? mode : null
  return (
    <div className="flex flex-col gap-5">
      <NotUsedHint what="These details" />
      {legacy.length > 0 && <LegacyImport childId={child.id} parts={legacy} onSkip={skip} />}
      <InfoList childId={child.id} items={info.data} editing={editing} onEdit={setMode} />
      {mode === 'list' ? (
        <Button className="self-start" onClick={() => setMode('add')}>
          <Plus size={20} aria-hidden="true" />
          Add Info
        </Button>
      ) : (
        <InfoForm
          key={editing?.id ?? 'new'}
          childId={child.id}
          item={editing}
          onDone={() => setMode('list')}
        />
      )}
    </div>
  )
}
