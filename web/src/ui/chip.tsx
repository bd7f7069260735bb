import { X } from 'lucide-react'

/** A selected item with a remove button. */
export function Chip({ name, detail, onRemove }: { name: string; detail?: string; onRemove: () => void }) {
  return (
    <li className="flex min-w-0 max-w-full items-center rounded-3xl bg-tint pl-4">
      <span className="min-w-0 py-1.5 wrap-anywhere">
        <bdi dir="auto" className="font-bold">
          {name}
        </bdi>
        {detail && (
          <bdi dir="auto" className="ml-1.5 text-soft">
            {detail}
          </bdi>
        )}
      </span>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
        className="grid size-12 shrink-0 place-items-center rounded-full text-soft hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  )
}
