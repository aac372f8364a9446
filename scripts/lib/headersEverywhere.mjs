import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * Loaded before Next's own code. Next leaves the headers of next.config.js out of what its router answers by itself: the redirects that tidy an
 * address (a slash at its end, two of them at its beginning) and the 400 for one that nobody can decode. So every answer begins with the set of
 * the build, and whoever sets one of them anew (the policy of a page with a nonce) replaces it.
 */
const { headers } = JSON.parse(readFileSync(inRoot('.next', 'routes-manifest.json'), 'utf8')).headers.find(({ source }) => source === '/:path*');

subscribe('http.server.request.start', ({ response }) => {
  for (const { key, value } of headers) response.setHeader(key, value);
});
