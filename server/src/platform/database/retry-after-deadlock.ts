const deadlockDetected = '40P01'
const tries = 5

/**
 * Does a transaction again that PostgreSQL ended because it and another one waited for each other: nothing of it has happened, and
 * the other one has gone on.
 */
export async function retryAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if ((error as { code?: string }).code !== deadlockDetected || attempt === tries) throw error
    }
  }
}
