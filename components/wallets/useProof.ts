import { useState } from 'react';
import type { Wallet, WalletList } from '@/contracts/portfolio/wallets';
import { challengeWallet, proveWallet } from '@/lib/api/wallets';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { openAccount, SigningFailed } from '@/lib/wallets/signMessage';
import { copy } from './copy';
import { walletName } from './names';

/** Proves one wallet: its account, a message of the server, a signature, the server's check. */
export function useProof(wallet: Wallet, onProved: (list: WalletList) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const prove = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const sign = await openAccount(wallet.address);
      const { message } = await challengeWallet(wallet);
      onProved(await proveWallet(message, await sign(message)));
      notify('success', copy.nowProved(walletName(wallet)));
    } catch (failure) {
      setError(
        failure instanceof SigningFailed ? copy.failures[failure.reason] : errorMessage(failure),
      );
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, prove: () => void prove() };
}
