/** `mfa_enabled` → 'Mfa Enabled'. */
export const actionLabel = (action: string): string =>
  action
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
