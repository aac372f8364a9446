import { Link, ProjectLogo, Ruler } from '@/components/ui';
import { WatchButton } from '@/components/watchlists';
import type { ListedProject } from '@/contracts/listedProject';
import { chainSummary } from '@/lib/format/labels';
import { routes } from '@/lib/routes';
import type { Column } from './columns';
import { copy } from './copy';
import { RatingCell } from './RatingCell';

function missingWords({ state, missing, ratedAt }: ListedProject): string {
  if (state === 'suspended') return copy.overdue;
  if (missing.length === 0 || ratedAt === null) return '';
  if (state === 'not-rated') return copy.needs(missing);
  return state === 'rated' ? copy.lifts(missing) : '';
}

interface LeaderboardRowProps {
  row: ListedProject;
  columns: readonly Column[];
  /** What tells it from rows of the same name. */
  apart: string | undefined;
}

export function LeaderboardRow({ row, columns, apart }: LeaderboardRowProps) {
  return (
    <tr>
      <td className="watch">
        <WatchButton id={row.id} name={row.name} />
      </td>
      <td className="rank">{row.rank ?? copy.rankUnknown}</td>
      <th scope="row" className="project">
        <Link href={routes.project(row.id)}>
          <ProjectLogo id={row.id} logo={row.logo} name={row.name} defer />
          <span style={{ minWidth: 0 }}>
            <b style={{ color: 'var(--ink)' }}>{row.name}</b> <span>{row.tokenTickers[0]}</span>
            {row.sample && <span className="sample">{copy.sample}</span>}
            <small>{apart ?? chainSummary(row.chains)}</small>
          </span>
        </Link>
      </th>
      <td className="rating">
        <RatingCell row={row} />
      </td>
      <td className="ruler">
        <Ruler score={row.score} possible={row.possible} size="row" />
      </td>
      {columns.map(({ key, className, cell, without = copy.none }) => (
        <td key={key} className={`more ${className}`} data-label={copy.columns[key]}>
          {cell(row) ?? without}
        </td>
      ))}
      <td className="missing">{missingWords(row)}</td>
    </tr>
  );
}
