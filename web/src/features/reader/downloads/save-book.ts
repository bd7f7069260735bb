import { exportStorybook, type Paper } from '@nightlight/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { fetchFile } from '../../../lib/fetch-file.ts'
import { saveBlob } from '../../../lib/save-file.ts'

export function useSaveEpub(id: string, { onError }: { onError: (error: Error) => void }) {
  return useMutation({
    mutationFn: async () => {
      const { epubUrl } = await call(exportStorybook, { params: { id } })
      await save(epubUrl)
    },
    onError,
  })
}

export interface PdfOptions {
  readonly paper: Paper
  readonly bleed: boolean
}

/** Resolves to the characters that the PDF could not render. */
export function useSavePdf(
  id: string,
  { onSuccess, onError }: { onSuccess: (lacking: string[]) => void; onError: (error: Error) => void },
) {
  return useMutation({
    mutationFn: async ({ paper, bleed }: PdfOptions) => {
      const { pdfUrl, pdfLacks } = await call(exportStorybook, { params: { id } })
      await save(`${pdfUrl}&paper=${paper}&bleed=${bleed ? 1 : 0}`)
      return pdfLacks
    },
    onSuccess,
    onError,
  })
}

/** Fetched by the page rather than by the browser, so that errors appear on the page. */
async function save(url: string): Promise<void> {
  const { name, blob } = await fetchFile(url)
  saveBlob(name, blob)
}
