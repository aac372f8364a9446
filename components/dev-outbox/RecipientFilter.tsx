import { Button, Link } from '@/components/ui';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Filter } from './DevOutbox.styles';

export function RecipientFilter({ to }: { to: string | null }) {
  return (
    <Filter action={routes.outbox} method="get">
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
        <Button as={Link} href={routes.outbox}>
          {copy.showAll}
        </Button>
      )}
      <a className="data" href={routes.outboxJson(to)}>
        {copy.data}
      </a>
    </Filter>
  );
}
