/**
 * The header set of every response (docs/security.md). Scripts come from this site alone: webpack's build writes no inline
 * script, so the policy needs no nonce and pages stay cacheable. Styles may be inline because styled-components writes its
 * sheet into the page.
 */
const development = process.env.NODE_ENV === 'development';

const imageOrigins = () => (process.env.NEXT_PUBLIC_IMAGE_CDN_URL ? ` ${new URL(process.env.NEXT_PUBLIC_IMAGE_CDN_URL).origin}` : '');
const sentryOrigin = () => (process.env.NEXT_PUBLIC_SENTRY_DSN ? ` ${new URL(process.env.NEXT_PUBLIC_SENTRY_DSN).origin}` : '');

/** ConfigCat's CDN, worldwide and of the European Union: its preferences may lead from one to the other. Without a key flags are our own. */
const FLAG_CDN = ' https://cdn-global.configcat.com https://cdn-eu.configcat.com';
const flagOrigins = () => {
  if (!process.env.NEXT_PUBLIC_CONFIGCAT_SDK_KEY) return '';
  const base = process.env.NEXT_PUBLIC_CONFIGCAT_BASE_URL;
  return base ? ` ${new URL(base).origin}` : FLAG_CDN;
};

const policy = () => [
  "default-src 'none'",
  `script-src 'self'${development ? " 'unsafe-eval' 'unsafe-inline'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data:${imageOrigins()}`,
  "font-src 'self'",
  `connect-src 'self'${sentryOrigin()}${flagOrigins()}${development ? ' ws:' : ''}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const everywhere = () => [
  { key: 'Content-Security-Policy', value: policy() },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
  // The development server serves one of its own scripts as JSON, which nosniff would block.
  ...(development ? [] : [{ key: 'X-Content-Type-Options', value: 'nosniff' }]),
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
];

exports.securityHeaders = async () => [{ source: '/:path*', headers: everywhere() }];
