import { useState } from 'react';
import { Button } from '@/components/ui';
import { chainName } from '@/contracts/chain/chains';
import type { Wallet, WalletList } from '@/contracts/portfolio/wallets';
import { day } from '@/lib/format/dates';
import { useModule } from '@/lib/hooks/useModule';
import { copy } from './copy';
import { walletName } from './names';
import { useProof } from './useProof';
import { Row } from './Wallets.styles';

interface WalletActsProps {
  name: string;
  renaming: boolean;
  onRename: () => void;
  /** Undefined of the first one. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
}

function WalletActs({ name, renaming, onRename, onUp, onRemove }: WalletActsProps) {
  return (
    <>
      <Button
        type="button"
        aria-label={copy.renameNamed(name)}
        aria-expanded={renaming}
        onClick={onRename}
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
    </>
  );
}

const loadForm = () => import('./RenameForm');

function proofWords({ proof }: Wallet): string {
  if (!proof) return copy.watched;
  return proof.kind === 'key' ? copy.proved(day(proof.at)) : copy.provedContract(day(proof.at));
}

function Identity({ wallet }: { wallet: Wallet }) {
  return (
    <div>
      <p className="name">{walletName(wallet)}</p>
      <p className="where">
        <code>{wallet.address}</code>
        <br />
        {chainName(wallet.chain)} · {proofWords(wallet)}
      </p>
    </div>
  );
}

export interface WalletRowProps {
  wallet: Wallet;
  /** Here is a wallet, and the owner of the account. */
  canProve: boolean;
  onRename: (label: string) => void;
  /** Undefined of the first one. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
  onProved: (list: WalletList) => void;
}

export function WalletRow({ wallet, canProve, onRename, onProved, ...acts }: WalletRowProps) {
  const [renaming, setRenaming] = useState(false);
  const form = useModule(loadForm, renaming);
  const { busy, error, prove } = useProof(wallet, onProved);
  const name = walletName(wallet);
  const wrong = error ?? (form.failed ? copy.notLoaded : undefined);
  const save = (label: string) => {
    setRenaming(false);
    onRename(label);
  };
  return (
    <Row>
      <Identity wallet={wallet} />
      <div className="acts">
        {canProve && !wallet.proof && (
          <Button type="button" aria-label={copy.proveNamed(name)} aria-busy={busy} onClick={prove}>
            {busy ? copy.proving : copy.prove}
          </Button>
        )}
        <WalletActs
          {...acts}
          name={name}
          renaming={renaming}
          onRename={() => setRenaming(!renaming)}
        />
      </div>
      {renaming && form.module && (
        <form.module.RenameForm wallet={wallet} onCancel={() => setRenaming(false)} onSave={save} />
      )}
      {wrong !== undefined && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
    </Row>
  );
}
