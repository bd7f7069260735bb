import type { LanguageModel, Usage } from './language-model.ts'

/**
 * US dollars for a million tokens, in and out, as the vendors listed them in autumn 2026. Dated names ('gpt-5.4-mini-2026-03-17')
 * cost what the name before the date does.
 */
const prices: Readonly<Record<string, readonly [tokensIn: number, tokensOut: number]>> = {
  'gpt-5.5': [5, 30],
  'gpt-5.4': [2.5, 15],
  'gpt-5.4-mini': [0.75, 4.5],
  'gpt-5.4-nano': [0.2, 1.25],
  'gpt-5.2': [1.75, 14],
  'gpt-5.1': [1.25, 10],
  'gpt-5': [1.25, 10],
  'gpt-5-mini': [0.25, 2],
  'gpt-5-nano': [0.05, 0.4],
  'gpt-4.1': [2, 8],
  'gpt-4.1-mini': [0.4, 1.6],
  'gpt-4.1-nano': [0.1, 0.4],
  'gpt-4o': [2.5, 10],
  'gpt-4o-mini': [0.15, 0.6],
  'gpt-image-1.5': [5, 32],
  'gpt-image-1': [5, 40],
  'gpt-image-1-mini': [2, 8],
  'claude-opus-5-5': [4, 20],
  'claude-opus-5': [5, 25],
  'claude-sonnet-5-5': [2, 10],
  'claude-sonnet-5': [2, 10],
  'claude-opus-4-6': [5, 25],
  'claude-opus-4-5': [5, 25],
  'claude-sonnet-4-6': [3, 15],
  'claude-sonnet-4-5': [3, 15],
  'claude-haiku-4-5': [1, 5],
}

/** What a call costs, in dollars: 0 on a server of one's own, null where the price is not known. */
export function costOf(
  { isOwnServer, model }: Pick<LanguageModel, 'isOwnServer' | 'model'>,
  { tokensIn, tokensCached = 0, tokensOut }: Usage,
): number | null {
  if (isOwnServer) return 0
  const undated = model.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')
  const price = Object.hasOwn(prices, undated) ? prices[undated] : undefined
  if (!price) return null
  const paidInFull = tokensIn - tokensCached * (1 - cachedShare(undated))
  return (paidInFull * price[0] + tokensOut * price[1]) / 1_000_000
}

/** What a token from the vendor’s cache costs of the price of another one. */
const cachedShare = (model: string): number =>
  model.startsWith('gpt-4o') ? 0.5 : model.startsWith('gpt-4.1') ? 0.25 : 0.1
