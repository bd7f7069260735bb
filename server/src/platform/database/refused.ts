/** A database that cannot be opened as it is; the message says what to do. */
export class DatabaseRefused extends Error {}
