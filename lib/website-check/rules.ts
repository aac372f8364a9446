import {
  findSources,
  isHashOrNonce,
  readPolicy,
  scriptsAreClosed,
} from '@/contracts/http/contentPolicy';
import type { HeaderRule } from './types';

const ASVS = {
  title: 'OWASP ASVS 5.0',
  url: 'https://owasp.org/www-project-application-security-verification-standard/',
} as const;
const mdn = (header: string) => ({
  title: `MDN: ${header}`,
  url: `https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/${header}`,
});
const asvs = (requirement: string) => ({ ...ASVS, title: `${ASVS.title}, ${requirement}` });

export const YEAR_SECONDS = 365 * 24 * 3600;
function stylesAreClosed(policy: string): boolean {
  const sources = findSources(readPolicy(policy), 'style-src');
  return (
    sources !== undefined &&
    !(sources.includes("'unsafe-inline'") && !sources.some(isHashOrNonce)) &&
    !sources.includes('*')
  );
}

const only = (policy: string, directive: string, allowed: readonly string[]): boolean => {
  const sources = readPolicy(policy).get(directive);
  return (
    sources !== undefined &&
    sources.length > 0 &&
    sources.every((source) => allowed.includes(source))
  );
};
const noObjects = (policy: string): boolean =>
  findSources(readPolicy(policy), 'object-src')?.join() === "'none'";

function lastsAYear(value: string): boolean {
  const parts = value
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const age = parts
    .map((part) => /^max-age="?(\d+)"?$/.exec(part)?.[1])
    .find((seconds) => seconds !== undefined);
  return Number(age ?? 0) >= YEAR_SECONDS && parts.includes('includesubdomains');
}

/** They never send a page's path to another site. Browsers use the last value they know. */
const QUIET_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'origin',
  'origin-when-cross-origin',
];
const lastItem = (value: string): string => value.split(',').at(-1)?.trim().toLowerCase() ?? '';
const isOneOf =
  (values: readonly string[]) =>
  (value: string): boolean =>
    values.includes(value.trim().toLowerCase());

const POWERFUL = ['camera', 'microphone', 'geolocation'];
const powersAreOff = (value: string): boolean => {
  const parts = value
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/\s/g, ''));
  return POWERFUL.every((feature) => parts.includes(`${feature}=()`));
};

export const HEADER_RULES: readonly HeaderRule[] = [
  {
    id: 'scripts',
    header: 'content-security-policy',
    directives: ['script-src'],
    met: scriptsAreClosed,
    source: mdn('Content-Security-Policy'),
  },
  {
    id: 'objects',
    header: 'content-security-policy',
    directives: ['object-src', 'base-uri'],
    met: (policy) => noObjects(policy) && only(policy, 'base-uri', ["'none'"]),
    source: asvs('3.4.3'),
  },
  {
    id: 'styles',
    header: 'content-security-policy',
    directives: ['style-src'],
    met: stylesAreClosed,
    source: mdn('Content-Security-Policy/style-src'),
  },
  {
    id: 'framing',
    header: 'content-security-policy',
    directives: ['frame-ancestors'],
    met: (policy) => only(policy, 'frame-ancestors', ["'none'", "'self'"]),
    source: asvs('3.4.6'),
  },
  {
    id: 'transport',
    header: 'strict-transport-security',
    met: lastsAYear,
    overHttps: true,
    source: asvs('3.4.1'),
  },
  {
    id: 'types',
    header: 'x-content-type-options',
    met: isOneOf(['nosniff']),
    source: asvs('3.4.4'),
  },
  {
    id: 'referrer',
    header: 'referrer-policy',
    met: (value) => QUIET_REFERRERS.includes(lastItem(value)),
    source: asvs('3.4.5'),
  },
  {
    id: 'opener',
    header: 'cross-origin-opener-policy',
    met: isOneOf(['same-origin', 'same-origin-allow-popups']),
    source: mdn('Cross-Origin-Opener-Policy'),
  },
  {
    id: 'resources',
    header: 'cross-origin-resource-policy',
    met: isOneOf(['same-origin', 'same-site']),
    source: mdn('Cross-Origin-Resource-Policy'),
  },
  {
    id: 'powers',
    header: 'permissions-policy',
    met: powersAreOff,
    source: mdn('Permissions-Policy'),
  },
];

export const COOKIE_SOURCES = {
  httpOnly: asvs('3.3.4'),
  sameSite: asvs('3.3.2'),
  secure: asvs('3.3.1'),
} as const;
