import {
  CheckField,
  FormMessage,
  RadioField,
  SubmitButton,
  TextField,
} from '@/components/ui/forms';
import { ALERT_KINDS, MAIL_FREQUENCIES, type MailFrequency } from '@/contracts/alerts/alerts';
import { notify } from '@/lib/notices/notices';
import { copy } from './copy';
import { ListRow } from './ListRow';
import { Form, Group, Lists } from './Notifications.styles';
import { useNotificationForm } from './useNotificationForm';
import type { NotificationValues, OwnSettings } from './values';

const FREQUENCIES = MAIL_FREQUENCIES.map((value) => ({ value, ...copy.frequencies[value] }));

interface NotificationFormProps {
  account: string;
  email: string;
  settings: OwnSettings;
  onSaved: () => void;
}

export function NotificationForm({ account, email, settings, onSaved }: NotificationFormProps) {
  const form = useNotificationForm(settings, () => {
    notify('success', copy.saved);
    onSaved();
  });
  const { base, busy, values } = form;
  return (
    <Form {...form.formProps} aria-label={copy.title}>
      <p className="to">
        {base.unsubscribedAt === null ? copy.to(email) : copy.unsubscribed(base.unsubscribedAt)}
      </p>
      <RadioField label={copy.frequency} options={FREQUENCIES} {...form.frequency} />
      <Group>
        <legend>{copy.kinds}</legend>
        {ALERT_KINDS.map((kind) => (
          <CheckField
            key={kind}
            name={kind}
            checked={values.kinds.includes(kind)}
            busy={busy}
            onChange={(on) => form.setKind(kind, on)}
          >
            {copy.kindNames[kind]}
          </CheckField>
        ))}
      </Group>
      <div className="narrow">
        <TextField
          label={copy.points}
          hint={copy.pointsHint}
          autoComplete="off"
          required
          {...form.points}
        />
      </div>
      <ListGroup account={account} lists={values.lists} onMail={form.setMail} />
      <div className="submit">
        <FormMessage text={form.message} />
        <SubmitButton ready busy={busy}>
          {copy.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface ListGroupProps {
  account: string;
  lists: NotificationValues['lists'];
  onMail: (id: string, mail: MailFrequency | '') => void;
}

function ListGroup({ account, lists, onMail }: ListGroupProps) {
  return (
    <Group>
      <legend>{copy.lists}</legend>
      <p className="note">{lists.length > 0 ? copy.listsLead : copy.noLists}</p>
      <Lists>
        {lists.map((list) => (
          <ListRow
            key={list.id}
            account={account}
            list={list}
            onMail={(mail) => onMail(list.id, mail)}
          />
        ))}
      </Lists>
    </Group>
  );
}
