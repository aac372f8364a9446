import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Header } from './buildManifests';
import type { RenderGate, Turn } from './RenderGate';

/**
 * Admits a request that needs a page made, or answers it.
 * @returns a function that gives the place back, as a closed connection does; undefined after a
 * refusal
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<(() => void) | undefined>;

const WORDS = {
  429: ['Too many pages', 'You have opened many pages in a minute.'],
  503: ['Busy', 'Many pages are being opened right now.'],
} as const;

function refuse(
  response: ServerResponse,
  { status, retryAfter }: Exclude<Turn, { leave: () => void }>,
  headers: readonly Header[],
): void {
  const [title, sentence] = WORDS[status];
  for (const { key, value } of headers) response.setHeader(key, value);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
  });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${title} | Plumbline</title>` +
      `<style>body{font:17px/1.5 system-ui,sans-serif;margin:15vh auto;max-width:32em;padding:0 24px}</style>` +
      `<h1>${title}</h1><p>${sentence} Please try again in ${retryAfter} ` +
      `${retryAfter === 1 ? 'second' : 'seconds'}.</p></html>`,
  );
}

/** @param headers of every answer */
export function admitBy(
  gate: RenderGate,
  toNetwork: (request: IncomingMessage) => string,
  headers: readonly Header[],
): Admit {
  return async (request, response) => {
    const turn = await gate.enter(toNetwork(request));
    if (!('leave' in turn)) {
      refuse(response, turn, headers);
      return undefined;
    }
    if (response.destroyed || response.writableEnded) turn.leave();
    else response.once('close', turn.leave);
    return turn.leave;
  };
}
