import type { EmailTemplate } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../lib/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { templatesQuery } from './queries.ts'
import { TemplateForm } from './template-form.tsx'
import { templateName } from './template-names.ts'

/** The templates of all automatic emails. */
export function TemplatesCard() {
  const templates = useQuery(templatesQuery)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-2xl">Email templates</h2>
      {templates.isPending && <Skeleton className="h-40" />}
      {templates.isError && <Notice tone="danger">{errorText(templates.error)}</Notice>}
      <ul aria-label="Email templates" className="divide-y divide-line">
        {templates.data?.map((template) => (
          <li key={template.templateKey} className="py-3">
            {open === template.templateKey ? (
              <TemplateForm template={template} onDone={() => setOpen(null)} />
            ) : (
              <TemplateSummary template={template} onEdit={() => setOpen(template.templateKey)} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function TemplateSummary({ template, onEdit }: { template: EmailTemplate; onEdit: () => void }) {
  const name = templateName(template.templateKey)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 font-bold">
          {name}
          {template.isOwn && <Badge tone="good">Changed</Badge>}
        </p>
        <p className="text-[0.9375rem] text-soft wrap-anywhere">{template.subject}</p>
      </div>
      <Button variant="secondary" aria-label={`Edit: ${name}`} onClick={onEdit}>
        Edit
      </Button>
    </div>
  )
}
