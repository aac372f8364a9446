export const SANS = 'font-family:Helvetica,Arial,sans-serif';
export const SERIF = "font-family:Georgia,'Times New Roman',serif";
export const SMALL = 'font-size:14px;line-height:21px;color:#4b5361';

/** For clients that follow the reader's theme; others keep the style attributes. */
const DARK = [
  '.page{background:#0f141b!important}.card{background:#161d27!important;border-color:#2b3543!important}',
  '.ink{color:#eef0f3!important}.ink2{color:#b9c0cb!important}.code{background:#1c2531!important;color:#eef0f3!important}',
].join('');

/** Keeps the body out of the preview in a mailbox. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(40);

export const paragraph = (words: string, style: string, name: string) =>
  `<p class="${name}" style="margin:0 0 12px;${SANS};${style}">${words}</p>`;

/** Already escaped. */
export interface MailPage {
  title: string;
  preview: string;
  content: string;
  sender: string;
  footer: string;
}

const head = (title: string): string =>
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">' +
  `<title>${title}</title><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style></head>`;

const card = ({ title, content }: MailPage): string =>
  '<tr><td class="card" bgcolor="#fffefb" ' +
  'style="padding:28px 28px 16px;background:#fffefb;border:1px solid #dcd7ca;border-radius:6px">' +
  `<h1 class="ink" style="margin:0 0 12px;${SERIF};font-size:24px;line-height:30px;font-weight:normal;color:#14181f">${title}</h1>${content}</td></tr>`;

/**
 * Tables and style attributes, because mail clients render little else alike. No image or script,
 * and no link but that of a code: nothing tracks readers.
 */
export function mailPage(page: MailPage): string {
  const { title, preview, sender, footer } = page;
  return (
    `<!doctype html><html lang="en" dir="ltr">${head(title)}` +
    '<body class="page" style="margin:0;padding:0;background:#f7f5f0;-webkit-text-size-adjust:100%">' +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${FILLER}</div>` +
    '<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f7f5f0" style="background:#f7f5f0"><tr>' +
    '<td align="center" style="padding:32px 16px"><!--[if mso]><table role="presentation" width="480" cellpadding="0" cellspacing="0"><tr><td><![endif]-->' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;text-align:left">' +
    `<tr><td class="ink" style="padding:0 0 16px;${SERIF};font-size:20px;line-height:26px;color:#14181f">Plumbline</td></tr>${card(page)}` +
    `<tr><td class="ink2" style="padding:16px 0 0;${SANS};font-size:12px;line-height:18px;color:#4b5361">${sender}<br>${footer}</td></tr>` +
    '</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>'
  );
}
