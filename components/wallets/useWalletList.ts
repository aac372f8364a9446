import { useState } from 'react';
import { walletKey } from '@/contracts/portfolio/walletKey';
import type { Wallet, WalletForm } from '@/contracts/portfolio/wallets';
import { errorMessage } from '@/lib/errors/errorMessage';
import type { OwnWallets } from '@/lib/resources/useWallets';

interface Removed {
  wallet: Wallet;
  at: number;
}

export type WalletChanges = ReturnType<typeof useWalletList>;

/** Changes of the list, one at a time, each of the whole list as it is shown. */
export function useWalletList({ list, save }: OwnWallets) {
  const [refusal, setRefusal] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();
  const wallets = list?.wallets ?? [];

  /** @returns whether it was saved */
  async function change(next: readonly WalletForm[]): Promise<boolean> {
    setRefusal(undefined);
    try {
      await save(next);
      return true;
    } catch (error) {
      setRefusal(errorMessage(error));
      return false;
    }
  }
  const others = (wallet: Wallet) => wallets.filter((one) => walletKey(one) !== walletKey(wallet));
  return {
    refusal,
    removed: removed?.wallet,
    /** @throws RequestError, for the form */
    add: async (wallet: WalletForm) => {
      setRefusal(undefined);
      await save([...wallets, wallet]);
      setRemoved(undefined);
    },
    rename: (wallet: Wallet, label: string) =>
      void change(wallets.map((one) => (one === wallet ? { ...one, label } : one))),
    moveUp: (wallet: Wallet) => {
      const at = wallets.indexOf(wallet);
      const rest = others(wallet);
      void change([...rest.slice(0, at - 1), wallet, ...rest.slice(at - 1)]);
    },
    remove: async (wallet: Wallet) => {
      const at = wallets.indexOf(wallet);
      if (await change(others(wallet))) setRemoved({ wallet, at });
    },
    undo: async () => {
      if (!removed) return;
      const { wallet, at } = removed;
      if (await change([...wallets.slice(0, at), wallet, ...wallets.slice(at)]))
        setRemoved(undefined);
    },
  };
}
