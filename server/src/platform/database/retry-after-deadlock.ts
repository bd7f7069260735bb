const deadlockDetected = '40P01'
const tries = 5

/** Retries a transaction that PostgreSQL rolled back because of a deadlock; the other transaction has continued. */
export async function retryAfterDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if ((error as { code?: string }).code !== deadlockDetected || attempt === tries) throw error
    }
  }
}
