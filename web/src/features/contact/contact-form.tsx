import {
  ContactMessage,
  contactCategories,
  contactCategoryLabels,
  sendContactMessage,
} from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { call } from '../../lib/api.ts'
import { showFieldErrors } from '../../lib/field-errors.ts'
import { formResolver } from '../../lib/form-resolver.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

/** If a message is sent instantly, it looks as if nothing had happened. */
const minSendingMs = 1000

const empty = { name: '', email: '', subject: '', message: '' }
const options = contactCategories.map((value) => ({ value, label: contactCategoryLabels[value] }))

export function ContactForm({ from }: { from: { name: string; email: string } }) {
  const { register, handleSubmit, control, formState, setError, reset } = useForm<ContactMessage>({
    resolver: formResolver(ContactMessage),
    defaultValues: { ...empty, ...from },
  })
  const errors = formState.errors
  const send = useMutation({
    mutationFn: async (body: ContactMessage) => {
      const [outcome] = await Promise.allSettled([call(sendContactMessage, { body }), atLeast(minSendingMs)])
      if (outcome.status === 'rejected') throw outcome.reason
    },
    onSuccess: () => {
      reset({ ...empty, ...from, category: undefined })
      toast({
        title: 'Message Sent Successfully',
        description: 'Thank you for writing. We will reply within 24 hours.',
      })
    },
    onError: (error) => {
      showFieldErrors(error, setError)
      toast({
        title: 'Error',
        description: 'Failed to send message. Please try again later.',
        tone: 'destructive',
      })
    },
  })
  return (
    <form
      noValidate
      aria-label="Contact"
      onSubmit={handleSubmit((message) => send.mutate(message))}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Full name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <Controller
        control={control}
        name="category"
        render={({ field }) => (
          <Select
            label="Category"
            placeholder="What is it about?"
            value={field.value}
            onChange={field.onChange}
            options={options}
            error={errors.category?.message}
          />
        )}
      />
      <TextField label="Subject" error={errors.subject?.message} {...register('subject')} />
      <TextArea label="Message" rows={6} error={errors.message?.message} {...register('message')} />
      <Button
        type="submit"
        size="large"
        busy={send.isPending}
        disabled={send.isPending}
        className="self-start"
      >
        {send.isPending ? 'Sending…' : 'Send Message'}
      </Button>
    </form>
  )
}

const atLeast = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
