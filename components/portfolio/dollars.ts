import { formatMoney } from '@/contracts/money';

/** $1.2K; what is less than a dollar is not nothing. */
export const dollars = (usd: number): string =>
  usd > 0 && usd < 1 ? 'under $1' : formatMoney(usd);
