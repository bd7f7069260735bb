import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type TransactionBuilder } from 'kysely'

const openTransaction = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Throws when the caller is inside a transaction. On the embedded database, which has one connection, a query that goes past
 * the open transaction would wait for it for ever; on a server it would silently not be part of it.
 */
export function refuseInsideTransaction(): void {
  if (openTransaction.getStore()?.open) {
    throw new Error(
      'A query went past the open transaction. Use the transaction handle that the callback was given.',
    )
  }
}

/** A Kysely whose transactions are known to `refuseInsideTransaction`. */
export class GuardedKysely<T> extends Kysely<T> {
  override transaction(): TransactionBuilder<T> {
    return guarded(super.transaction())
  }
}

function guarded<T>(builder: TransactionBuilder<T>): TransactionBuilder<T> {
  return new Proxy(builder, {
    get(target, property) {
      if (property === 'execute') return executeGuarded(target)
      const value = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const result = value.apply(target, args)
        return result?.constructor === target.constructor ? guarded(result) : result
      }
    },
  })
}

function executeGuarded<T>(builder: TransactionBuilder<T>): TransactionBuilder<T>['execute'] {
  return async (callback, ...options) => {
    refuseInsideTransaction()
    return builder.execute(
      async (trx) => {
        // What the callback leaves running in the background keeps this store; once the transaction is over it may query.
        const transaction = { open: true }
        try {
          return await openTransaction.run(transaction, () => callback(trx))
        } finally {
          transaction.open = false
        }
      },
      ...options,
    )
  }
}
