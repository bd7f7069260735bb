/** A database that cannot be opened; the message says what to do. */
export class DatabaseRefused extends Error {}
