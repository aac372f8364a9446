import useSWR from 'swr';
import type { WalletForm, WalletList } from '@/contracts/portfolio/wallets';
import { newerWallets, readWallets, updateWallets } from '@/lib/api/wallets';
import { WALLETS } from './walletKeys';

export interface OwnWallets {
  /** Undefined until loaded. */
  list: WalletList | undefined;
  error: unknown;
  reload: () => void;
  /** @throws RequestError; after a 409 `list` is the newer one */
  save: (wallets: readonly WalletForm[]) => Promise<void>;
  /** The list as an answer has it. */
  show: (list: WalletList) => void;
}

/** `account` keeps two accounts in one tab apart. */
export function useWallets(account: string): OwnWallets {
  const { data, error, mutate } = useSWR<WalletList, unknown>([WALLETS, account], readWallets, {
    shouldRetryOnError: false,
  });
  const show = (list: WalletList) => void mutate(list, { revalidate: false });
  return {
    list: data,
    error,
    reload: () => void mutate(),
    show,
    save: async (wallets) => {
      try {
        show(await updateWallets(wallets, data?.version ?? 0));
      } catch (failure) {
        const newer = newerWallets(failure);
        if (newer) show(newer);
        throw failure;
      }
    },
  };
}
