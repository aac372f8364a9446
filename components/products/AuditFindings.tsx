import { ExternalLink, Link, ProjectLogo } from '@/components/ui';
import { FindingMatrix, Panel, SourceLine } from '@/components/ui/page';
import { dayOrMonth } from '@/lib/format/dates';
import { FINDING_STATUS_NAMES, SEVERITY_NAMES } from '@/lib/format/findingNames';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import type { AuditExample } from './examples';

type Listed = AuditExample['audit']['findings'];

function ListedFindings({ findings }: { findings: Listed }) {
  return (
    <>
      <h3>{copy.findingsListed}</h3>
      <Panel>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.finding}</th>
              <th scope="col">{copy.severity}</th>
              <th scope="col">{copy.status}</th>
            </tr>
          </thead>
          <tbody>
            {findings.map(({ title, severity, status }, index) => (
              <tr key={index}>
                <td>{title}</td>
                <td>{SEVERITY_NAMES[severity]}</td>
                <td>{FINDING_STATUS_NAMES[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}

export function AuditFindings({ example: { project, audit, looked } }: { example: AuditExample }) {
  return (
    <>
      <p className="named">
        <ProjectLogo id={project.id} logo={project.logo} name={project.name} />
        <Link href={`${routes.project(project.id)}#audits`}>{project.name}</Link>
      </p>
      <Panel>
        <table className="stack">
          <thead>
            <tr>
              <th scope="col">{copy.report}</th>
              <th scope="col">{copy.published}</th>
              <th scope="col">{copy.findingsTable}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <strong>{audit.auditor}</strong>
                {audit.title && <small>{audit.title}</small>}
                <small>
                  <ExternalLink href={audit.reportUrl}>{copy.report}</ExternalLink>
                </small>
                <SourceLine source={audit.source} />
              </td>
              <td className="nowrap" data-label={copy.published}>
                {dayOrMonth(audit.publishedOn, audit.publishedPrecision)}
              </td>
              <td>
                <FindingMatrix audit={audit} />
              </td>
            </tr>
          </tbody>
        </table>
      </Panel>
      {audit.findings.length > 0 && <ListedFindings findings={audit.findings} />}
      <p className="note">{copy.fromRule(looked)}</p>
    </>
  );
}
