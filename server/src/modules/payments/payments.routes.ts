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
import { type PaymentContext, syncSubscription } from './sync-subscription.ts'

const access = { access: 'account', limit: limits.payment } as const

export function paymentRoutes(app: FastifyInstance, deps: PlatformDeps & PaymentDeps): void {
  const { db, config, jobs } = deps
  const paymentContext = (): PaymentContext & Pick<PlatformDeps, 'jobs'> => ({
    db,
    jobs,
    payments: requirePayments(deps.payments),
  })
  const customerOf = async ({ id }: Account) => (await findPayer(db, id))?.stripeCustomerId ?? null

  /** For calls that need an existing customer at the payment provider. */
  async function asCustomer<T>(
    account: Account,
    action: (context: PaymentContext, customer: string) => Promise<T>,
  ): Promise<T> {
    const context = paymentContext()
    const customer = await customerOf(account)
    if (!customer) throw nothingToChange()
    return action(context, customer)
  }

  serve(app, paymentKey, { access: 'account' }, async () => ({
    publicKey: deps.payments?.publicKey ?? null,
  }))

  serve(app, subscriptionStatus, { access: 'account' }, ({ account }) => readStatus(db, account))

  serve(app, createSubscription, access, async ({ account, body }) => {
    const context = paymentContext()
    refuseUnapproved(config, account)
    if (account.isAdmin) {
      throw new ExpectedError(409, 'conflict', 'As an administrator you already have every feature.')
    }
    const requested = { tier: tierOfPlanCode[body.tier], interval: body.interval }
    return { clientSecret: await orderPlan(context, account, requested) }
  })

  serve(app, syncCall, access, async ({ account }) => {
    const customer = await customerOf(account)
    if (customer) await syncSubscription(paymentContext(), customer, 'request')
    return readStatus(db, account)
  })

  serve(app, changeSubscription, access, ({ account, body }) =>
    asCustomer(account, async (context, customer) => {
      const requested = { tier: tierOfPlanCode[body.tier], interval: body.interval }
      const clientSecret = await changePlan(context, customer, requested)
      return { ...(await readStatus(db, account)), clientSecret }
    }),
  )

  serve(app, cancelSubscription, access, ({ account }) =>
    asCustomer(account, async (context, customer) => {
      await cancelPlan(context, customer)
      return readStatus(db, account)
    }),
  )

  serve(app, resumeSubscription, access, ({ account }) =>
    asCustomer(account, async (context, customer) => {
      await resumePlan(context, customer)
      return readStatus(db, account)
    }),
  )

  serve(app, openPortal, access, ({ account }) =>
    asCustomer(account, async ({ payments }, customer) => ({
      url: await payments.openPortal(customer, `${config.http.publicUrl}/subscribe`),
    })),
  )

  serve(app, listInvoices, access, async ({ account }) => {
    const { payments } = paymentContext()
    const customer = await customerOf(account)
    return customer ? payments.listInvoices(customer) : []
  })
}
