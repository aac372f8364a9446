import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../../contracts/escapeHtml';
import { DOMAIN_WORDS } from './copy';

const STYLE = `:root{color-scheme:light dark;--paper:#f7f5f0;--card:#fffefb;--ink:#14181f;--soft:#4c5361;--line:#d5d1c4;--act:#14181f;--on:#fffefb;--bad:#9d2b1f}
@media (prefers-color-scheme:dark){:root{--paper:#14181f;--card:#1b2029;--ink:#f2efe7;--soft:#b4b9c4;--line:#3a4250;--act:#f2efe7;--on:#14181f;--bad:#ff9c8f}}
*{box-sizing:border-box}
body{margin:0;padding:48px 20px;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
main{max-width:440px;margin:0 auto;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:8px}
h1,h2,.brand{font-family:Georgia,"Times New Roman",serif;font-weight:normal}
h1{margin:0 0 12px;font-size:28px;line-height:1.2}
h2{margin:28px 0 8px;font-size:18px}
.brand{margin:0 0 20px;font-size:16px;color:var(--soft)}
p{margin:0 0 12px}
.small{margin:24px 0 0;font-size:14px;color:var(--soft)}
.bad{color:var(--bad)}
label{display:block;margin:12px 0 4px}
input,button{width:100%;min-height:44px;padding:8px 12px;font:inherit;border-radius:6px;border:1px solid var(--line)}
input{background:var(--paper);color:var(--ink)}
input[aria-invalid]{border-color:var(--bad)}
button{margin-top:8px;cursor:pointer;background:transparent;color:var(--ink);text-align:left;overflow-wrap:anywhere}
button.main{margin-top:16px;background:var(--act);color:var(--on);border-color:var(--act);text-align:center}
button.quiet{text-align:center}
a{color:inherit}
:focus-visible{outline:3px solid #5b7fd1;outline-offset:2px}
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Browsers apply `form-action` to redirects too, so the site must be allowed. */
export const pageHeaders = (siteUrl: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${new URL(siteUrl).origin}; base-uri 'none'; frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // With no-referrer, browsers send forms with "Origin: null", which is refused.
  'referrer-policy': 'same-origin',
});

/** @param main escaped HTML */
export const renderPage = (title: string, main: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${DOMAIN_WORDS.brand}</title><style>${STYLE}</style></head>
<body><main><p class="brand">${DOMAIN_WORDS.brand}</p><h1>${escapeHtml(title)}</h1>${main}</main></body></html>
`;

export const renderErrorPage = (sentence: string, siteUrl: string): string =>
  renderPage(
    DOMAIN_WORDS.errorTitle,
    `<p>${escapeHtml(sentence)}</p><p class="small"><a href="${escapeHtml(siteUrl)}">${DOMAIN_WORDS.back}</a></p>`,
  );
