import { plans } from '@nightlight/contract'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe, StripeElements } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { currentTheme, onThemeChange } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { priceOf } from './plan-text.ts'
import { loadPayments } from './stripe-script.ts'
import type { OpenPayment } from './use-checkout.ts'

interface PaymentFormProps {
  publicKey: string
  payment: OpenPayment
  onLeave: () => void
}

/** The card form, in an iframe by Stripe: card numbers never reach us. */
export function PaymentForm({ publicKey, payment, onLeave }: PaymentFormProps) {
  const theme = useSyncExternalStore(onThemeChange, currentTheme)
  const stripe = useQuery({
    queryKey: ['stripe', publicKey],
    queryFn: () => loadPayments(publicKey),
    gcTime: 0,
  })
  const { offer, clientSecret } = payment
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="mx-auto w-full max-w-xl p-5 sm:p-8">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Complete Your Subscription
      </h1>
      <p className="mt-2 mb-6 text-soft">
        {plans[offer.tier].name}, {priceOf(offer)}. You can cancel at any time; the plan then lasts until the
        end of the paid period.{' '}
        <Link href="/terms" className="text-link underline underline-offset-4">
          Terms
        </Link>
      </p>
      {stripe.isError ? (
        <Notice
          tone="danger"
          title="The payment form could not be loaded"
          action={
            <Button variant="secondary" onClick={() => void stripe.refetch()}>
              Try again
            </Button>
          }
        >
          Nothing was charged. Please check your connection.
        </Notice>
      ) : stripe.isPending ? (
        <Loading>Loading payment form...</Loading>
      ) : (
        <Elements stripe={stripe.data} options={{ clientSecret, appearance: appearanceFor(theme) }}>
          <CardFields />
        </Elements>
      )}
      <Button variant="ghost" className="mt-4 w-full" onClick={onLeave}>
        <ArrowLeft size={20} aria-hidden="true" />
        Choose another plan
      </Button>
    </Card>
  )
}

function CardFields() {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!stripe || !elements || isPaying) return
    setPaying(true)
    setFailure(null)
    const message = await confirmPayment(stripe, elements)
    // Without an error the browser is being redirected to the return URL.
    if (message === null) return
    setPaying(false)
    setFailure(message)
    toast({ title: 'Payment Failed', description: message, tone: 'destructive' })
  }

  return (
    <form noValidate onSubmit={(event) => void pay(event)} className="flex flex-col gap-5">
      {!isReady && <Loading>Loading payment form...</Loading>}
      <div className={isReady ? undefined : 'h-0 overflow-hidden'}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setReady(true)}
          onLoadError={({ error }) => {
            console.error(error)
            setFailure('The payment form could not be loaded. Please reload this page.')
          }}
        />
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="large" busy={isPaying} disabled={!isReady || isPaying}>
        Subscribe to Premium
      </Button>
    </form>
  )
}

/** @returns an error message; null if the browser is being redirected */
async function confirmPayment(stripe: Stripe, elements: StripeElements): Promise<string | null> {
  const return_url = `${location.origin}/dashboard?subscription=success`
  try {
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url } })
    // The payment succeeded at an earlier attempt, whose response was lost.
    if (error.payment_intent?.status === 'succeeded') {
      location.assign(return_url)
      return null
    }
    return error.message ?? genericError
  } catch (error) {
    return error instanceof Error && error.message ? error.message : genericError
  }
}

const genericError = 'The payment did not go through. Please try again.'

/** Stripe's iframe cannot use our CSS variables, so it gets their current values. */
function appearanceFor(theme: 'light' | 'dark'): Appearance {
  const styles = getComputedStyle(document.documentElement)
  const colour = (name: string) => styles.getPropertyValue(name).trim()
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--accent'),
      colorBackground: colour('--raised'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--soft'),
      colorDanger: colour('--danger'),
      fontFamily: 'Nunito, ui-rounded, system-ui, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '14px',
      spacingUnit: '5px',
    },
  }
}
