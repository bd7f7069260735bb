import type { Story } from '@nightlight/contract'
import { Download } from 'lucide-react'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'

/** Downloads the text, on every plan. Created here, since the page has the text already. */
export function DownloadText({ story }: { story: Story }) {
  const download = () =>
    saveFile(`${fileName(story.title)}.txt`, 'text/plain;charset=utf-8', storyText(story))
  return (
    <Button variant="ghost" onClick={download}>
      <Download size={20} aria-hidden="true" />
      Download text
    </Button>
  )
}

const storyText = ({ title, storyStructure }: Story) =>
  `${title}\n\n${storyStructure.sections.map((section) => section.text.trim()).join('\n\n')}\n`

/** Only letters and digits of any script: other characters are a problem for some file systems. */
const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'story'
