import { createHash } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { PALETTE } from '@/styles/tokens';
import { webEnv } from '../env';
import type { HubspotForm } from './readHubspot';

/**
 * Runs in the frame around HubSpot's script. The sandbox has no origin, so cookies and storage
 * would throw: empty ones replace them, and no visitor is recognized.
 */
const SCRIPT = `(() => {
  const tell = (message) => parent.postMessage({ plumblineQuote: true, ...message }, '*');
  const memory = () => { const kept = new Map(); return { getItem: (key) => kept.get(String(key)) ?? null, setItem: (key, value) => { kept.set(String(key), String(value)); }, removeItem: (key) => { kept.delete(String(key)); }, clear: () => kept.clear(), key: () => null, get length() { return kept.size; } }; };
  for (const name of ['localStorage', 'sessionStorage']) {
    try { void window[name]; } catch { Object.defineProperty(window, name, { configurable: true, value: memory() }); }
  }
  try { void document.cookie; } catch { Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined }); }
  new ResizeObserver(() => tell({ event: 'height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.documentElement);
  addEventListener('keydown', (event) => { if (event.key === 'Escape') tell({ event: 'escape' }); });
  const { script, portalId, formId, region } = document.body.dataset;
  const loader = document.createElement('script');
  loader.src = script;
  loader.onerror = () => tell({ event: 'failed' });
  loader.onload = () => {
    try {
      hbspt.forms.create({ region, portalId, formId, target: '#form', onFormReady: () => tell({ event: 'ready' }), onFormSubmitted: () => tell({ event: 'submitted' }) });
    } catch { tell({ event: 'failed' }); }
  };
  document.head.append(loader);
})();`;

const { light, dark } = PALETTE;
/** For HubSpot's raw HTML forms, which bring no style. */
const STYLE = `:root{color-scheme:light dark;--paper:${light.surface};--ink:${light.ink};--soft:${light.ink2};--line:${light.control};--bad:${light.danger}}
@media (prefers-color-scheme:dark){:root{--paper:${dark.surface};--ink:${dark.ink};--soft:${dark.ink2};--line:${dark.control};--bad:${dark.danger}}}
*{box-sizing:border-box}body{margin:0;padding:4px;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif}
fieldset{max-width:none!important;border:0;margin:0;padding:0}label{display:block;margin:0 0 8px;font-size:13px;font-weight:600}ul{list-style:none;margin:0;padding:0}
.hs-form-field{margin-bottom:20px}.input{margin:0!important}.hs-error-msg,.hs-error-msgs label{color:var(--bad);font-size:13px;font-weight:400}
input:not([type=checkbox],[type=radio],[type=submit]),select,textarea{width:100%!important;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:var(--ink);font:inherit}
input[type=submit]{min-height:44px;padding:0 18px;border:0;border-radius:4px;background:var(--ink);color:var(--paper);font:550 14px/1 inherit;font-family:inherit;cursor:pointer}
a{color:inherit}:focus-visible{outline:2px solid #b8862f;outline-offset:2px}`;

const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * HubSpot's script, calls and form. `sandbox` denies our origin even when the page is opened
 * directly.
 */
const buildPolicy = ({ hosts: { scripts, calls } }: HubspotForm): string =>
  [
    "default-src 'none'",
    'sandbox allow-scripts allow-forms',
    `script-src ${cspHash(SCRIPT)} ${scripts}`,
    `connect-src ${calls}`,
    `form-action ${calls}`,
    `img-src data: ${calls}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** Unescaped: readHubspot has validated ids and addresses. */
const buildPage = ({ portalId, formId, region, script }: HubspotForm): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Request a quote</title><style>${STYLE}</style></head>` +
  `<body data-script="${script}" data-portal-id="${portalId}" data-form-id="${formId}" data-region="${region}"><div id="form"></div><script>${SCRIPT}</script></body></html>`;

/** GET /api/quote/frame; 404 where our form is used. */
export function quoteFrame(request: NextApiRequest, response: NextApiResponse): void {
  const { hubspot } = webEnv();
  if (!hubspot || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.setHeader('Cache-Control', 'no-store');
    return void response.status(hubspot ? 405 : 404).end();
  }
  response.setHeader('Content-Security-Policy', buildPolicy(hubspot));
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
  response.setHeader('Cache-Control', 'no-store');
  response
    .status(200)
    .setHeader('Content-Type', 'text/html; charset=utf-8')
    .send(buildPage(hubspot));
}
