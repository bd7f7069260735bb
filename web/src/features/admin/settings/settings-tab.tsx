import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { configQuery } from './queries.ts'
import { SettingsForm } from './settings-form.tsx'
import { TemplatesCard } from './templates-card.tsx'

export function SettingsTab() {
  const config = useQuery(configQuery)
  if (config.isPending) return <Skeleton className="h-96" />
  if (config.isError) {
    return (
      <Notice
        tone="danger"
        title="The settings could not be loaded"
        action={<Button onClick={() => void config.refetch()}>Try again</Button>}
      >
        {errorText(config.error)}
      </Notice>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <SettingsForm config={config.data} />
      <TemplatesCard />
    </div>
  )
}
