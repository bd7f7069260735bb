import { forgetSpokenName, keepSpokenName, listSpokenNames } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Account } from '../../platform/http/account.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { previewFolder } from '../voices/index.ts'
import { familyNames, forgetFamilyName, keepFamilyName } from './family-names.ts'

export function spokenNameRoutes(app: FastifyInstance, { db, files }: PlatformDeps): void {
  serve(app, listSpokenNames, { access: 'account' }, ({ account }) => familyNames(db, account))

  serve(app, keepSpokenName, { access: 'account' }, async ({ account, body }) => {
    const { name, said } = body
    if (said) return withStatus(200, await keepFamilyName(db, account, { name, said }))
    return forget(account, name)
  })

  serve(app, forgetSpokenName, { access: 'account' }, ({ account, body }) => forget(account, body.name))

  /** With the files in which the name was tried out. */
  async function forget(account: Account, name: string) {
    await forgetFamilyName(db, account, name)
    await files.removeAll(previewFolder(account.id))
    return withStatus(204, null)
  }
}
