import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { isApiError } from './api-error.ts'

/** Puts what the server found wrong beside the fields it is about. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): void {
  if (!isApiError(error)) return
  const single = error.field ? [{ field: error.field, message: error.plain }] : []
  for (const { field, message } of error.fields.length > 0 ? error.fields : single) {
    setError(field as Path<Values>, { message })
  }
}
