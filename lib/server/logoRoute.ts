import type { NextApiHandler } from 'next';
import { openBackendFile } from './backend';

/** One set and one file name: nothing else is ever asked for. */
const SET = /^[a-z0-9-]{1,40}$/;
const FILE = /^[\w.() -]{1,120}$/;
/** Raster and vector images that a logo may be. SVG cannot run scripts: the answer's own policy is a sandbox. */
const TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'];

/** GET /logos/{set}/{file}: a project's logo, kept by every cache for a day. */
export const logoRoute: NextApiHandler = async (request, response) => {
  const [set, file, ...rest] = [request.query.path].flat();
  const asked = request.method === 'GET' && rest.length === 0 && SET.test(set ?? '') && FILE.test(file ?? '') && !file?.startsWith('.');
  const answer = asked ? await openBackendFile(`/logos/${set}/${encodeURIComponent(file!)}`).catch(() => undefined) : undefined;
  const type = answer?.headers.get('content-type') ?? '';
  if (!answer?.ok || !TYPES.includes(type)) {
    response.status(404).setHeader('Cache-Control', 'public, max-age=60').end();
    return;
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  response.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
  response.send(Buffer.from(await answer.arrayBuffer()));
};
