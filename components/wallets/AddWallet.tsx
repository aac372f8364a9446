import { Button } from '@/components/ui';
import { WALLETS_MAX } from '@/contracts/limits';
import type { WalletForm } from '@/contracts/portfolio/wallets';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';

const load = () => import('./WalletForm');

interface AddWalletProps {
  count: number;
  add: (wallet: WalletForm) => Promise<void>;
}

/** The form, which loads after the list, or why there is none. */
export function AddWallet({ count, add }: AddWalletProps) {
  const isFull = count >= WALLETS_MAX;
  const { module, failed, retry } = useModule(load, !isFull);
  if (isFull) return <p className="note">{copy.full(WALLETS_MAX)}</p>;
  if (failed)
    return (
      <p className="error" role="alert">
        {copy.notLoaded} <Button onClick={retry}>{copy.retry}</Button>
      </p>
    );
  return module ? <module.WalletForm add={add} /> : null;
}
