import type { ServerResponse } from 'node:http';

export interface RefusedPage {
  status: 413 | 429 | 503;
  /** Seconds; undefined where time does not help. */
  retryAfter?: number;
  title: string;
  sentence: string;
}

/** A page without scripts and files, for where a page or a redirect was asked for. */
export function sendRefusalPage(
  response: ServerResponse,
  { status, retryAfter, title, sentence }: RefusedPage,
): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    ...(retryAfter === undefined
      ? // The rest of a body is not read.
        { Connection: 'close' }
      : { 'Retry-After': String(retryAfter) }),
  });
  const later =
    retryAfter === undefined
      ? ''
      : ` Please try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`;
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${title} | Plumbline</title>` +
      `<style>body{font:17px/1.5 system-ui,sans-serif;margin:15vh auto;max-width:32em;padding:0 24px}</style>` +
      `<h1>${title}</h1><p>${sentence}${later}</p></html>`,
  );
}
