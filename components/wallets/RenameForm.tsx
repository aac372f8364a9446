import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui';
import { TextField } from '@/components/ui/forms';
import { WALLET_LABEL_MAX } from '@/contracts/limits';
import type { Wallet } from '@/contracts/portfolio/wallets';
import { copy } from './copy';
import { walletName } from './names';

interface RenameFormProps {
  wallet: Wallet;
  onSave: (label: string) => void;
  onCancel: () => void;
}

export function RenameForm({ wallet, onSave, onCancel }: RenameFormProps) {
  const [label, setLabel] = useState(wallet.label);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(label.trim());
  };
  return (
    <form onSubmit={submit} aria-label={copy.renameNamed(walletName(wallet))}>
      <TextField
        label={copy.label}
        words
        busy={false}
        autoComplete="off"
        field={{
          name: 'label',
          value: label,
          onBlur: () => undefined,
          onChange: ({ target }) => setLabel(target.value.slice(0, WALLET_LABEL_MAX)),
        }}
      />
      <Button type="submit">{copy.save}</Button>
      <Button type="button" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </form>
  );
}
