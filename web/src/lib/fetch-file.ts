import { errorFromResponse, unreachableError } from './api-error.ts'

/**
 * Fetches a file and the name that the server gives it.
 * @throws {ApiError} if it fails
 */
export async function fetchFile(url: string): Promise<{ name: string; blob: Blob }> {
  const response = await fetch(url, { credentials: 'include' }).catch(() => {
    throw unreachableError()
  })
  if (!response.ok) throw errorFromResponse(response.status, response.statusText, await response.text())
  const blob = await response.blob().catch(() => {
    throw unreachableError()
  })
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(name ?? 'story'), blob }
}
