import {
  addInfo as addInfoCall,
  changeInfo,
  type InfoItem,
  importInfo as importInfoCall,
  listInfo,
  removeInfo,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { NotFound } from '../../platform/errors.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { addInfo, importInfo } from './add-info.ts'
import { deleteInfo, type InfoRow, selectInfo, updateInfo } from './child-info.queries.ts'
import { ownChild } from './own-child.ts'
import { ownInfo } from './own-info.ts'

export function childInfoRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, listInfo, { access: 'account' }, async ({ account, params }) => {
    const child = await ownChild(db, account, params.id)
    return (await selectInfo(db, child.id)).map(present)
  })

  serve(app, addInfoCall, { access: 'account' }, async ({ account, params, body }) => {
    return present(await addInfo(db, account, await ownChild(db, account, params.id), body))
  })

  serve(app, importInfoCall, { access: 'account' }, async ({ account, params }) => {
    return (await importInfo(db, await ownChild(db, account, params.id))).map(present)
  })

  serve(app, changeInfo, { access: 'account' }, async ({ account, params, body }) => {
    const changed = await updateInfo(db, await ownInfo(db, account, params.infoId), body)
    if (!changed) throw new NotFound('Info')
    return present(changed)
  })

  serve(app, removeInfo, { access: 'account' }, async ({ account, params }) => {
    await deleteInfo(db, await ownInfo(db, account, params.infoId))
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
