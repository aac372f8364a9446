import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { cacheControlOf, isForgotten } from './keptPages.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';

/**
 * Loaded before Next's own code. Next leaves the headers of next.config.js out of what its router answers by itself: the redirects that tidy an
 * address (a slash at its end, two of them at its beginning) and the 400 for one that nobody can decode. So every answer begins with the set of
 * the build, and whoever sets one of them anew (the policy of a page with a nonce) replaces it.
 */
const { headers } = JSON.parse(
  readFileSync(inRoot('.next', 'routes-manifest.json'), 'utf8'),
).headers.find(({ source }) => source === '/:path*');

/** Next sets Cache-Control itself, after every hook that it offers. */
function setsCacheControl(response, url) {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'cache-control' ? cacheControlOf(url, String(value)) : value,
    );
  // The name under which Next's client knows it; there is no middleware here.
  if (isForgotten(url)) setHeader('x-middleware-cache', 'no-cache');
}

subscribe('http.server.request.start', ({ request, response }) => {
  for (const { key, value } of headers) response.setHeader(key, value);
  setsCacheControl(response, request.url);
});
