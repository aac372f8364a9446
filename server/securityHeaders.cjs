/**
 * The header set of every response (docs/security.md). Scripts come from this site alone, and from the analytics' host where one is
 * configured: webpack's build writes no inline script, so the policy needs no nonce and pages stay cacheable. Styles may be inline
 * because styled-components writes its sheet into the page. Pages of signed-in users have a stricter one, with a nonce
 * (server/pageNonce.ts).
 */
const development = process.env.NODE_ENV === 'development';

const imageOrigins = () =>
  process.env.NEXT_PUBLIC_IMAGE_CDN_URL
    ? ` ${new URL(process.env.NEXT_PUBLIC_IMAGE_CDN_URL).origin}`
    : '';
/** Profile pictures (components/avatar). */
const avatarOrigin = () =>
  process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL
    ? ` ${new URL(process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL).origin}`
    : '';
/** Pictures that the identity provider knows (server/auth/pictureOf). */
const pictureOrigin = () =>
  process.env.NEXT_PUBLIC_PICTURE_ORIGIN
    ? ` ${new URL(process.env.NEXT_PUBLIC_PICTURE_ORIGIN).origin}`
    : '';
const sentryOrigin = () =>
  process.env.NEXT_PUBLIC_SENTRY_DSN
    ? ` ${new URL(process.env.NEXT_PUBLIC_SENTRY_DSN).origin}`
    : '';

/** ConfigCat's CDN, worldwide and of the European Union: its preferences may lead from one to the other. Without a key flags are our own. */
const FLAG_CDN = ' https://cdn-global.configcat.com https://cdn-eu.configcat.com';
const flagOrigins = () => {
  if (!process.env.NEXT_PUBLIC_CONFIGCAT_SDK_KEY) return '';
  const base = process.env.NEXT_PUBLIC_CONFIGCAT_BASE_URL;
  return base ? ` ${new URL(base).origin}` : FLAG_CDN;
};

const MEASUREMENT_ID = /^G-[A-Z0-9]{4,16}$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** What Google documents for Analytics 4 without its advertising features, which stay off (docs/decisions/0019). */
const GOOGLE = {
  scripts: ' https://*.googletagmanager.com',
  images: ' https://*.google-analytics.com https://*.googletagmanager.com',
  connections:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};

function analyticsServer(address) {
  const { origin, protocol, hostname } = URL.canParse(address) ? new URL(address) : {};
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.includes(hostname))) {
    throw new Error(`NEXT_PUBLIC_ANALYTICS_ORIGIN must be a https address, not "${address}".`);
  }
  if (origin !== address)
    throw new Error(
      `NEXT_PUBLIC_ANALYTICS_ORIGIN must be an address without a path ("${origin}"), not "${address}".`,
    );
  return { scripts: ` ${origin}`, images: ` ${origin}`, connections: ` ${origin}` };
}

/** Hosts of the analytics, each with a space before it: nobody's without a measurement id. @throws naming the variable that does not fit. */
function analytics() {
  const { NEXT_PUBLIC_ANALYTICS_ID: id, NEXT_PUBLIC_ANALYTICS_ORIGIN: origin } = process.env;
  if (!id) return { scripts: '', images: '', connections: '' };
  if (!MEASUREMENT_ID.test(id))
    throw new Error(
      `NEXT_PUBLIC_ANALYTICS_ID must be a measurement id of Google Analytics 4 (G-ABC123DEF4), not "${id}".`,
    );
  return origin ? analyticsServer(origin) : GOOGLE;
}

const policyOf = ({ scripts, styles }) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src 'self' data:${imageOrigins()}${avatarOrigin()}${pictureOrigin()}${analytics().images}`,
    "font-src 'self'",
    `connect-src 'self'${sentryOrigin()}${flagOrigins()}${analytics().connections}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    // The one page that may be framed at all is a sandbox with a policy of its own (server/quoteFrame.ts).
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** Of pages that any cache may keep. */
const policy = () =>
  policyOf({
    scripts: `'self'${analytics().scripts}${development ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
    styles: "'self' 'unsafe-inline'",
  });

/** Of pages that are made for one request (/my/*): only what carries the nonce, and what that loads, runs or styles. */
exports.policyWithNonce = (nonce) =>
  policyOf({ scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'self' 'nonce-${nonce}'` });

const everywhere = () => [
  { key: 'Content-Security-Policy', value: policy() },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  // The development server serves one of its own scripts as JSON, which nosniff would block.
  ...(development ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
];

/** Worth having before the first paint, so kept for a day without asking (components/announcement). */
const early = {
  key: 'Cache-Control',
  value: 'public, max-age=86400, stale-while-revalidate=604800',
};

exports.everywhere = everywhere;
exports.securityHeaders = async () => [
  { source: '/:path*', headers: everywhere() },
  { source: '/early.js', headers: [early] },
];
