import type { QuoteForm, QuoteService } from '../../contracts/quote';
import { escapeHtml } from '../http/escapeHtml';
import type { Mail } from '../mail';
import { mailPage, paragraph, SANS, SMALL } from '../mail';

const SERVICES: Record<QuoteService, string> = {
  'security-audit': 'Security Audit',
  skynet: 'Skynet',
  skytrace: 'Skytrace',
  pentest: 'Penetration Testing',
};
const LEAD = 'Someone filled in the form on the site. Reply to this message to answer them.';
const UNPROVED = 'We have not verified this address or anything below.';
const FOOTER = 'Sent automatically. The request is also in the database: npm run quotes -- list';

const toRows = ({
  name,
  email,
  project,
  website,
  service,
}: QuoteForm): [label: string, value: string][] => [
  ['Name', name],
  ['Work e-mail', email],
  ['Project', project],
  ['Website', website || '–'],
  ['Service', SERVICES[service]],
];

const row = ([label, value]: [string, string]): string =>
  '<tr>' +
  `<td class="ink2" valign="top" width="110" style="padding:0 12px 8px 0;${SANS};${SMALL}">${label}</td>` +
  `<td class="ink" style="padding:0 0 8px;${SANS};font-size:16px;line-height:22px;color:#14181f;word-break:break-word">${escapeHtml(value)}</td></tr>`;

/** Escapes all input; keeps line breaks. */
function buildHtml(form: QuoteForm, title: string, sender: string): string {
  const lines = escapeHtml(form.message).replaceAll('\n', '<br>');
  const content =
    paragraph(LEAD, SMALL, 'ink2') +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${toRows(form).map(row).join('')}</table>` +
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
  const rows = toRows(form)
    .map(([label, value]) => `${`${label}:`.padEnd(13)}${value}`)
    .join('\n');
  return {
    kind: 'quote',
    subject: `Request for a quote: ${title}`,
    replyTo: form.email,
    text: `${title}\n\n${LEAD}\n\n${rows}\n${form.message && `\n${form.message}\n`}\n${UNPROVED}\n\n-- \n${sender}\n${FOOTER}\n`,
    html: buildHtml(form, title, escapeHtml(sender)),
  };
}
