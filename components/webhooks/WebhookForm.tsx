import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui';
import {
  CheckField,
  FormMessage,
  SelectField,
  SubmitButton,
  TextField,
} from '@/components/ui/forms';
import { ALERT_KINDS } from '@/contracts/alerts/alerts';
import type { Webhook, WebhookForm as Form } from '@/contracts/webhooks/webhooks';
import { useListNames } from '@/lib/resources/useListNames';
import { copy } from './copy';
import { useWebhookForm } from './useWebhookForm';
import { Kinds, Sheet } from './Webhooks.styles';

const words = copy.form;
/** Below it stands what is wrong with all. */
const LAST = ALERT_KINDS.at(-1);

interface WebhookFormProps {
  account: string;
  /** Undefined: a new one. */
  webhook?: Webhook;
  save: (form: Form) => Promise<void>;
  onCancel: () => void;
}

/** Where alerts are sent, of which lists, and which. */
export function WebhookForm({ account, webhook, save, onCancel }: WebhookFormProps) {
  const form = useWebhookForm(webhook, save);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const heading = webhook ? words.changeTitle(webhook.name) : words.addTitle;
  return (
    <Sheet as="form" aria-label={heading} {...form.formProps}>
      <h3 ref={title} tabIndex={-1}>
        {heading}
      </h3>
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        required
        words
        {...form.bind('name')}
      />
      <TextField
        label={words.url}
        hint={words.urlHint}
        type="url"
        autoComplete="off"
        required
        {...form.bind('url')}
      />
      <ListField account={account} bound={form.bind('list')} />
      <KindsField form={form} />
      <FormMessage text={form.message} />
      <div className="ways">
        <SubmitButton ready busy={form.busy}>
          {webhook ? words.save : words.add}
        </SubmitButton>
        <Button type="button" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Sheet>
  );
}

interface ListFieldProps {
  account: string;
  bound: ReturnType<ReturnType<typeof useWebhookForm>['bind']>;
}

/** A deleted list stays named until another is chosen. */
function ListField({ account, bound }: ListFieldProps) {
  const lists = useListNames(account);
  const options = (lists ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const { value } = bound.field;
  if (value !== '' && !options.some((option) => option.value === value))
    options.push({ value, label: lists ? words.goneList : '…' });
  return (
    <SelectField
      label={words.list}
      placeholder={words.allLists}
      options={options}
      autoComplete="off"
      {...bound}
    />
  );
}

function KindsField({ form }: { form: ReturnType<typeof useWebhookForm> }) {
  const error = form.errorOf('kinds');
  return (
    <Kinds>
      <legend>{words.kinds}</legend>
      {ALERT_KINDS.map((kind) => (
        <CheckField
          key={kind}
          name={`webhook-${kind}`}
          checked={form.values.kinds.includes(kind)}
          busy={form.busy}
          error={kind === LAST ? error : undefined}
          onChange={(on) => form.setKind(kind, on)}
        >
          {words.kindPhrases[kind]}
        </CheckField>
      ))}
    </Kinds>
  );
}
