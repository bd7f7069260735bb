import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { homeParameters, signedInCookie } from '@nightlight/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readIfExists } from '../read-if-exists.ts'
import { sendNotFound } from './error-handler.ts'

const drawnHome = 'home.html'

/**
 * Serves the web app: files of the build, and its page for every URL that is not a call or a file. Visitors get the home page with what
 * they see first drawn into it.
 */
export async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (!folder || !existsSync(folder)) {
    app.setNotFoundHandler(sendNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: ['index.html'],
    // The build has compressed them; see compressed-files.ts there.
    preCompressed: true,
    // By its own name one would be sent as what it is not, and compressed again.
    allowedPath: (path) => !path.endsWith('.br'),
    setHeaders(reply, path) {
      // Files in assets/ carry a digest of their content in their names.
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const hasDrawnHome = existsSync(join(folder, drawnHome))
  const isDrawn = ({ url, headers }: FastifyRequest) =>
    hasDrawnHome && !headers.cookie?.includes(`${signedInCookie}=`) && !changesHome(url)
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    reply.header('vary', 'cookie').sendFile(isDrawn(request) ? drawnHome : 'index.html'),
  )
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && looksLikePage(request.url)
    return isPage ? reply.sendFile('index.html') : sendNotFound(request, reply)
  })
}

/** Texts of the `<style>` elements in the page that is drawn for visitors, which the content policy has to allow. */
export async function drawnStyles(folder: string | undefined): Promise<string[]> {
  const page = folder && (await readIfExists(join(folder, drawnHome)))
  return [...(page || '').matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, text]) => text ?? [])
}

/** Whether something else is shown first because of the query. */
const changesHome = (url: string) => {
  const query = new URLSearchParams(url.split('?')[1])
  return Object.values(homeParameters).some((name) => query.has(name))
}

const looksLikePage = (url: string) => {
  const path = url.split('?')[0] ?? '/'
  const isHidden = /\/(\.|%2e)/i.test(path)
  return !isHidden && !/^\/(api|media|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{2,8}$/i.test(path)
}
