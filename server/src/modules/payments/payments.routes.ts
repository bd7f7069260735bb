import {
  cancelSubscription,
  changeSubscription,
  createSubscription,
  listInvoices,
  openPortal,
  paymentKey,
  resumeSubscription,
  subscriptionStatus,
  syncSubscription as syncCall,
  tierOfOrder,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { serve } from '../../platform/http/route.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { cancelPlan, changePlan, nothingToChange, resumePlan } from './change-plan.ts'
import { orderPlan } from './order-plan.ts'
import { needPayments, type Payments } from './payments.ts'
import { readStatus } from './read-status.ts'
import { findPayer } from './subscriptions.queries.ts'
import { syncSubscription, type Till } from './sync-subscription.ts'

/** Each of these asks the provider a few things. */
const limit = { max: 30, timeWindow: '1 minute' }
const byAccount = { access: 'account', limit } as const

export function paymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, config, jobs } = deps
  const till = (): Till => ({ db, payments: needPayments(deps.payments) })
  const customerOf = async ({ id }: Account) => (await findPayer(db, id))?.stripeCustomerId ?? null

  /** For what only somebody can do who has bought something before. */
  async function atTill<T>(
    account: Account,
    work: (till: Till, customer: string, payments: Payments) => Promise<T>,
  ): Promise<T> {
    const open = till()
    const customer = await customerOf(account)
    if (!customer) throw nothingToChange()
    return work(open, customer, open.payments)
  }

  serve(app, paymentKey, { access: 'account' }, async () => ({
    publicKey: deps.payments?.publicKey ?? null,
  }))

  serve(app, subscriptionStatus, { access: 'account' }, ({ account }) => readStatus(db, account))

  serve(app, createSubscription, byAccount, async ({ account, body }) => {
    const open = till()
    refuseUnapproved(config, account)
    if (account.isAdmin) {
      throw new ExpectedError(409, 'conflict', 'As an administrator you have everything already.')
    }
    const wish = { tier: tierOfOrder[body.tier], interval: body.interval }
    return { clientSecret: await orderPlan({ ...open, jobs }, account, wish) }
  })

  serve(app, syncCall, byAccount, async ({ account }) => {
    const customer = await customerOf(account)
    if (customer) await syncSubscription(till(), customer, 'asked')
    return readStatus(db, account)
  })

  serve(app, changeSubscription, byAccount, ({ account, body }) =>
    atTill(account, async (open, customer) => {
      const wish = { tier: tierOfOrder[body.tier], interval: body.interval }
      const clientSecret = await changePlan(open, customer, wish)
      return { ...(await readStatus(db, account)), clientSecret }
    }),
  )

  serve(app, cancelSubscription, byAccount, ({ account }) =>
    atTill(account, async (open, customer) => {
      await cancelPlan(open, customer)
      return readStatus(db, account)
    }),
  )

  serve(app, resumeSubscription, byAccount, ({ account }) =>
    atTill(account, async (open, customer) => {
      await resumePlan(open, customer)
      return readStatus(db, account)
    }),
  )

  serve(app, openPortal, byAccount, ({ account }) =>
    atTill(account, async (_, customer, payments) => ({
      url: await payments.openPortal(customer, `${config.http.publicUrl}/subscribe`),
    })),
  )

  serve(app, listInvoices, byAccount, async ({ account }) => {
    const { payments } = till()
    const customer = await customerOf(account)
    return customer ? payments.listInvoices(customer) : []
  })
}
