/** Set by the service worker on a response from its cache, because the server could not be reached. */
export const fromCacheHeader = 'x-kept-on-device'
