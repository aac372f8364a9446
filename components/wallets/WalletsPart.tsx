import type { ComponentType } from 'react';
import { Button } from '@/components/ui';
import { NotYet } from '@/components/ui/page';
import type { OwnWallets } from '@/lib/resources/useWallets';
import { AddWallet } from './AddWallet';
import { copy } from './copy';
import { walletName } from './names';
import { PlainFrame, type FrameProps } from './PlainFrame';
import { useWalletList, type WalletChanges } from './useWalletList';
import { WalletRows } from './WalletRows';
import { Body, Skeleton } from './Wallets.styles';

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
