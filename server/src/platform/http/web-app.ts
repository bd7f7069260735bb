import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendNotFound } from './error-handler.ts'

/** Serves the web app: files of the build, and its only page for every URL that is not a call or a file. */
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
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && looksLikePage(request.url)
    return isPage ? reply.sendFile('index.html') : sendNotFound(request, reply)
  })
}

const looksLikePage = (url: string) => {
  const path = url.split('?')[0] ?? '/'
  const isHidden = /\/(\.|%2e)/i.test(path)
  return !isHidden && !/^\/(api|media|assets)(\/|$)/.test(path) && !/\.[a-z0-9]{2,8}$/i.test(path)
}
