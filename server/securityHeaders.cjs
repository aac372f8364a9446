/**
 * The headers of every response (docs/security.md). Webpack writes no inline scripts, so pages need
 * no nonce and stay cacheable. Styles are inline because of styled-components. Signed-in pages have
 * a nonce (server/http/pageNonce.ts).
 */
const development = process.env.NODE_ENV === 'development';

const imageOrigins = () =>
  process.env.NEXT_PUBLIC_IMAGE_CDN_URL
    ? ` ${new URL(process.env.NEXT_PUBLIC_IMAGE_CDN_URL).origin}`
    : '';
const avatarOrigin = () =>
  process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL
    ? ` ${new URL(process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL).origin}`
    : '';
/** Pictures from the identity provider (server/auth/allowedPicture). */
const pictureOrigin = () =>
  process.env.NEXT_PUBLIC_PICTURE_ORIGIN
    ? ` ${new URL(process.env.NEXT_PUBLIC_PICTURE_ORIGIN).origin}`
    : '';
const sentryOrigin = () =>
  process.env.NEXT_PUBLIC_SENTRY_DSN
    ? ` ${new URL(process.env.NEXT_PUBLIC_SENTRY_DSN).origin}`
    : '';

/** ConfigCat's preferences may switch between them. */
const FLAG_CDN = ' https://cdn-global.configcat.com https://cdn-eu.configcat.com';
const flagOrigins = () => {
  if (!process.env.NEXT_PUBLIC_CONFIGCAT_SDK_KEY) return '';
  const base = process.env.NEXT_PUBLIC_CONFIGCAT_BASE_URL;
  return base ? ` ${new URL(base).origin}` : FLAG_CDN;
};

const MEASUREMENT_ID = /^G-[A-Z0-9]{4,16}$/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Analytics 4 without advertising (docs/decisions/0019). */
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

/**
 * Each with a leading space.
 * @throws naming the invalid variable
 */
function analytics() {
  const { NEXT_PUBLIC_ANALYTICS_ID: id, NEXT_PUBLIC_ANALYTICS_ORIGIN: origin } = process.env;
  if (!id) return { scripts: '', images: '', connections: '' };
  if (!MEASUREMENT_ID.test(id))
    throw new Error(
      `NEXT_PUBLIC_ANALYTICS_ID must be a measurement id of Google Analytics 4 (G-ABC123DEF4), not "${id}".`,
    );
  return origin ? analyticsServer(origin) : GOOGLE;
}

const buildPolicy = ({ scripts, styles }) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src 'self' data:${imageOrigins()}${avatarOrigin()}${pictureOrigin()}${analytics().images}`,
    "font-src 'self'",
    `connect-src 'self'${sentryOrigin()}${flagOrigins()}${analytics().connections}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    // The only framable page is a sandbox with its own policy (server/routes/quoteFrame.ts).
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** For cacheable pages. */
const policy = () =>
  buildPolicy({
    scripts: `'self'${analytics().scripts}${development ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
    styles: "'self' 'unsafe-inline'",
  });

/** For pages made per request (/my/*): only what has the nonce, and what that loads. */
exports.policyWithNonce = (nonce) =>
  buildPolicy({ scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'self' 'nonce-${nonce}'` });

const everywhere = () => [
  { key: 'Content-Security-Policy', value: policy() },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  // nosniff would block a development script served as JSON.
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

/** public/early.js is needed before the first paint (components/announcement). */
const forADay = {
  key: 'Cache-Control',
  value: 'public, max-age=86400, stale-while-revalidate=604800',
};

exports.everywhere = everywhere;
exports.securityHeaders = async () => [
  { source: '/:path*', headers: everywhere() },
  { source: '/early.js', headers: [forADay] },
  {
    source:
      '/:file(favicon\\.ico|icon\\.svg|apple-touch-icon\\.png|icon-\\d+\\.png|manifest\\.webmanifest)',
    headers: [forADay],
  },
];
