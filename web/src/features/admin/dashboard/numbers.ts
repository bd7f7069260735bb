const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

/** 1536 → '1.5 KB'. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${value.toFixed(power > 0 && value < 10 ? 1 : 0)} ${units[power]}`
}

/** Amounts below a cent still show something. */
export const formatDollars = (usd: number): string => `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`
