import type { AdminUser } from '@nightlight/contract'

export const statusNames: Readonly<Record<AdminUser['status'], string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
}
