import { isSilentName } from '@nightlight/contract'
import { TextField } from '../../../ui/text-field.tsx'
import { NameSaid } from '../../spoken-names/index.ts'

interface SayNameProps {
  name: string
  value: string
  onChange: (spokenName: string) => void
}

/** For a name in letters that the built-in voices are silent about: a first story is often read by one of them. */
export function SayName({ name, value, onChange }: SayNameProps) {
  if (!isSilentName(name)) return null
  return (
    <div className="mt-4 flex flex-col gap-2">
      <TextField
        label="Say the name as"
        optional
        autoComplete="off"
        maxLength={120}
        hint="In English letters, as it sounds: LAY-lah for ليلى. Every voice says it this way, and the page shows the name."
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <NameSaid name={name} spokenName={value} />
    </div>
  )
}
