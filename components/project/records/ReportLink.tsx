import { useContext } from 'react';
import { Hidden } from '@/components/ui';
import { REPORT_MAX } from '@/contracts/limits';
import type { ReportKind } from '@/contracts/reports/reportWords';
import { routes } from '@/lib/routes';
import { copy } from '../copy';
import { ProjectId } from '../projectId';

interface ReportLinkProps {
  kind: ReportKind;
  /** What is reported on, if not the whole project. */
  about?: string;
  children: string;
}

/** To the report form, filled in. Crawlers need not see it once for each fact. */
export function ReportLink({ kind, about, children }: ReportLinkProps) {
  const project = useContext(ProjectId);
  return (
    <a
      className="report"
      href={routes.report({ kind, project, about: about?.slice(0, REPORT_MAX.about) })}
      rel="nofollow"
    >
      {children}
      {about !== undefined && <Hidden> {copy.reportOn(about)}</Hidden>}
    </a>
  );
}
