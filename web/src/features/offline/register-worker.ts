import { workerPolicyName } from '@nightlight/contract'
import { trustedTypes } from '../../lib/trusted-types.ts'
import { toast } from '../../ui/toast.ts'
import { skipWaitingMessage } from './cache-names.ts'

/**
 * Registers the service worker. A new release waits until the last page of the old one is closed, so that no page mixes the two;
 * the user is offered to update at once.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const registration = await navigator.serviceWorker
    .register(trustedUrl('/service-worker.js'))
    .catch(() => null)
  if (!registration) return
  if (registration.waiting) offerUpdate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The first installation replaces nothing.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker)
    })
  })
}

/** Browsers with Trusted Types accept a script URL only from a policy; others accept the string. */
function trustedUrl(url: string): string {
  policy ??= trustedTypes?.createPolicy(workerPolicyName, { createScriptURL: (url: string) => url })
  return policy?.createScriptURL(url) ?? url
}

/** Created once: a policy name can be used only once, but signing in again registers the worker again. */
let policy: { createScriptURL(url: string): string } | undefined

function offerUpdate(worker: ServiceWorker): void {
  toast({
    title: 'A new version of Nightlight is ready',
    description: 'It starts the next time you open Nightlight, or right now.',
    action: {
      label: 'Update now',
      altText: 'Close Nightlight everywhere and open it again',
      onPress: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        worker.postMessage(skipWaitingMessage)
      },
    },
  })
}
