import { useId, useState } from 'react';
import { Button } from '@/components/ui';
import { MAIL_FREQUENCIES, type MailFrequency } from '@/contracts/alerts/alerts';
import { copy } from './copy';
import { FeedAddress } from './FeedAddress';
import type { NotificationValues } from './values';

interface ListRowProps {
  account: string;
  list: NotificationValues['lists'][number];
  onMail: (mail: MailFrequency | '') => void;
}

/** How often a list is mailed, and its feed. */
export function ListRow({ account, list: { id, name, mail }, onMail }: ListRowProps) {
  const feed = useId();
  const [open, setOpen] = useState(false);
  return (
    <li>
      <div className="row">
        <span className="name">{name}</span>
        <select
          name={`mail-${id}`}
          aria-label={copy.mailOf(name)}
          value={mail}
          onChange={({ target }) => onMail(target.value as MailFrequency | '')}
        >
          <option value="">{copy.asAccount}</option>
          {MAIL_FREQUENCIES.map((frequency) => (
            <option key={frequency} value={frequency}>
              {copy.frequencies[frequency].label}
            </option>
          ))}
        </select>
        <Button
          type="button"
          aria-label={copy.feedOf(name)}
          aria-expanded={open}
          aria-controls={open ? feed : undefined}
          onClick={() => setOpen(!open)}
        >
          {copy.feed}
        </Button>
      </div>
      {open && <FeedAddress id={feed} account={account} list={id} name={name} />}
    </li>
  );
}
