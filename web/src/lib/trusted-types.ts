interface Rules {
  createHTML?(markup: string): string | null
  createScriptURL?(url: string): string
}

interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy<R extends Rules>(name: string, rules: R): R
}

/** In browsers with Trusted Types, strings become markup or script URLs only through a policy. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
