/** What is missing or wrong with a part of a form that is no single field. */
export function Wrong({ children }: { children: string | null | undefined }) {
  if (!children) return null
  return (
    <p role="alert" className="mt-2 font-bold text-danger">
      {children}
    </p>
  )
}
