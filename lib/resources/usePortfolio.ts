import useSWR from 'swr';
import type { Portfolio } from '@/contracts/portfolio/portfolio';
import { readPortfolio } from '@/lib/api/wallets';
import { PORTFOLIO } from './walletKeys';

/** Read again when the list of wallets changes. */
export function usePortfolio(account: string, walletsVersion: number | undefined) {
  const { data, error, isValidating, mutate } = useSWR<Portfolio, unknown>(
    walletsVersion === undefined ? null : [PORTFOLIO, account, walletsVersion],
    readPortfolio,
    { shouldRetryOnError: false, keepPreviousData: true },
  );
  return { portfolio: data, error, busy: isValidating, reload: () => void mutate() };
}
