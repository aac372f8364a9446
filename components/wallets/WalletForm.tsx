import { FormMessage, SelectField, SubmitButton, TextField } from '@/components/ui/forms';
import type { WalletForm as Values } from '@/contracts/portfolio/wallets';
import { copy } from './copy';
import { CHAIN_OPTIONS } from './names';
import { useWalletForm } from './useWalletForm';
import { FormGrid } from './Wallets.styles';

export function WalletForm({ add }: { add: (wallet: Values) => Promise<void> }) {
  const { bind, busy, message, formProps } = useWalletForm(add);
  return (
    <FormGrid {...formProps} aria-labelledby="add-wallet">
      <h3 id="add-wallet">{copy.formTitle}</h3>
      <TextField label={copy.address} required {...bind('address')} />
      <SelectField
        label={copy.chain}
        placeholder={copy.chooseChain}
        options={CHAIN_OPTIONS}
        required
        {...bind('chain')}
      />
      <TextField label={copy.label} words {...bind('label')} />
      <div className="end">
        <FormMessage text={message} />
        <SubmitButton ready busy={busy}>
          {copy.add}
        </SubmitButton>
      </div>
    </FormGrid>
  );
}
