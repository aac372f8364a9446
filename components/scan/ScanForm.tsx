import { useState } from 'react';
import { RecordPage } from '@/components/record-list';
import { SelectField, SubmitButton, TextField } from '@/components/ui/forms';
import { SCAN_CALLS, SCAN_SECONDS, SCANS_AN_HOUR } from '@/contracts/limits';
import { rareRoutes } from '@/lib/rareRoutes';
import { copy } from './copy';
import { Found } from './Scan.styles';
import type { ScanFormProps } from './types';

/** A plain form: the server leads on, so it works without scripts. */
export function ScanForm({ chains, wrong, ...given }: ScanFormProps) {
  const [values, setValues] = useState({ address: given.address, chain: given.chain });
  const bind = (name: keyof typeof values) => ({
    busy: false,
    autoComplete: 'off',
    field: {
      ...{ name, value: values[name], onBlur: () => undefined },
      onChange: ({ target }: { target: { value: string } }) =>
        setValues((before) => ({ ...before, [name]: target.value })),
    },
  });
  return (
    <RecordPage>
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      <Found>
        <form method="get" action={rareRoutes.scan()}>
          <TextField
            label={copy.address}
            hint={copy.addressHint}
            error={wrong ? copy.wrong[wrong] : undefined}
            required
            {...bind('address')}
          />
          <SelectField
            label={copy.chain}
            placeholder={copy.chain}
            options={chains}
            {...bind('chain')}
          />
          <SubmitButton busy={false} ready>
            {copy.show}
          </SubmitButton>
        </form>
        <p>{copy.limits(SCAN_CALLS, SCAN_SECONDS, SCANS_AN_HOUR)}</p>
      </Found>
    </RecordPage>
  );
}
