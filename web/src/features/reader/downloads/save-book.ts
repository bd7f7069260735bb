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
  /** The whole book to print at home, or one of the two files that a print shop needs. */
  readonly part: 'book' | 'pages' | 'cover'
}

/** Resolves to the characters that the PDF could not render. */
export function useSavePdf(
  id: string,
  {
    onSuccess,
    onError,
  }: { onSuccess: (lacking: string[], options: PdfOptions) => void; onError: (error: Error) => void },
) {
  return useMutation({
    mutationFn: async ({ paper, part }: PdfOptions) => {
      const { pdfUrl, coverPdfUrl, pdfLacks } = await call(exportStorybook, { params: { id } })
      const url = part === 'cover' ? coverPdfUrl : `${pdfUrl}&bleed=${part === 'pages' ? 1 : 0}`
      await save(`${url}&paper=${paper}`)
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
