import type { ReactNode } from 'react';
import { Link, ProjectLogo, Ruler } from '@/components/ui';
import { WatchButton } from '@/components/watchlists';
import type { ListedProject } from '@/contracts/projects/listedProject';
import { answerLine } from '@/lib/format/answers';
import { chainSummary } from '@/lib/format/chainSummary';
import { routes } from '@/lib/routes';
import type { Column } from './columns';
import { PICKED } from './ComparePicked';
import { copy } from './copy';
import { MoreCell } from './MoreCell';
import { RatingCell } from './RatingCell';
import type { Picked } from './usePicked';

const LEAD: Partial<Record<ListedProject['state'], string>> = {
  rated: copy.lifts,
  'not-rated': copy.needs,
};

/** Under a heading of its own, a table's cell needs no lead; a card on a phone does. */
function missingWords({ state, missing, ratedAt }: ListedProject): ReactNode {
  if (state === 'suspended') return copy.overdue;
  const lead = LEAD[state];
  if (missing.length === 0 || ratedAt === null || lead === undefined) return null;
  const isFolded = missing.length > 2;
  const first = (
    <>
      <span className="lead">{lead}</span>
      {isFolded ? missing[0] : missing.join(', ')}
    </>
  );
  if (!isFolded) return first;
  return (
    <details>
      <summary>
        {first} <u>{copy.missingMore(missing.length - 1)}</u>
      </summary>
      {missing.slice(1).join(', ')}
    </details>
  );
}

/** In a table the answers have columns. */
function Notes({ row }: { row: ListedProject }) {
  const answers = answerLine(row.answers);
  return (
    <>
      {answers && <p className="lead">{answers}</p>}
      {missingWords(row)}
    </>
  );
}

function subtitle({ issuedBy, chains }: ListedProject, apart: string | undefined): string {
  const words = [apart ?? chainSummary(chains), issuedBy && copy.issuedBy(issuedBy)];
  return words.filter(Boolean).join(' · ');
}

interface LeaderboardRowProps {
  row: ListedProject;
  columns: readonly Column[];
  /** What tells it from rows of the same name. */
  apart: string | undefined;
  /** Without it, the row has no box. */
  picked?: Picked;
}

function PickBox({ row, apart, picked }: Required<Omit<LeaderboardRowProps, 'columns'>>) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        name="projects"
        value={row.id}
        form={PICKED}
        defaultChecked={picked.ids.includes(row.id)}
        onChange={picked.read}
        aria-label={copy.pick(apart ? `${row.name}, ${apart}` : row.name)}
      />
    </label>
  );
}

export function LeaderboardRow({ row, columns, apart, picked }: LeaderboardRowProps) {
  return (
    <tr>
      <td className="watch">
        <WatchButton id={row.id} name={row.name} />
      </td>
      {picked && (
        <td className="rank">
          <PickBox {...{ row, apart, picked }} />
        </td>
      )}
      <th scope="row" className="project">
        <Link href={routes.project(row.id)}>
          <ProjectLogo id={row.id} logo={row.logo} name={row.name} defer />
          <span style={{ minWidth: 0 }}>
            <b style={{ color: 'var(--ink)' }}>{row.name}</b> <span>{row.tokenTickers[0]}</span>
            {row.sample && <span className="sample">{copy.sample}</span>}
            <small>{subtitle(row, apart)}</small>
          </span>
        </Link>
        {row.issuedCount > 0 && (
          <Link className="tokens" href={routes.list({ issuer: row.id })} scroll={false}>
            {copy.tokens(row.issuedCount)}
          </Link>
        )}
      </th>
      <td className="rating">
        <RatingCell row={row} />
      </td>
      <td className="ruler">
        <Ruler score={row.score} possible={row.possible} size="row" />
      </td>
      {columns.map((column) => (
        <MoreCell key={column.key} {...{ row, column }} />
      ))}
      <td className="missing">
        <Notes row={row} />
      </td>
    </tr>
  );
}
