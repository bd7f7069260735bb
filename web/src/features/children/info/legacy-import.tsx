import { Button } from '../../../ui/button.tsx'
import { useImportInfo } from './info-queries.ts'

interface LegacyImportProps {
  childId: number
  /** The items that the legacy text would become. */
  parts: readonly string[]
  onSkip: () => void
}

export function LegacyImport({ childId, parts, onSkip }: LegacyImportProps) {
  const importInfo = useImportInfo(childId)
  return (
    <div className="rounded-card border border-line bg-tint p-4">
      <p className="font-bold">There are earlier notes about this child</p>
      <p dir="auto" className="mt-1 line-clamp-3 text-soft">
        {parts.join(' · ')}
      </p>
      <p className="mt-1">
        {parts.length === 1
          ? 'They can become an item that stories must include.'
          : `They can become ${parts.length} items that stories must include.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          busy={importInfo.isPending}
          disabled={importInfo.isPending}
          onClick={() => importInfo.mutate(undefined)}
        >
          Import
        </Button>
        <Button variant="secondary" disabled={importInfo.isPending} onClick={onSkip}>
          Skip
        </Button>
      </div>
    </div>
  )
}
