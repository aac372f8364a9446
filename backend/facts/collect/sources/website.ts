/** A project's own website: what its server sends, and what its domain says. */
import { sql } from 'drizzle-orm';
import * as yup from 'yup';
import { readRows } from '../../../db/store';
import { parseAs } from '../parseAs';
import { isSameSite } from '../../import';
import { LookFailed, type Reader } from '../reader';
import type { Found, Look, Source, Target } from '../types';
import { mayRead } from './robots';

const PAGE = '/';
const SECURITY_TXT = '/.well-known/security.txt';
/** Numbers of DNS. */
const [NO_ERROR, NO_NAME, TYPE_CAA] = [0, 3, 257];

const dnsSchema = yup.object({
  Status: yup.number().required(),
  AD: yup.boolean(),
  Answer: yup.array().of(yup.object({ type: yup.number().required() }).required()),
});

type DnsAnswer = yup.InferType<typeof dnsSchema>;

/** DNS over HTTPS in Google's JSON form. Undefined: it did not answer; that says nothing. */
async function askDns(dns: Reader, name: string, type: string): Promise<DnsAnswer | undefined> {
  try {
    const { status, body } = await dns.read(`?name=${name}&type=${type}&do=1`, {
      headers: { accept: 'application/dns-json' },
    });
    return status === 200 ? parseAs(dnsSchema, body) : undefined;
  } catch (error) {
    if (error instanceof LookFailed) return undefined;
    throw error;
  }
}

async function readDnssec(dns: Reader, host: string): Promise<boolean | null> {
  const answer = await askDns(dns, host, 'A');
  return answer?.Status === NO_ERROR ? answer.AD === true : null;
}

/** The nearest name above that has a record counts (RFC 8659, section 3). */
async function readCaa(dns: Reader, host: string): Promise<boolean | null> {
  const labels = host.split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const answer = await askDns(dns, labels.slice(at).join('.'), 'CAA');
    if (!answer || ![NO_ERROR, NO_NAME].includes(answer.Status)) return null;
    if (answer.Answer?.some(({ type }) => type === TYPE_CAA)) return true;
  }
  return false;
}

/** @throws LookFailed where the site does not want to be read by programs */
async function assertWelcome(reader: Reader): Promise<void> {
  const { status, body } = await reader.read('/robots.txt', { redirects: 3, otherwise: true });
  if (status >= 500) throw new LookFailed('unreachable', 'Its robots.txt cannot be read');
  const robots = status === 200 ? body.toString('utf8') : '';
  if (!mayRead(robots, PAGE)) throw new LookFailed('refused', 'Its robots.txt keeps programs out');
}

/** What http answers: `closed` where nothing listens, null where nothing is known. */
async function readPlain(reader: Reader) {
  try {
    const { status, headers } = await reader.read(PAGE, { plain: true, otherwise: true });
    return { status, location: headers.location ?? null };
  } catch (error) {
    if (error instanceof LookFailed) return error.isClosed ? ('closed' as const) : null;
    throw error;
  }
}

/** 404 says that there is none; a refusal, an error and another site say nothing. */
async function readSecurityTxt(reader: Reader) {
  const { status, headers, body, url } = await reader.read(SECURITY_TXT, {
    redirects: 3,
    otherwise: true,
  });
  if (![200, 404, 410].includes(status) || !isWithin(url, reader)) return null;
  return { status, type: headers['content-type'] ?? '', text: body.toString('utf8') };
}

const isWithin = (url: string, { base }: Reader): boolean =>
  isSameSite(new URL(url).hostname, new URL(base).hostname);

const HEADERS = ['strict-transport-security', 'content-security-policy'] as const;

async function look({ target, reader }: Look): Promise<Found> {
  await assertWelcome(reader);
  const { hostname: host } = new URL(reader.base);
  const page = await reader.read(PAGE, { redirects: 3 });
  if (page.status !== 200) throw new LookFailed('refused', 'It has no first page');
  if (!isWithin(page.url, reader))
    throw new LookFailed('refused', `It leads to another site, ${new URL(page.url).hostname}`);
  const kept = HEADERS.flatMap((name) => {
    const value = page.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const reading = {
    host,
    plain: await readPlain(reader),
    page: {
      url: page.url,
      headers: Object.fromEntries(kept),
      html: page.body.toString('utf8'),
    },
    securityTxt: await readSecurityTxt(reader),
    dnssec: reader.dns ? await readDnssec(reader.dns, host) : null,
    caa: reader.dns ? await readCaa(reader.dns, host) : null,
  };
  return {
    kind: 'website',
    source: `https://${host}`,
    parameters: { project: target.project },
    body: Buffer.from(JSON.stringify(reading)),
  };
}

export const website: Source = {
  name: 'website',
  title: 'Websites of projects',
  everyHours: 168,
  cited: /\nWebsite of the project, as its server answers$/,
  isOwnHost: true,
  measures: 'website',
  async listTargets(db) {
    const rows = await readRows<{ id: string; url: string }>(
      db,
      sql`
      select id, links->>'website' as url from projects
      where origin = 'projects' and status = 'active' and links->>'website' like 'https://%' order by id`,
    );
    return rows.flatMap(({ id, url }): Target[] =>
      URL.canParse(url) ? [{ id, project: id, base: new URL(url).origin }] : [],
    );
  },
  look,
};
