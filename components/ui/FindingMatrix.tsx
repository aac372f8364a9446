import styled from 'styled-components';
import type { ProjectAudit } from '@/contracts/projects/projects';
import { FINDING_STATUSES, SEVERITIES } from '@/contracts/vocabulary';
import { FINDING_STATUS_NAMES, SEVERITY_NAMES } from '@/lib/format/findingNames';
import { color } from '@/styles/theme';
import { copy } from './copy';
import { Hidden } from './layout';

const Matrix = styled.table`
  &&& {
    width: auto;
    font-size: 13px;
    display: table;
  }
  &&& tr {
    display: table-row;
    padding: 0;
  }
  &&& thead {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    display: table-header-group;
  }
  &&& tbody {
    display: table-row-group;
  }
  &&& th,
  &&& td {
    display: table-cell;
    padding: 1px 0 1px 10px;
    border: 0;
    font-size: 13px;
    text-align: right;
    font-weight: 400;
  }
  &&& th {
    color: ${color.ink2};
  }
  &&& th:first-child {
    padding-left: 0;
    text-align: left;
  }
  .zero {
    color: ${color.ink3};
  }
  .open {
    color: ${color.danger};
    font-weight: 600;
  }
`;

export function FindingMatrix({
  audit,
}: {
  audit: Pick<ProjectAudit, 'auditor' | 'counts' | 'findingsKnown'>;
}) {
  if (!audit.findingsKnown) return <span className="quiet">{copy.findingsUnknown}</span>;
  const sumCells = (severity: string, status: string) =>
    audit.counts
      .filter((cell) => cell.severity === severity && cell.status === status)
      .reduce((sum, cell) => sum + cell.count, 0);
  const severities = SEVERITIES.filter((severity) =>
    FINDING_STATUSES.some((status) => sumCells(severity, status) > 0),
  );
  if (severities.length === 0) return <>{copy.findingsNone}</>;
  return (
    <Matrix>
      <Hidden as="caption">
        {copy.findings}, {audit.auditor}
      </Hidden>
      <thead>
        <tr>
          <th scope="col">
            <Hidden>{copy.severity}</Hidden>
          </th>
          {FINDING_STATUSES.map((status) => (
            <th key={status} scope="col">
              {FINDING_STATUS_NAMES[status]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {severities.map((severity) => (
          <tr key={severity}>
            <th scope="row">{SEVERITY_NAMES[severity]}</th>
            {FINDING_STATUSES.map((status) => {
              const found = sumCells(severity, status);
              return (
                <td key={status} className={found === 0 ? 'zero' : status}>
                  {found}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Matrix>
  );
}
