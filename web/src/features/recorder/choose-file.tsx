import { FileAudio } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

interface ChooseFileProps {
  disabled: boolean
  /** The text of the button. */
  children: ReactNode
  size?: 'large'
  onFile: (file: File) => void
}

/** A button that opens a recording from this device. */
export function ChooseFile({ disabled, children, size, onFile }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Otherwise choosing the same file again would not fire a change event.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="audio/*,.m4a,.mp3,.ogg,.oga,.opus,.wav"
        aria-label="A recording"
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        variant="secondary"
        disabled={disabled}
        {...(size && { size, className: 'w-full' })}
        onClick={() => input.current?.click()}
      >
        <FileAudio size={20} aria-hidden="true" />
        {children}
      </Button>
    </>
  )
}
