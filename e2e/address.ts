/** Where the product under test is served. */
export const port = Number(process.env.E2E_PORT ?? 3187)
export const address = `http://localhost:${port}`
