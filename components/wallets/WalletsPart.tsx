import type { ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui';
import { NotYet } from '@/components/ui/page';
import { WALLETS_MAX } from '@/contracts/limits';
import type { WalletForm } from '@/contracts/portfolio/wallets';
import { useModule } from '@/lib/hooks/useModule';
import type { OwnWallets } from '@/lib/resources/useWallets';
import { copy } from './copy';
import { walletName } from './names';
import { useWalletList, type WalletChanges } from './useWalletList';
import { WalletRows } from './WalletRows';
import { Body, Skeleton, Part, Sheet } from './Wallets.styles';

interface FrameProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section below others of a page; the settings have their own. */
function PlainFrame({ id, title, lead, children }: FrameProps) {
  return (
    <Part aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lead">{lead}</p>
      <Sheet as="div">{children}</Sheet>
    </Part>
  );
}

const load = () => import('./WalletForm');

interface AddWalletProps {
  count: number;
  add: (wallet: WalletForm) => Promise<void>;
}

/** The form, which loads after the list, or why there is none. */
function AddWallet({ count, add }: AddWalletProps) {
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

export interface WalletsPartProps {
  own: OwnWallets;
  /** Staff act as the user: they prove nothing. */
  acting: boolean;
  Frame?: ComponentType<FrameProps>;
}

function Refusal({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p className="error" role="alert">
      {words}
    </p>
  );
}

function Undo({ removed, undo }: WalletChanges) {
  return (
    <div role="status">
      {removed && (
        <p className="undo">
          {copy.removed(walletName(removed))}
          <Button type="button" onClick={() => void undo()}>
            {copy.undo}
          </Button>
        </p>
      )}
    </div>
  );
}

/** The user's list: reading, proving and changing it. */
export function WalletsPart({ own, acting, Frame = PlainFrame }: WalletsPartProps) {
  const { list } = own;
  const changes = useWalletList(own);
  return (
    <Frame id="wallets" title={copy.title} lead={copy.lead}>
      <Body>
        {list ? (
          <WalletRows own={own} acting={acting} changes={changes} />
        ) : (
          <NotYet error={own.error} words={copy.loading} onRetry={own.reload}>
            <Skeleton />
          </NotYet>
        )}
        <Refusal words={changes.refusal} />
        <Undo {...changes} />
        {list && <AddWallet count={list.wallets.length} add={changes.add} />}
      </Body>
    </Frame>
  );
}
