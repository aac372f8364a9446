import { Badge, Hidden, Link, ProjectLogo, Ruler } from '@/components/ui';
import { compareRoutes } from '@/lib/compareRoutes';
import { routes } from '@/lib/routes';
import { Table } from './Compare.styles';
import { differs, extremes } from './marks';
import { copy } from './copy';
import type { ComparedRow, Comparison, Head } from './types';

/** With more columns, a cell is too narrow for a sentence. */
const SENTENCES_TO = 4;

interface TableProps {
  comparison: Comparison;
  only: boolean;
}

function ProjectHead({
  project,
  others,
  only,
}: {
  project: Head;
  others: string[];
  only: boolean;
}) {
  return (
    <th scope="col">
      <div className="head">
        <Link className="name" href={routes.project(project.id)}>
          <ProjectLogo id={project.id} logo={project.logo} name={project.name} />
          {project.name}
        </Link>
        <Badge
          state={project.state}
          letter={project.letter}
          possibleLetter={project.possibleLetter}
          letterBefore={project.letterBefore}
          answers={project.answers}
        />
        <Ruler score={project.score} possible={project.possible} size="row" />
        {project.sample && <small>{copy.sample}</small>}
        <Link
          className="remove"
          href={compareRoutes.page(others, only)}
          scroll={false}
          rel="nofollow"
          aria-label={copy.remove(project.name)}
        >
          {copy.removeWord}
        </Link>
      </div>
    </th>
  );
}

function Row({ row, projects }: { row: ComparedRow; projects: readonly Head[] }) {
  const marks = extremes(row);
  const isDifferent = differs(row);
  return (
    <tr data-differs={projects.length > 1 ? isDifferent : undefined}>
      <th scope="row">
        {row.href ? <Link href={row.href}>{row.label}</Link> : row.label}
        {isDifferent && (
          <>
            {' '}
            <i aria-hidden="true">≠</i>
            <Hidden>{copy.differs}</Hidden>
          </>
        )}
      </th>
      {row.cells.map(({ text, more, source }, at) => (
        <td key={projects[at]!.id} data-label={projects[at]!.name}>
          <span>
            {text}
            {marks[at] && <em>{copy[marks[at]]}</em>}
          </span>
          {more && projects.length <= SENTENCES_TO && <small>{more}</small>}
          {source && <small className="source">{source}</small>}
        </td>
      ))}
    </tr>
  );
}

/** On a phone each row is a block with a line for each project. */
export function CompareTable({ comparison: { projects, groups }, only }: TableProps) {
  const ids = projects.map(({ id }) => id);
  return (
    <Table>
      <caption>
        <Hidden>{copy.caption}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{copy.what}</th>
          {projects.map((project) => (
            <ProjectHead
              key={project.id}
              project={project}
              others={ids.filter((id) => id !== project.id)}
              only={only}
            />
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id}>
          <tr className="band">
            <th scope="rowgroup" colSpan={projects.length + 1}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.id} row={row} projects={projects} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}
