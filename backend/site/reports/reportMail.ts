import type { ReportKind } from '../../../contracts/reports/reportWords';
import { escapeHtml } from '../../../contracts/escapeHtml';
import {
  htmlRows,
  mailPage,
  paragraph,
  SMALL,
  textRows,
  type Mail,
  type MailRow,
} from '../../delivery/mail';

const KINDS: Record<ReportKind, string> = {
  incident: 'Incident',
  'wrong-fact': 'Wrong fact',
  'missing-project': 'Missing project',
};
const LEAD = 'Someone filled in the form on the site.';
const REPLY =
  'Reply to this message to ask them. Their address is deleted 30 days after you close it.';
const NO_REPLY = 'They left no address.';
const UNPROVED = 'We have not verified anything below. Check a link before you open it.';

export interface MailedReport {
  reference: string;
  kind: ReportKind;
  projectId: string | null;
  projectName: string;
  about: string;
  occurredOn: string;
  what: string;
  links: readonly string[];
  email: string | null;
}

const toRows = (report: MailedReport): MailRow[] => [
  ['Reference', report.reference],
  ['Kind', KINDS[report.kind]],
  ['Project', `${report.projectName} (${report.projectId ?? 'not listed'})`],
  ['About', report.about || '–'],
  ['Day', report.occurredOn || '–'],
  ['Text', report.what],
  ['Sources', report.links.join('\n')],
];

/**
 * Replies go to the reporter if they left an address, which is nowhere else in the message. The
 * links are text.
 */
export function reportMail(report: MailedReport, siteUrl: string | undefined): Mail {
  const title = `${KINDS[report.kind]}: ${report.projectName}`;
  const sender = `Plumbline${siteUrl ? `, ${new URL(siteUrl).host}` : ''}`;
  const footer = `Sent automatically. Answer with: npm run reports -- accept ${report.reference} --answer "…"`;
  const lead = `${LEAD} ${report.email === null ? NO_REPLY : REPLY}`;
  const rows = toRows(report);
  return {
    kind: 'report',
    subject: `Report ${report.reference}: ${title}`,
    ...(report.email !== null && { replyTo: report.email }),
    text: `${title}\n\n${lead}\n${UNPROVED}\n\n${textRows(rows)}\n\n-- \n${sender}\n${footer}\n`,
    html: mailPage({
      title: escapeHtml(title),
      preview: escapeHtml(report.what.slice(0, 90)),
      content: paragraph(lead, SMALL, 'ink2') + paragraph(UNPROVED, SMALL, 'ink2') + htmlRows(rows),
      sender: escapeHtml(sender),
      footer: escapeHtml(footer),
    }),
  };
}
