import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Like HubSpot's script for raw HTML forms: renders, hands over, calls back. Also looks for what
 * it must not find.
 */
const SCRIPT = `window.hbspt = { forms: { create: ({ region, portalId, formId, target, onFormReady, onFormSubmitted }) => {
  const host = new URL(document.querySelector('script[src]').src).origin;
  document.cookie = 'hubspotutk=1';
  localStorage.setItem('seen', document.cookie);
  let reached = 'nothing';
  try { reached = parent.document.title; } catch { reached = 'nothing'; }
  document.querySelector(target).innerHTML = '<form class="hs-form"><div class="hs-form-field"><label for="email">E-mail</label><input id="email" name="email" type="email"></div><input type="submit" value="Send to provider"></form>';
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch(host + '/submissions/' + portalId + '/' + formId, { method: 'POST', body: JSON.stringify({ region, email: document.querySelector('#email').value, cookie: document.cookie, reached, origin: self.origin }) });
    onFormSubmitted();
  });
  onFormReady();
} } };`;

export interface HubspotStandIn {
  url: string;
  submissions: { path: string; body: Record<string, string> }[];
  close(): Promise<void>;
}

export async function hubspotStandIn(): Promise<HubspotStandIn> {
  const submissions: HubspotStandIn['submissions'] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/forms/embed/v2.js')
      return void response.setHeader('content-type', 'text/javascript').end(SCRIPT);
    // A preflight from an opaque origin to this machine.
    if (request.method !== 'POST') {
      return void response
        .writeHead(204, {
          'access-control-allow-headers': '*',
          'access-control-allow-private-network': 'true',
        })
        .end();
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      submissions.push({
        path: request.url ?? '',
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, string>,
      });
      response.end('{}');
    });
    return undefined;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    submissions,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
