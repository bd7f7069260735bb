/** What the service worker puts on an answer that it had kept, because the server could not be reached. */
export const keptHeader = 'x-kept-on-device'
