import type { SpokenName } from '@nightlight/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { NameForm } from './name-form.tsx'
import { PreviewName } from './preview-name.tsx'
import { useForgetName } from './queries.ts'

interface NameRowProps {
  entry: SpokenName
  onHear?: (() => void) | undefined
}

export function NameRow({ entry, onHear }: NameRowProps) {
  const { name, said } = entry
  const [isChanging, setChanging] = useState(false)
  const forget = useForgetName()
  const pencil = useRef<HTMLButtonElement>(null)
  const wasChanging = useRef(false)
  useEffect(() => {
    if (wasChanging.current && !isChanging) pencil.current?.focus()
    wasChanging.current = isChanging
  }, [isChanging])
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      {isChanging ? (
        <NameForm entry={entry} className="basis-full" onDone={() => setChanging(false)} onHear={onHear} />
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-40 break-words">
            <span className="block font-bold">
              <bdi dir="auto">{name}</bdi>
            </span>
            <span className="block text-soft">
              <bdi dir="auto">{said}</bdi>
            </span>
          </p>
          <div className="flex flex-wrap items-center gap-1">
            <PreviewName name={name} spokenName={said} of={name} onHear={onHear} />
            <Button
              ref={pencil}
              variant="ghost"
              size="icon"
              aria-label={`Change ${name}`}
              onClick={() => setChanging(true)}
            >
              <Pencil size={20} aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove ${name}`}
              disabled={forget.isPending}
              onClick={() => forget.mutate(entry)}
            >
              <Trash2 size={20} aria-hidden="true" />
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
