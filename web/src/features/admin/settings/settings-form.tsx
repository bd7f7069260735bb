import {
  type AdminConfig,
  syncScheduleLabels,
  syncSchedules,
  testNotifications,
  updateConfig,
} from '@nightlight/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, type Path, useForm } from 'react-hook-form'
import { call } from '../../../lib/api.ts'
import { errorText } from '../../../lib/api-error.ts'
import { showFieldErrors } from '../../../lib/field-errors.ts'
import { formResolver } from '../../../lib/form-resolver.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { syncStatusQuery } from '../voices/sync-queries.ts'
import { configQuery } from './queries.ts'
import { formOf, needsPassword, SettingsForm as Schema } from './settings-schema.ts'
import { WebhookSecret } from './webhook-secret.tsx'

export function SettingsForm({ config }: { config: AdminConfig }) {
  const client = useQueryClient()
  const { register, control, handleSubmit, formState, setError, watch, reset } = useForm({
    resolver: formResolver(Schema),
    defaultValues: formOf(config),
  })
  const { errors } = formState
  const save = useMutation({
    mutationFn: ({ password, ...form }: Schema) =>
      call(updateConfig, { body: { ...form, ...(password && { password }) } }),
    onSuccess: (saved) => {
      client.setQueryData(configQuery.queryKey, saved)
      void client.invalidateQueries({ queryKey: syncStatusQuery.queryKey })
      reset(formOf(saved))
      toast({ title: 'Settings saved' })
    },
    onError: (error) => {
      showFieldErrors(error, setError)
      toast({ title: 'Failed to save settings', description: errorText(error), tone: 'destructive' })
    },
  })
  const flag = (name: Path<Schema>, label: string, hint: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Switch
          label={label}
          hint={hint}
          checked={field.value === 'true'}
          onChange={(on) => field.onChange(String(on))}
        />
      )}
    />
  )
  return (
    <form
      noValidate
      aria-label="Settings"
      onSubmit={handleSubmit((form) => save.mutate(form))}
      className="flex flex-col gap-6"
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title="Notifications">
          <TextField
            label="Admin email"
            type="email"
            autoComplete="email"
            hint="Where email for administrators is sent. Leave empty for none."
            error={errors.ADMIN_EMAIL?.message}
            {...register('ADMIN_EMAIL')}
          />
          {flag('NOTIFY_NEW_USERS', 'New families', 'When somebody registers.')}
          {flag('NOTIFY_CONTACT', 'Messages', 'When somebody writes through the contact page.')}
          {flag('NOTIFY_SYNC', 'Voice changes', 'When a provider adds, removes or renames voices.')}
          <TestMail />
        </Section>
        <Section title="Mail server">
          <TextField
            label="Host"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="smtp.example.org"
            hint="Without one, email is saved to a folder on the server."
            error={errors.SMTP_HOST?.message}
            {...register('SMTP_HOST')}
          />
          <div className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              label="Port"
              inputMode="numeric"
              error={errors.SMTP_PORT?.message}
              {...register('SMTP_PORT')}
            />
            <TextField
              label="User"
              autoComplete="off"
              autoCapitalize="none"
              error={errors.SMTP_USER?.message}
              {...register('SMTP_USER')}
            />
          </div>
          <PasswordField
            label="Mail password"
            autoComplete="new-password"
            hint={config.hasSmtpPassword ? 'One is saved. Leave this empty to keep it.' : 'None is saved.'}
            error={errors.SMTP_PASS?.message}
            {...register('SMTP_PASS')}
          />
          {flag(
            'SMTP_SECURE',
            'TLS from the start',
            'Usually on port 465. Otherwise STARTTLS is used where it is offered.',
          )}
        </Section>
        <Section title="Webhook">
          <TextField
            label="URL"
            type="url"
            placeholder="https://example.org/nightlight"
            hint="Receives the same notifications, signed, without anything that a family wrote. Leave empty for none."
            error={errors.ADMIN_WEBHOOK_URL?.message}
            {...register('ADMIN_WEBHOOK_URL')}
          />
          <PasswordField
            label="Signing secret"
            autoComplete="new-password"
            hint={
              config.hasWebhookSecret
                ? 'One is saved. Leave this empty to keep it.'
                : 'Leave this empty to have one created and shown once.'
            }
            error={errors.ADMIN_WEBHOOK_SECRET?.message}
            {...register('ADMIN_WEBHOOK_SECRET')}
          />
          {config.webhookSecret && <WebhookSecret secret={config.webhookSecret} />}
        </Section>
        <Section title="Voice sync">
          <Controller
            control={control}
            name="VOICE_SYNC_SCHEDULE"
            render={({ field }) => (
              <Select
                label="Schedule"
                hint="Times are UTC. Changes are listed on the Voices tab."
                value={field.value}
                onChange={field.onChange}
                options={syncSchedules.map((schedule) => ({
                  value: schedule,
                  label: syncScheduleLabels[schedule],
                }))}
                error={errors.VOICE_SYNC_SCHEDULE?.message}
              />
            )}
          />
        </Section>
      </div>
      {(needsPassword(watch(), config) || errors.password) && (
        <Card className="max-w-xl p-5">
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            hint="You are changing a secret, or where one is sent, so we check that it is you."
            error={errors.password?.message}
            {...register('password')}
          />
        </Card>
      )}
      <div>
        <Button type="submit" size="large" busy={save.isPending} disabled={save.isPending}>
          Save settings
        </Button>
      </div>
    </form>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  )
}

/** Tests the saved settings, not the values in the form. */
function TestMail() {
  const test = useMutation({
    mutationFn: () => call(testNotifications, { body: {} }),
    onSuccess: ({ message, webhook }) =>
      toast({
        title: 'Test email sent',
        description: webhook === 'failed' ? `${message} The webhook could not be called.` : message,
        ...(webhook === 'failed' && { tone: 'destructive' as const }),
      }),
    onError: (error) =>
      toast({ title: 'Test email failed', description: errorText(error), tone: 'destructive' }),
  })
  return (
    <div>
      <Button
        variant="secondary"
        busy={test.isPending}
        disabled={test.isPending}
        onClick={() => test.mutate()}
      >
        {!test.isPending && <Mail size={20} aria-hidden="true" />}
        Send test email
      </Button>
      <p className="mt-1.5 text-[0.9375rem] text-soft">Uses the saved settings.</p>
    </div>
  )
}
