import type { ComponentType } from 'react';
import { Button, Hidden } from '@/components/ui';
import { errorMessage } from '@/lib/errors/errorMessage';
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

function NotYet({ error, reload }: OwnWallets) {
  if (error === undefined)
    return (
      <>
        <Hidden role="status">{copy.loading}</Hidden>
        <Skeleton />
      </>
    );
  return (
    <>
      <p className="error" role="alert">
        {errorMessage(error)}
      </p>
      <Button type="button" onClick={reload}>
        {copy.retry}
      </Button>
    </>
  );
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
        {list ? <WalletRows own={own} acting={acting} changes={changes} /> : <NotYet {...own} />}
        <Refusal words={changes.refusal} />
        <Undo {...changes} />
        {list && <AddWallet count={list.wallets.length} add={changes.add} />}
      </Body>
    </Frame>
  );
}
