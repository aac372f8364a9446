import { Link } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { RATING_STATE_NAMES } from '@/lib/format/ratingStates';
import { routes } from '@/lib/routes';
import { Address } from '@/components/ui/page';
import { useChainName } from './chainNames';
import { copy } from '../copy';
import { Card } from '../rating/NotRated.styles';

/** Records that are easily taken for this one. */
export function SameTicker({ sameTicker }: Pick<ProjectDetail, 'sameTicker'>) {
  const chainName = useChainName();
  if (!sameTicker || sameTicker.total === 0) return null;
  const { ticker, total, records } = sameTicker;
  return (
    <Card aria-labelledby="ticker-title">
      <h2 id="ticker-title">{copy.sameTicker(ticker)}</h2>
      <ul>
        {records.map(({ id, name, chain, address, state }) => (
          <li key={id}>
            <span className="row">
              <span>
                <Link href={routes.project(id)}>{name}</Link> {chainName(chain)} ·{' '}
                {RATING_STATE_NAMES[state]}
              </span>
              <Address address={address} url={null} />
            </span>
          </li>
        ))}
      </ul>
      {total > records.length && (
        <p className="how">
          <Link href={routes.list({ text: ticker })}>{copy.sameTickerAll(total)}</Link>
        </p>
      )}
    </Card>
  );
}
