import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { controlStyle, Field } from './field.tsx'

interface PasswordFieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string
  error?: string | undefined
}

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlStyle} pr-14`}
            {...input}
            {...control}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`Show ${inSentence(label)}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-field text-soft hover:text-ink"
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  )
}

/** 'new password' of 'New password'; 'PIN' stays. */
const inSentence = (label: string): string =>
  label.replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
