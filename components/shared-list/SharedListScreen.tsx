import {
  DEFAULT_COLUMNS,
  LeaderboardRow,
  leaderboardCopy,
  ProjectTable,
  shownColumns,
} from '@/components/leaderboard/page';
import { Hidden, Link, Wrap } from '@/components/ui';
import { COMPARE_MAX } from '@/contracts/limits';
import type { ListedProject } from '@/contracts/projects/listedProject';
import { day } from '@/lib/format/dates';
import { tellApart } from '@/lib/format/tellApart';
import { compareRoutes } from '@/lib/compareRoutes';
import styled from 'styled-components';
import { color, media } from '@/styles/theme';
import { copy } from './copy';

const Page = styled(Wrap)`
  padding-block: 36px 72px;
  h1 {
    font-size: 36px;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 8px;
    color: ${color.ink2};
  }
  .rows {
    margin-top: 20px;
    overflow-x: auto;
  }
  .to {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-underline-offset: 3px;
  }
  ${media.phone} {
    padding-block: 24px 48px;
    h1 {
      font-size: 30px;
    }
  }
`;

export interface SharedList {
  name: string;
  updatedAt: string;
  rows: ListedProject[];
}
export interface SharedListScreenProps {
  /** Null: not now, as this network asked too often. */
  list: SharedList | null;
}

const BEFORE = [
  { key: 'watch', className: 'watch' },
  { key: 'name', className: 'project' },
  { key: 'score', className: 'rating' },
  { key: 'ruler', className: 'ruler' },
] as const;

function Projects({ list: { name, rows } }: { list: SharedList }) {
  const apart = tellApart(rows);
  const columns = shownColumns(DEFAULT_COLUMNS, rows);
  const headings = [
    ...BEFORE,
    ...columns.map(({ key, className }) => ({ key, className: `more ${className}` })),
    { key: 'missing', className: 'missing' },
  ] as const;
  return (
    <div className="rows">
      <ProjectTable>
        <caption>
          <Hidden>{copy.caption(name)}</Hidden>
        </caption>
        <thead>
          <tr>
            {headings.map(({ key, className }) => (
              <th key={key} scope="col" className={className}>
                {key === 'watch' ? (
                  <Hidden>{leaderboardCopy.columns.watch}</Hidden>
                ) : (
                  leaderboardCopy.columns[key]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <LeaderboardRow key={row.id} row={row} columns={columns} apart={apart.get(row.id)} />
          ))}
        </tbody>
      </ProjectTable>
    </div>
  );
}

/** A list by its secret address: for reading, without its owner and notes. */
export function SharedListScreen({ list }: SharedListScreenProps) {
  if (!list)
    return (
      <Page>
        <h1>{copy.title}</h1>
        <p role="alert">{copy.busy}</p>
      </Page>
    );
  const { name, rows, updatedAt } = list;
  const ids = rows.slice(0, COMPARE_MAX).map(({ id }) => id);
  return (
    <Page>
      <h1>{name}</h1>
      <p>
        {copy.about(rows.length, day(updatedAt))} {copy.by}
      </p>
      {rows.length > 1 && (
        <Link className="to" href={compareRoutes.page(ids)} rel="nofollow">
          {rows.length > COMPARE_MAX ? copy.compareTen : copy.compare}
        </Link>
      )}
      {rows.length > 0 ? <Projects list={list} /> : <p>{copy.empty}</p>}
    </Page>
  );
}
