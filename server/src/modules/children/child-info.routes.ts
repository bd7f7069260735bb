import {
  addInfo as addInfoCall,
  changeInfo,
  type InfoItem,
  importInfo as importInfoCall,
  listInfo,
  removeInfo,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { addInfo, importInfo } from './add-info.ts'
import { deleteInfo, type InfoRow, selectInfo, updateInfo } from './child-info.queries.ts'
import { ownChild } from './own-child.ts'
import { ownInfo } from './own-info.ts'
import { redescribeCharacter } from './redescribe-character.ts'

export function childInfoRoutes(app: FastifyInstance, { db }: PlatformDeps): void {
  serve(app, listInfo, { access: 'account' }, async ({ account, params }) => {
    const child = await ownChild(db, account, params.id)
    return (await selectInfo(db, child.id)).map(present)
  })

  serve(app, addInfoCall, { access: 'account' }, async ({ account, params, body }) => {
    const added = await addInfo(db, account, await ownChild(db, account, params.id), body)
    await redescribeCharacter(db, account, added.childProfileId)
    return present(added)
  })

  serve(app, importInfoCall, { access: 'account' }, async ({ account, params }) => {
    const items = await importInfo(db, await ownChild(db, account, params.id))
    await redescribeCharacter(db, account, params.id)
    return items.map(present)
  })

  serve(app, changeInfo, { access: 'account' }, async ({ account, params, body }) => {
    const changed = await updateInfo(db, await ownInfo(db, account, params.infoId), body)
    if (!changed) throw new NotFound('Info')
    await redescribeCharacter(db, account, changed.childProfileId)
    return present(changed)
  })

  serve(app, removeInfo, { access: 'account' }, async ({ account, params }) => {
    const removed = await deleteInfo(db, await ownInfo(db, account, params.infoId))
    if (removed) await redescribeCharacter(db, account, removed.childProfileId)
    return withStatus(204, null)
  })
}

function present(item: InfoRow): InfoItem {
  return {
    ...item,
    lastUsed: item.lastUsed?.toISOString() ?? null,
    createdAt: item.createdAt.toISOString(),
  }
}
