import { errorFromAnswer, unreachable } from './api-error.ts'

/**
 * Fetches a file and the name that the server gives it.
 * @throws {ApiError} if it fails
 */
export async function fetchFile(address: string): Promise<{ name: string; blob: Blob }> {
  const response = await fetch(address, { credentials: 'include' }).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw errorFromAnswer(response.status, response.statusText, await response.text())
  const blob = await response.blob().catch(() => {
    throw unreachable()
  })
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return { name: decodeURIComponent(name ?? 'story'), blob }
}
