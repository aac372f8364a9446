import { mailPage, paragraph, SMALL } from './mailPage';

/** Our own words and digits, so nothing needs escaping. */
export interface MailParts {
  title: string;
  lead: string;
  code: string;
  link: string;
  life: string;
  foreign: string;
  sender: string;
  footer: string;
}

const MONO = "font-family:Menlo,Consolas,'Courier New',monospace";

export function mailHtml({
  title,
  lead,
  code,
  link,
  life,
  foreign,
  sender,
  footer,
}: MailParts): string {
  const content =
    paragraph(lead, 'font-size:16px;line-height:24px;color:#14181f', 'ink') +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="code" align="center" bgcolor="#efece4" ' +
    `style="padding:16px 8px;background:#efece4;border-radius:4px;${MONO};font-size:32px;line-height:40px;letter-spacing:6px;font-weight:bold;color:#14181f">${code}</td></tr></table>` +
    '<div style="height:16px;line-height:16px;font-size:16px">&nbsp;</div>' +
    paragraph(link, SMALL, 'ink2') +
    paragraph(life, SMALL, 'ink2') +
    paragraph(foreign, SMALL, 'ink2');
  return mailPage({ title, preview: `${lead} ${life}`, content, sender, footer });
}
