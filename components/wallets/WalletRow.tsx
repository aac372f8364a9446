import { useState } from 'react';
import { Button } from '@/components/ui';
import { chainName } from '@/contracts/chains';
import type { Wallet, WalletList } from '@/contracts/wallets';
import { day } from '@/lib/format/dates';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';
import { walletName } from './names';
import { useProof } from './useProof';
import { Row } from './Wallets.styles';

const loadForm = () => import('./RenameForm');

export interface WalletActions {
  onRename: (label: string) => void;
  /** Undefined of the first one. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
  onProved: (list: WalletList) => void;
}

function proofWords({ proof }: Wallet): string {
  if (!proof) return copy.watched;
  return proof.kind === 'key' ? copy.proved(day(proof.at)) : copy.provedContract(day(proof.at));
}

interface WalletRowProps extends WalletActions {
  wallet: Wallet;
  /** Here is a wallet, and the owner of the account. */
  canProve: boolean;
}

export function WalletRow({
  wallet,
  canProve,
  onRename,
  onUp,
  onRemove,
  onProved,
}: WalletRowProps) {
  const [renaming, setRenaming] = useState(false);
  const form = useModule(loadForm, renaming);
  const { busy, error, prove } = useProof(wallet, onProved);
  const name = walletName(wallet);
  return (
    <Row>
      <div>
        <p className="name">{name}</p>
        <p className="where">
          <code>{wallet.address}</code>
          <br />
          {chainName(wallet.chain)} · {proofWords(wallet)}
        </p>
      </div>
      <div className="acts">
        {canProve && !wallet.proof && (
          <Button type="button" aria-label={copy.proveNamed(name)} aria-busy={busy} onClick={prove}>
            {busy ? copy.proving : copy.prove}
          </Button>
        )}
        <Button
          type="button"
          aria-label={copy.renameNamed(name)}
          aria-expanded={renaming}
          onClick={() => setRenaming(!renaming)}
        >
          {copy.rename}
        </Button>
        {onUp && (
          <Button type="button" aria-label={copy.up(name)} onClick={onUp}>
            ↑
          </Button>
        )}
        <Button type="button" aria-label={copy.removeNamed(name)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </div>
      {renaming && form.module && (
        <form.module.RenameForm
          wallet={wallet}
          onCancel={() => setRenaming(false)}
          onSave={(label) => {
            setRenaming(false);
            onRename(label);
          }}
        />
      )}
      {(error !== undefined || form.failed) && (
        <p className="error" role="alert">
          {error ?? copy.notLoaded}
        </p>
      )}
    </Row>
  );
}
