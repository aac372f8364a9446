import { useId, useState } from 'react';
import { leaderboardCopy, MoreCell, RatingCell, type Column } from '@/components/leaderboard/page';
import { Hidden, Link, ProjectLogo, Ruler } from '@/components/ui';
import type { WatchedRow } from '@/contracts/watchlists/watchlists';
import { answerWords } from '@/lib/format/answers';
import { chainSummary } from '@/lib/format/chainSummary';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { RowTools, type Around } from './RowTools';
import { SinceCell } from './SinceCell';
import type { Entries } from './useEntries';

interface WatchRowProps {
  row: WatchedRow;
  /** From 1. */
  place: number;
  columns: readonly Column[];
  /** Of all columns. */
  width: number;
  /** What tells it from rows of the same name. */
  apart: string | undefined;
  /** Undefined while the table is not in the list's order. */
  around: Around | undefined;
  entries: Entries;
}

function ProjectCell({ row, apart, columns }: Pick<WatchRowProps, 'row' | 'apart' | 'columns'>) {
  const answers = columns.some(({ question }) => question) ? '' : answerWords(row.answers);
  return (
    <th scope="row" className="project">
      <Link href={routes.project(row.id)}>
        <ProjectLogo id={row.id} logo={row.logo} name={row.name} defer />
        <span>
          <b>{row.name}</b> <span>{row.tokenTickers[0]}</span>
          {row.sample && <span className="sample">{leaderboardCopy.sample}</span>}
          <small>{apart ?? chainSummary(row.chains)}</small>
        </span>
      </Link>
      {answers && <span className="under">{answers}</span>}
      {row.note !== '' && <span className="under note">{row.note}</span>}
    </th>
  );
}

const AlertsCell = ({ alerts }: { alerts: number }) => (
  <td className="more n" data-label={copy.columns.alerts}>
    <span aria-hidden="true">{alerts}</span>
    <Hidden>{copy.newAlerts(alerts)}</Hidden>
  </td>
);

export function WatchRow(props: WatchRowProps) {
  const { row, place, columns, width, apart, around, entries } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <td className="rank">{place}</td>
        <ProjectCell {...{ row, apart, columns }} />
        <td className="rating">
          <RatingCell row={row} />
        </td>
        <td className="ruler">
          <Ruler score={row.score} possible={row.possible} size="row" />
        </td>
        <SinceCell label={copy.columns.added} since={row.sinceAdded} state={row.state} />
        <SinceCell label={copy.columns.visit} since={row.sinceVisit} state={row.state} />
        <AlertsCell alerts={row.alerts} />
        {columns.map((column) => (
          <MoreCell key={column.key} {...{ row, column }} />
        ))}
        <td className="act">
          <button
            type="button"
            aria-label={copy.act(row.name)}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            ⋯
          </button>
        </td>
      </tr>
      {open && (
        <tr className="tools" id={id}>
          <td colSpan={width}>
            <RowTools row={row} place={place} around={around} entries={entries} />
          </td>
        </tr>
      )}
    </>
  );
}
