/**
 * The header set of every response (docs/security.md). Scripts come from this site alone: webpack's build writes no inline
 * script, so the policy needs no nonce and pages stay cacheable. Styles may be inline because styled-components writes its
 * sheet into the page. Pages of signed-in users have a stricter one, with a nonce (lib/server/pageNonce.ts).
 */
const development = process.env.NODE_ENV === 'development';

const imageOrigins = () => (process.env.NEXT_PUBLIC_IMAGE_CDN_URL ? ` ${new URL(process.env.NEXT_PUBLIC_IMAGE_CDN_URL).origin}` : '');
/** Profile pictures (components/avatar). */
const avatarOrigin = () => (process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL ? ` ${new URL(process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL).origin}` : '');
const sentryOrigin = () => (process.env.NEXT_PUBLIC_SENTRY_DSN ? ` ${new URL(process.env.NEXT_PUBLIC_SENTRY_DSN).origin}` : '');

const policyOf = ({ scripts, styles }) => [
  "default-src 'none'",
  `script-src ${scripts}`,
  `style-src ${styles}`,
  `img-src 'self' data:${imageOrigins()}${avatarOrigin()}`,
  "font-src 'self'",
  `connect-src 'self'${sentryOrigin()}${development ? ' ws:' : ''}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** Of pages that any cache may keep. */
const policy = () => policyOf({ scripts: `'self'${development ? " 'unsafe-eval' 'unsafe-inline'" : ''}`, styles: "'self' 'unsafe-inline'" });

/** Of pages that are made for one request (/my/*): only what carries the nonce, and what that loads, runs or styles. */
exports.policyWithNonce = (nonce) => policyOf({ scripts: `'nonce-${nonce}' 'strict-dynamic'`, styles: `'self' 'nonce-${nonce}'` });

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

/** Worth having before the first paint, so kept for a day without asking (components/announcement). */
const early = { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' };

exports.securityHeaders = async () => [{ source: '/:path*', headers: everywhere() }, { source: '/early.js', headers: [early] }];
