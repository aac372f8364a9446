import type { QuoteForm, QuoteService } from '../../../contracts/site/quote';
import { escapeHtml } from '../../../contracts/escapeHtml';
import {
  htmlRows,
  type Mail,
  mailPage,
  type MailRow,
  paragraph,
  SMALL,
  textRows,
} from '../../delivery/mail';

const SERVICES: Record<QuoteService, string> = {
  'security-audit': 'Security Audit',
  skynet: 'Skynet',
  skytrace: 'Skytrace',
  pentest: 'Penetration Testing',
};
const LEAD = 'Someone filled in the form on the site. Reply to this message to answer them.';
const UNPROVED = 'We have not verified this address or anything below.';
const FOOTER = 'Sent automatically. The request is also in the database: npm run quotes -- list';

const toRows = ({ name, email, project, website, service }: QuoteForm): MailRow[] => [
  ['Name', name],
  ['Work e-mail', email],
  ['Project', project],
  ['Website', website || '–'],
  ['Service', SERVICES[service]],
];

/** Escapes all input; keeps line breaks. */
function buildHtml(form: QuoteForm, title: string, sender: string): string {
  const lines = escapeHtml(form.message).replaceAll('\n', '<br>');
  const content =
    paragraph(LEAD, SMALL, 'ink2') +
    htmlRows(toRows(form)) +
    (lines &&
      paragraph(
        lines,
        'font-size:16px;line-height:24px;color:#14181f;word-break:break-word',
        'ink',
      )) +
    paragraph(UNPROVED, SMALL, 'ink2');
  return mailPage({
    title: escapeHtml(title),
    preview: escapeHtml(`${form.name}, ${form.email}`),
    content,
    sender,
    footer: FOOTER,
  });
}

/** Replies go to the requester. @param form as the contract's schema leaves it */
export function quoteMail(form: QuoteForm, siteUrl: string | undefined): Mail {
  const title = `${SERVICES[form.service]} for ${form.project}`;
  const sender = `Plumbline${siteUrl ? `, ${new URL(siteUrl).host}` : ''}`;
  return {
    kind: 'quote',
    subject: `Request for a quote: ${title}`,
    replyTo: form.email,
    text: `${title}\n\n${LEAD}\n\n${textRows(toRows(form))}\n${form.message && `\n${form.message}\n`}\n${UNPROVED}\n\n-- \n${sender}\n${FOOTER}\n`,
    html: buildHtml(form, title, escapeHtml(sender)),
  };
}
