import { Button, Link } from '@/components/ui';
import { copy } from './copy';
import { Filter } from './DevOutbox.styles';

/** Not in `routes`, which every page loads. */
const OUTBOX = '/dev/outbox';
const outboxJson = (to: string | null): string =>
  `${OUTBOX}.json${to === null ? '' : `?to=${encodeURIComponent(to)}`}`;

export function RecipientFilter({ to }: { to: string | null }) {
  return (
    <Filter action={OUTBOX} method="get">
      <label>
        {copy.filter}
        <input
          type="search"
          name="to"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          defaultValue={to ?? ''}
          placeholder={copy.everybody}
        />
      </label>
      <Button type="submit" data-kind="ink">
        {copy.show}
      </Button>
      {to !== null && (
        <Button as={Link} href={OUTBOX}>
          {copy.showAll}
        </Button>
      )}
      <a className="data" href={outboxJson(to)}>
        {copy.data}
      </a>
    </Filter>
  );
}
