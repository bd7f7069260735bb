import { givenNameSaid, isSilentName } from '@nightlight/contract'

interface NameSaidProps {
  name: string | undefined
  /** What the family has written, if it has. */
  spokenName: string | null | undefined
}

/** Says how a name will be spoken where it is not read as it is written, and warns where it would not be heard at all. */
export function NameSaid({ name = '', spokenName }: NameSaidProps) {
  if (spokenName?.trim()) return null
  if (isSilentName(name)) {
    return (
      <p role="status" className="text-[0.9375rem] font-semibold text-danger">
        The built-in voices cannot read these letters, and would be silent there. Please write how the name is
        said.
      </p>
    )
  }
  const said = givenNameSaid(name)
  if (said === null) return null
  return (
    <p role="status" className="text-[0.9375rem] text-soft">
      In English stories Nightlight’s own voices say it {said}. Others read it their own way.
    </p>
  )
}
