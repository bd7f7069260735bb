import type { Story } from '@nightlight/contract'
import { Download } from 'lucide-react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'

/** The story as a text file, on every plan. Made here: the text is on the page already. */
export function DownloadText({ story }: { story: Story }) {
  const download = () =>
    saveFile(`${fileName(story.title)}.txt`, 'text/plain;charset=utf-8', plainStory(story))
  return (
    <Button look="quiet" onClick={download}>
      <Download size={20} aria-hidden="true" />
      Download text
    </Button>
  )
}

const plainStory = ({ title, storyStructure }: Story) =>
  `${title}\n\n${storyStructure.sections.map((section) => section.text.trim()).join('\n\n')}\n`

/** Letters and digits of any script; everything else would trouble some file system. */
const fileName = (title: string) =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'story'
