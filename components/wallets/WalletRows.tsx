import { useEffect, useState } from 'react';
import { walletKey } from '@/contracts/portfolio/walletKey';
import type { OwnWallets } from '@/lib/resources/useWallets';
import { hasWallet } from '@/lib/wallets/signMessage';
import { copy } from './copy';
import type { WalletChanges } from './useWalletList';
import { WalletRow } from './WalletRow';

/** Where a wallet can be proved, and why not elsewhere. */
function useProvable(acting: boolean): { canProve: boolean; note: string | undefined } {
  const [here, setHere] = useState(true);
  useEffect(() => setHere(hasWallet()), []);
  if (acting) return { canProve: false, note: copy.ownerOnly };
  return { canProve: here, note: here ? undefined : copy.proveElsewhere };
}

interface WalletRowsProps {
  own: OwnWallets;
  acting: boolean;
  changes: WalletChanges;
}

export function WalletRows({ own, acting, changes }: WalletRowsProps) {
  const { canProve, note } = useProvable(acting);
  const wallets = own.list?.wallets ?? [];
  if (wallets.length === 0) return <p className="note">{copy.empty}</p>;
  return (
    <>
      <ul>
        {wallets.map((wallet, at) => (
          <WalletRow
            key={walletKey(wallet)}
            wallet={wallet}
            canProve={canProve}
            onProved={own.show}
            onRename={(label) => changes.rename(wallet, label)}
            onUp={at === 0 ? undefined : () => changes.moveUp(wallet)}
            onRemove={() => void changes.remove(wallet)}
          />
        ))}
      </ul>
      {note !== undefined && wallets.some(({ proof }) => !proof) && <p className="note">{note}</p>}
    </>
  );
}
