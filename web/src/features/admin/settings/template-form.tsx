import {
  type EmailTemplate,
  previewEmailTemplate,
  resetEmailTemplate,
  saveEmailTemplate,
  testEmailTemplate,
} from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { errorText, fieldMessage } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { templatesQuery } from './queries.ts'
import { templateName } from './template-names.ts'

export function TemplateForm({ template, onDone }: { template: EmailTemplate; onDone: () => void }) {
  const client = useQueryClient()
  const params = { key: template.templateKey }
  const [subject, setSubject] = useState(template.subject)
  const [textContent, setText] = useState(template.textContent)
  const [htmlContent, setHtml] = useState(template.htmlContent)
  const [password, setPassword] = useState('')
  const body = { subject, textContent, htmlContent }
  const onSaved = (title: string) => async () => {
    toast({ title })
    await client.invalidateQueries({ queryKey: templatesQuery.queryKey })
    onDone()
  }
  const showError = (title: string) => (error: Error) =>
    toast({ title, description: errorText(error), tone: 'destructive' })
  const save = useMutation({
    mutationFn: () => call(saveEmailTemplate, { params, body: { ...body, password } }),
    onSuccess: onSaved('Template saved'),
    onError: showError('Template not saved'),
  })
  const reset = useMutation({
    mutationFn: () => call(resetEmailTemplate, { params }),
    onSuccess: onSaved('Template reset'),
    onError: showError('Template not reset'),
  })
  const preview = useMutation({ mutationFn: () => call(previewEmailTemplate, { params, body }) })
  const test = useMutation({
    mutationFn: () => call(testEmailTemplate, { params, body: {} }),
    onSuccess: () => toast({ title: 'Test email sent', description: 'It uses the saved template.' }),
    onError: showError('Test email failed'),
  })
  const errorOf = (field: string) => fieldMessage(save.error ?? preview.error, field)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form
      noValidate
      aria-label={`Template: ${templateName(template.templateKey)}`}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <p className="font-bold">{templateName(template.templateKey)}</p>
      <p className="text-[0.9375rem] text-soft wrap-anywhere">
        Variables that are filled in:{' '}
        {Object.keys(template.variables)
          .map((name) => `{{${name}}}`)
          .join(', ')}
      </p>
      <TextField
        label="Subject"
        maxLength={300}
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
        error={errorOf('subject')}
      />
      <TextArea
        label="Text"
        value={textContent}
        onChange={(event) => setText(event.target.value)}
        error={errorOf('textContent')}
      />
      <TextArea
        label="HTML"
        optional
        spellCheck={false}
        className="font-mono text-[0.9375rem]"
        value={htmlContent}
        onChange={(event) => setHtml(event.target.value)}
        error={errorOf('htmlContent')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        hint="Needed to save it, because emails contain links that give access to accounts."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errorOf('password')}
      />
      {preview.data && <Preview mail={preview.data} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} disabled={save.isPending || password === ''}>
          Save template
        </Button>
        <Button
          variant="secondary"
          busy={preview.isPending}
          disabled={preview.isPending}
          onClick={() => preview.mutate()}
        >
          Preview
        </Button>
        <Button
          variant="secondary"
          busy={test.isPending}
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          Send test
        </Button>
        {template.isOwn && (
          <Button
            variant="ghost"
            busy={reset.isPending}
            disabled={reset.isPending}
            onClick={() => reset.mutate()}
          >
            Reset
          </Button>
        )}
        <Button variant="ghost" onClick={onDone}>
          Close
        </Button>
      </div>
    </form>
  )
}

function Preview({ mail }: { mail: { subject: string; text: string; html: string | null } }) {
  return (
    <section aria-label="Preview" className="flex flex-col gap-3 rounded-field bg-sunken p-4">
      <p className="font-bold">{mail.subject}</p>
      <p className="whitespace-pre-line wrap-anywhere">{mail.text}</p>
      {mail.html && (
        // The sandbox allows neither scripts nor access to this site.
        <iframe
          title="HTML of the mail"
          sandbox=""
          srcDoc={mail.html}
          className="h-72 w-full rounded-field border border-line bg-white"
        />
      )}
    </section>
  )
}
