import { Download, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'

/** Shown from the beginning: nobody should be able to finish without having seen them, for they are shown only once. */
export function BackupCodes({ username, codes }: { username: string; codes: readonly string[] }) {
  const [shown, setShown] = useState(true)
  const save = () => saveFile('nightlight-backup-codes.txt', 'text/plain', fileText(username, codes))
  return (
    <section aria-labelledby="backup-codes">
      <h3 id="backup-codes" className="text-xl">
        Your backup codes
      </h3>
      <p className="mt-1 text-soft">
        Each works once, instead of a code from the app. They are shown only now.
      </p>
      {shown && (
        <ul aria-label="Backup codes" className="mt-3 grid gap-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li
              key={code}
              className="flex items-center justify-between gap-2 rounded-field bg-sunken pl-4 font-mono"
            >
              {code}
              <CopyButton what={`backup code ${code}`} text={code} iconOnly />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-x-3 gap-y-1">
        <Button variant="secondary" onClick={save}>
          <Download size={20} aria-hidden="true" />
          Save as a file
        </Button>
        <CopyButton what="all backup codes" text={codes.join('\n')} label="Copy all" />
        <Button variant="ghost" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          {shown ? 'Hide backup codes' : 'Show backup codes'}
        </Button>
      </div>
    </section>
  )
}

const fileText = (username: string, codes: readonly string[]): string =>
  [`Backup codes of ${username} for ${location.origin}`, 'Each works once.', '', ...codes, ''].join('\n')
