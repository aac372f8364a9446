import { day } from '../../../contracts/time';
import type { ReportState } from '../../../contracts/reports/reportWords';
import { escapeHtml } from '../../../contracts/escapeHtml';
import { mailPage, paragraph, SMALL, type Mail } from '../../delivery/mail';

const WORDS: Record<Exclude<ReportState, 'received'>, string> = {
  checking: 'The operator is checking your report.',
  accepted: 'The operator accepted your report.',
  declined: 'The operator declined your report.',
};

export interface ChangedReport {
  reference: string;
  state: Exclude<ReportState, 'received'>;
  createdAt: string;
  answer: string | null;
}

/**
 * To the address that the reporter left. Has none of their words: nobody can have the site mail a
 * text to a stranger.
 */
export function stateMail(
  { reference, state, createdAt, answer }: ChangedReport,
  siteUrl: string | undefined,
): Mail {
  const host = siteUrl ? new URL(siteUrl).host : undefined;
  const title = WORDS[state];
  const where = host
    ? `See its state at ${host}/report/${reference}`
    : `Its reference is ${reference}.`;
  const why = `Someone gave this address with report ${reference}${host ? ` on ${host}` : ''} on ${day(createdAt)}. If it was not you, ignore this message. We delete the address 30 days after the report is closed.`;
  const sender = `Plumbline${host ? `, ${host}` : ''}`;
  return {
    kind: 'report-state',
    subject: `Report ${reference}: ${state === 'checking' ? 'being checked' : state}`,
    text: `${title}\n${answer === null ? '' : `\n${answer}\n`}\n${where}\n\n-- \n${sender}\n${why}\n`,
    html: mailPage({
      title: escapeHtml(title),
      preview: escapeHtml(answer ?? where),
      content:
        (answer === null
          ? ''
          : paragraph(
              escapeHtml(answer).replaceAll('\n', '<br>'),
              'font-size:16px;line-height:24px;color:#14181f;word-break:break-word',
              'ink',
            )) + paragraph(escapeHtml(where), SMALL, 'ink2'),
      sender: escapeHtml(sender),
      footer: escapeHtml(why),
    }),
  };
}
