import { Link } from '@/components/ui';
import type { WatchedRow } from '@/contracts/watchlists/watchlists';
import { routes } from '@/lib/routes';
import { listChanges } from './changes';
import { copy } from './copy';
import { Banner } from './Watchlists.styles';

const SHOWN = 3;
const words = copy.changes;

/** What moved since the last visit; nothing without one. */
export function ChangeBanner({ rows }: { rows: readonly WatchedRow[] }) {
  const changes = listChanges(rows);
  if (changes.length === 0) return null;
  return (
    <Banner aria-label={words.title}>
      <ul>
        {changes.slice(0, SHOWN).map(({ id, text }) => (
          <li key={id}>
            <b>{text}</b>{' '}
            <Link href={`${routes.project(id)}#history`} aria-label={words.seeNamed(text)}>
              {words.see}
            </Link>
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && <p className="hint">{words.more(changes.length - SHOWN)}</p>}
    </Banner>
  );
}
