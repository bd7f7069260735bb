import { workerPolicyName } from '@nightlight/contract'
import { toast } from '../ui/toast.ts'
import { takeOver } from './names.ts'

/**
 * Registers the service worker. A new release waits until the last page of the old one is closed, so that no page is made of both;
 * whoever does not want to wait is offered to change now.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register(trusted('/service-worker.js')).catch(() => null)
  if (!registration) return
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing
    fresh?.addEventListener('statechange', () => {
      // Without a release before it there is nothing to change from.
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(fresh)
    })
  })
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

/** Browsers that know Trusted Types take the address of a script from a policy alone; the others take it as it is. */
function trusted(address: string): string {
  policy ??= trustedTypesHere()?.createPolicy(workerPolicyName, { createScriptURL: (named) => named })
  return policy?.createScriptURL(address) ?? address
}

/** A name is given to one policy only, and whoever signs in again registers again. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

const trustedTypesHere = () => (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

function offer(fresh: ServiceWorker): void {
  toast({
    title: 'Nightlight has been renewed',
    description: 'It changes when you close it, or now.',
    action: {
      label: 'Change now',
      altText: 'Close Nightlight everywhere and open it again',
      onPress: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        fresh.postMessage(takeOver)
      },
    },
  })
}
