import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { isApiError } from './api-error.ts'

/** Shows the server's validation errors at their fields. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): void {
  if (!isApiError(error)) return
  const single = error.field ? [{ field: error.field, message: error.userMessage }] : []
  for (const { field, message } of error.fields.length > 0 ? error.fields : single) {
    setError(field as Path<Values>, { message })
  }
}
