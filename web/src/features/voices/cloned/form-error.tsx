/** An error of a part of a form that is not a single field. */
export function FormError({ children }: { children: string | null | undefined }) {
  if (!children) return null
  return (
    <p role="alert" className="mt-2 font-bold text-danger">
      {children}
    </p>
  )
}
