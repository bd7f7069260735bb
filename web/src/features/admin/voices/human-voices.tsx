import type { VoiceModel, VoiceModels } from '@nightlight/contract'
import { useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FetchVoiceDialog } from './fetch-voice-dialog.tsx'
import { InstallProgress } from './install-progress.tsx'
import { isUnderWay, useRemoveModel, useVoiceModels } from './models-queries.ts'
import { speedText } from './speed-text.ts'

/** Neural voices on the server: what is installed, and the button that fetches one. */
export function HumanVoices() {
  const models = useVoiceModels()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card className="p-5" id="human-voices">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Human voices</h2>
        <Button disabled={!models.data || isUnderWay(models.data)} onClick={() => setChoosing(true)}>
          Fetch a human voice
        </Button>
      </div>
      <p className="text-soft">
        They sound like people, are spoken on this server, and need no account. Once one is installed, new
        families hear it on every plan.
      </p>
      {models.isPending && <Skeleton className="mt-4 h-20" />}
      {models.isError && (
        <div className="mt-4">
          <Notice
            tone="danger"
            title="The voices could not be loaded"
            action={<Button onClick={() => void models.refetch()}>Try again</Button>}
          >
            {errorText(models.error)}
          </Notice>
        </div>
      )}
      {models.data && (
        <>
          {models.data.task && <InstallProgress task={models.data.task} />}
          <Installed models={models.data} />
          <FetchVoiceDialog open={isChoosing} onOpenChange={setChoosing} models={models.data} />
        </>
      )}
    </Card>
  )
}

function Installed({ models }: { models: VoiceModels }) {
  const installed = models.models.filter(({ isInstalled }) => isInstalled)
  if (installed.length === 0) return null
  return (
    <ul aria-label="Installed human voices" className="mt-4 divide-y divide-line">
      {installed.map((model) => (
        <InstalledRow key={model.id} model={model} />
      ))}
    </ul>
  )
}

function InstalledRow({ model }: { model: VoiceModel }) {
  const [isRemoving, setRemoving] = useState(false)
  const remove = useRemoveModel(() => setRemoving(false))
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold wrap-anywhere">{model.name}</span>
          <Badge tone="good">Installed</Badge>
        </p>
        <p className="text-[0.9375rem] text-soft">
          {[model.languages, `Licence: ${model.licence}`].filter(Boolean).join(' · ')}
        </p>
        <p className="text-[0.9375rem] text-soft">{speedText(model)}</p>
      </div>
      <Button variant="ghost" aria-label={`Remove ${model.name}`} onClick={() => setRemoving(true)}>
        Remove
      </Button>
      <Confirm
        open={isRemoving}
        onOpenChange={setRemoving}
        title="Remove this voice?"
        action="Remove voice"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(model.id)}
      >
        Stories that were read by {model.name} keep their sound. New ones are read by another voice.
      </Confirm>
    </li>
  )
}
