import { workerPolicyName } from '@nightlight/contract'
import { trustedTypes } from '../../lib/trusted-types.ts'
import { toast } from '../../ui/toast.ts'
import { takeOver } from './cache-names.ts'

/**
 * Registers the service worker. A new release waits until the last page of the old one is closed, so that no page mixes the two;
 * the user is offered to update at once.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker.register(trusted('/service-worker.js')).catch(() => null)
  if (!registration) return
  if (registration.waiting) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing
    fresh?.addEventListener('statechange', () => {
      // The first installation replaces nothing.
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(fresh)
    })
  })
}

/** Browsers that know Trusted Types take the address of a script from a policy alone; the others take it as it is. */
function trusted(address: string): string {
  policy ??= trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: (named: string) => named })
  return policy?.createScriptURL(address) ?? address
}

/** A name is given to one policy only, and whoever signs in again registers again. */
let policy: { createScriptURL(url: string): string } | undefined

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
