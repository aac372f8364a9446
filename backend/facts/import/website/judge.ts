/**
 * Judges a website by what its server sends, as the method's signal *website* asks. Pure.
 * HSTS: RFC 6797, at least six months (MDN's HTTP Observatory asks as much). security.txt: RFC 9116.
 */
import { scriptsAreClosed, readPolicy } from '../../../../contracts/http/contentPolicy';
import type { Reading } from './reading';

export type WebsiteChecks = Record<
  'https' | 'hsts' | 'csp' | 'noMixedContent' | 'securityTxt' | 'dnssec' | 'caa',
  boolean | null
> & { securityTxtUntil?: string };

const HALF_A_YEAR_SECONDS = 15_768_000;

/** The same host, or one is below the other: stricter than the registrable domain. */
export const isSameSite = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

function leadsToHttps({ host, plain }: Reading): boolean | null {
  if (plain === null) return null;
  if (plain === 'closed') return true;
  const { status, location } = plain;
  if (status < 300 || status >= 400 || location === null) return false;
  if (!URL.canParse(location, `http://${host}`)) return false;
  const { protocol, hostname } = new URL(location, `http://${host}`);
  return protocol === 'https:' && isSameSite(hostname, host);
}

/** Sent twice, it counts as wrong: which one browsers take differs. */
function isStrict(value: string | undefined): boolean {
  if (value === undefined || value.includes(',')) return false;
  const ages = value
    .toLowerCase()
    .split(';')
    .flatMap((part) => /^\s*max-age\s*=\s*"?(\d{1,12})"?\s*$/.exec(part)?.[1] ?? []);
  return ages.length === 1 && Number(ages[0]) >= HALF_A_YEAR_SECONDS;
}

/** What a page loads or sends to; links to follow are no part of it. Bounds keep it linear. */
const LOADED =
  /<(?:script|img|iframe|source|video|audio|embed|input|track)\b[^<>]{0,2000}?\s(?:src|srcset)\s{0,9}=\s{0,9}["']?\s{0,9}http:\/\//i;
const STYLED =
  /<link\b(?=[^<>]{0,2000}\bstylesheet\b)[^<>]{0,2000}?\shref\s{0,9}=\s{0,9}["']?\s{0,9}http:\/\//i;
const SENT = /<form\b[^<>]{0,2000}?\saction\s{0,9}=\s{0,9}["']?\s{0,9}http:\/\//i;
const IN_CSS = /url\(\s{0,9}["']?http:\/\//i;

const isMixed = (html: string): boolean =>
  [LOADED, STYLED, SENT, IN_CSS].some((pattern) => pattern.test(html));

const LAST_DAY = Date.parse('9999-12-31');

/**
 * The day on which a valid one expires; undefined for another: it takes at least one contact that is
 * an address, and exactly one expiry, in the future.
 */
function findExpiry(
  { status, type, text }: NonNullable<Reading['securityTxt']>,
  now: Date,
): string | undefined {
  if (status !== 200 || !/^text\/plain\b/i.test(type)) return undefined;
  const values = (field: string): string[] =>
    text
      .split(/\r?\n/)
      .filter((line) => line.toLowerCase().startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).trim());
  const [expiry = '', ...more] = values('expires');
  const at = Date.parse(expiry);
  const isValid =
    values('contact').some((one) => /^(https:\/\/|mailto:|tel:)\S/i.test(one)) &&
    more.length === 0 &&
    at > now.getTime();
  return isValid ? new Date(Math.min(at, LAST_DAY)).toISOString().slice(0, 10) : undefined;
}

export function judgeWebsite(reading: Reading, now: Date): WebsiteChecks {
  const { page, securityTxt, dnssec, caa } = reading;
  const headers = page.headers as Record<string, string>;
  const policies = headers['content-security-policy']?.split(',') ?? [];
  const upgrades = policies.some((policy) => readPolicy(policy).has('upgrade-insecure-requests'));
  const isHttps = page.url.startsWith('https://');
  const securityTxtUntil = securityTxt === null ? undefined : findExpiry(securityTxt, now);
  return {
    https: isHttps ? leadsToHttps(reading) : false,
    hsts: isHttps && isStrict(headers['strict-transport-security']),
    csp: policies.some(scriptsAreClosed),
    noMixedContent: isHttps && (upgrades || !isMixed(page.html)),
    securityTxt: securityTxt === null ? null : securityTxtUntil !== undefined,
    ...(securityTxtUntil !== undefined && { securityTxtUntil }),
    dnssec,
    caa,
  };
}
