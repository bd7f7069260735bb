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
  tierOfPlanCode,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { ExpectedError } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import { limits } from '../../platform/http/limits.ts'
import { serve } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { cancelPlan, changePlan, nothingToChange, resumePlan } from './change-plan.ts'
import { orderPlan } from './order-plan.ts'
import { type PaymentDeps, requirePayments } from './payments.ts'
import { readStatus } from './read-status.ts'
import { findPayer } from './subscriptions.queries.ts'
import { type SalesDeps, syncSubscription } from './sync-subscription.ts'

const asked = { access: 'account', limit: limits.payment } as const

export function paymentRoutes(app: FastifyInstance, deps: PlatformDeps & PaymentDeps): void {
  const { db, config, jobs } = deps
  const salesDeps = (): SalesDeps & Pick<PlatformDeps, 'jobs'> => ({
    db,
    jobs,
    payments: requirePayments(deps.payments),
  })
  const customerOf = async ({ id }: Account) => (await findPayer(db, id))?.stripeCustomerId ?? null

  /** For what only somebody can do who has bought something before. */
  async function asCustomer<T>(
    account: Account,
    work: (sales: SalesDeps, customer: string) => Promise<T>,
  ): Promise<T> {
    const sales = salesDeps()
    const customer = await customerOf(account)
    if (!customer) throw nothingToChange()
    return work(sales, customer)
  }

  serve(app, paymentKey, { access: 'account' }, async () => ({
    publicKey: deps.payments?.publicKey ?? null,
  }))

  serve(app, subscriptionStatus, { access: 'account' }, ({ account }) => readStatus(db, account))

  serve(app, createSubscription, asked, async ({ account, body }) => {
    const sales = salesDeps()
    refuseUnapproved(config, account)
    if (account.isAdmin) {
      throw new ExpectedError(409, 'conflict', 'As an administrator you have everything already.')
    }
    const wish = { tier: tierOfPlanCode[body.tier], interval: body.interval }
    return { clientSecret: await orderPlan(sales, account, wish) }
  })

  serve(app, syncCall, asked, async ({ account }) => {
    const customer = await customerOf(account)
    if (customer) await syncSubscription(salesDeps(), customer, 'asked')
    return readStatus(db, account)
  })

  serve(app, changeSubscription, asked, ({ account, body }) =>
    asCustomer(account, async (sales, customer) => {
      const wish = { tier: tierOfPlanCode[body.tier], interval: body.interval }
      const clientSecret = await changePlan(sales, customer, wish)
      return { ...(await readStatus(db, account)), clientSecret }
    }),
  )

  serve(app, cancelSubscription, asked, ({ account }) =>
    asCustomer(account, async (sales, customer) => {
      await cancelPlan(sales, customer)
      return readStatus(db, account)
    }),
  )

  serve(app, resumeSubscription, asked, ({ account }) =>
    asCustomer(account, async (sales, customer) => {
      await resumePlan(sales, customer)
      return readStatus(db, account)
    }),
  )

  serve(app, openPortal, asked, ({ account }) =>
    asCustomer(account, async ({ payments }, customer) => ({
      url: await payments.openPortal(customer, `${config.http.publicUrl}/subscribe`),
    })),
  )

  serve(app, listInvoices, asked, async ({ account }) => {
    const { payments } = salesDeps()
    const customer = await customerOf(account)
    return customer ? payments.listInvoices(customer) : []
  })
}
