import type { VoiceModel, VoiceModels } from '@nightlight/contract'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { megabytes } from './install-progress.tsx'
import { useBringModel, useFetchModel, useUploadModel } from './models-queries.ts'
import { speedText } from './speed-text.ts'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
  models: VoiceModels
}

/** Size, licence and speed of each voice, before anything is fetched; or a file for a server without a network. */
export function FetchVoiceDialog({ open, onOpenChange, models }: Props) {
  const [agreed, setAgreed] = useState(false)
  const fetchModel = useFetchModel()
  const close = () => onOpenChange(false)
  const listed = models.models.filter(({ bytes }) => bytes !== null)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Fetch a human voice">
      <div className="flex flex-col gap-5">
        <Licences engine={models.engine} agreed={agreed} onAgree={setAgreed} />
        <ul aria-label="Voices to fetch" className="divide-y divide-line">
          {listed.map((model) => (
            <ListedRow
              key={model.id}
              model={model}
              canFetch={agreed && !fetchModel.isPending}
              onFetch={() => fetchModel.mutate(model.id, { onSuccess: close })}
            />
          ))}
        </ul>
        <FromFile agreed={agreed} onBegun={close} />
      </div>
    </Dialog>
  )
}

function Licences({
  engine,
  agreed,
  onAgree,
}: {
  engine: VoiceModels['engine']
  agreed: boolean
  onAgree: (agreed: boolean) => void
}) {
  return (
    <div className="rounded-field bg-sunken p-4">
      <p>
        The engine is sherpa-onnx {engine.version}
        {engine.installed ? ', which is installed.' : ', about 30 MB from npm.'} Its licence is{' '}
        {engine.licence} The voices come with pronunciation data of eSpeak NG (GPL-3.0).
      </p>
      <Switch label="I agree to these licences" checked={agreed} onChange={onAgree} />
    </div>
  )
}

function ListedRow({
  model,
  canFetch,
  onFetch,
}: {
  model: VoiceModel
  canFetch: boolean
  onFetch: () => void
}) {
  const { name, description, languages, voices, licence, licenceUrl, bytes, host, isInstalled } = model
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{name}</span>
          {isInstalled && <Badge tone="good">Installed</Badge>}
        </p>
        <p className="text-[0.9375rem]">{description}</p>
        <p className="text-[0.9375rem] text-soft">
          {languages}, {voices === 1 ? '1 voice' : `${voices} voices`} · {megabytes(bytes ?? 0)} from {host} ·{' '}
          {licenceUrl ? (
            <a href={licenceUrl} target="_blank" rel="noreferrer" className="underline">
              {licence}
            </a>
          ) : (
            licence
          )}
        </p>
        <p className="text-[0.9375rem] text-soft">{speedText(model)}</p>
      </div>
      {!isInstalled && (
        <Button variant="secondary" aria-label={`Fetch ${name}`} disabled={!canFetch} onClick={onFetch}>
          Fetch
        </Button>
      )}
    </li>
  )
}

/** For a server without a network: a file or folder that lies on it, or a file from this device. */
function FromFile({ agreed, onBegun }: { agreed: boolean; onBegun: () => void }) {
  const [path, setPath] = useState('')
  const bring = useBringModel()
  const upload = useUploadModel()
  const inputId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (path.trim()) bring.mutate(path.trim(), { onSuccess: onBegun })
  }
  return (
    <Section title="Without a network">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <TextField
          label="File or folder on the server"
          hint="An archive or folder with a voice for sherpa-onnx, or one of Piper (.onnx and .onnx.json)"
          placeholder="/home/me/voices/en_US-joe-medium"
          maxLength={1000}
          value={path}
          onChange={(event) => setPath(event.target.value)}
          fieldClassName="min-w-0 flex-1 basis-56"
        />
        <Button
          type="submit"
          variant="secondary"
          busy={bring.isPending}
          disabled={!agreed || !path.trim() || bring.isPending}
        >
          Install
        </Button>
      </form>
      <div className="flex flex-col gap-1">
        <label htmlFor={inputId} className="font-bold">
          Or a file from this device
        </label>
        <input
          id={inputId}
          type="file"
          accept=".bz2,.gz,.tgz,.tar,.zip,.whl"
          disabled={!agreed || upload.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) upload.mutate(file, { onSuccess: onBegun })
            target.value = ''
          }}
          className="min-h-12"
        />
        {upload.isPending && <p role="status">Sending the file…</p>}
      </div>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  )
}
