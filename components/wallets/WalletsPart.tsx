import { useEffect, useState } from 'react';
import { Button, Hidden } from '@/components/ui';
import { WALLETS_MAX } from '@/contracts/limits';
import { walletKey } from '@/contracts/walletKey';
import { errorMessage } from '@/lib/errors/errorMessage';
import { useModule } from '@/lib/hooks/useModule';
import type { OwnWallets } from '@/lib/resources/useWallets';
import { hasWallet } from '@/lib/wallets/signMessage';
import { copy } from './copy';
import { walletName } from './names';
import { useWalletList } from './useWalletList';
import { WalletRow } from './WalletRow';
import { Part, Sheet, Skeleton } from './Wallets.styles';

const loadForm = () => import('./WalletForm');

export interface WalletsPartProps {
  own: OwnWallets;
  /** Staff act as the user: they prove nothing. */
  acting: boolean;
}

/** Where a wallet can be proved, and why not elsewhere. */
function useProvable(acting: boolean): { canProve: boolean; note: string | undefined } {
  const [here, setHere] = useState(true);
  useEffect(() => setHere(hasWallet()), []);
  if (acting) return { canProve: false, note: copy.ownerOnly };
  return { canProve: here, note: here ? undefined : copy.proveElsewhere };
}

type Listed = ReturnType<typeof useWalletList> & Pick<WalletsPartProps, 'own' | 'acting'>;

function WalletRows({ own, acting, rename, moveUp, remove }: Listed) {
  const { canProve, note } = useProvable(acting);
  const wallets = own.list?.wallets ?? [];
  if (wallets.length === 0) return <p className="note">{copy.empty}</p>;
  return (
    <>
      <Sheet as="ul">
        {wallets.map((wallet, at) => (
          <WalletRow
            key={walletKey(wallet)}
            wallet={wallet}
            canProve={canProve}
            onProved={own.show}
            onRename={(label) => rename(wallet, label)}
            onUp={at === 0 ? undefined : () => moveUp(wallet)}
            onRemove={() => void remove(wallet)}
          />
        ))}
      </Sheet>
      {note !== undefined && wallets.some(({ proof }) => !proof) && <p className="note">{note}</p>}
    </>
  );
}

export function WalletsPart({ own, acting }: WalletsPartProps) {
  const { list, error, reload } = own;
  const changes = useWalletList(own);
  const form = useModule(loadForm, list !== undefined);
  const { refusal, removed } = changes;
  return (
    <Part aria-labelledby="wallets-title">
      <h2 id="wallets-title">{copy.title}</h2>
      <p className="lead">{copy.lead}</p>
      {!list && error === undefined && (
        <>
          <Hidden role="status">{copy.loading}</Hidden>
          <Skeleton />
        </>
      )}
      {!list && error !== undefined && (
        <>
          <p className="error" role="alert">
            {errorMessage(error)}
          </p>
          <Button type="button" onClick={reload}>
            {copy.retry}
          </Button>
        </>
      )}
      {list && <WalletRows {...changes} own={own} acting={acting} />}
      {refusal !== undefined && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      <div role="status">
        {removed && (
          <p className="undo">
            {copy.removed(walletName(removed))}
            <Button type="button" onClick={() => void changes.undo()}>
              {copy.undo}
            </Button>
          </p>
        )}
      </div>
      {list && list.wallets.length >= WALLETS_MAX && (
        <p className="note">{copy.full(WALLETS_MAX)}</p>
      )}
      {list && list.wallets.length < WALLETS_MAX && form.module && (
        <Sheet as="div">
          <form.module.WalletForm add={changes.add} />
        </Sheet>
      )}
      {form.failed && (
        <p className="error" role="alert">
          {copy.notLoaded} <Button onClick={form.retry}>{copy.retry}</Button>
        </p>
      )}
    </Part>
  );
}
