import {
  RONIN_FLOW,
  type AuditExample,
  type Example,
  type FundsExample,
  type MonitorExample,
  type Service,
  type WebsiteExample,
} from '@/components/products';
import { getProject, overview, projectsList } from '@/contracts/endpoints';
import type { Overview } from '@/contracts/projects/overview';
import type { ProjectAudit, ProjectDetail } from '@/contracts/projects/projects';
import type { Signal } from '@/contracts/ratings/rating';
import { authCookies } from '@/server/auth/cookies';
import { callBackend } from '@/server/backend/backend';
import { visitorCookie } from '@/server/backend/caller';
import { webEnv } from '@/server/env';
import { sentHeaders } from '@/server/http/sentHeaders';
import { checkWebsite, type CookieFacts } from '@/lib/website-check';

/** Few at once, to spare a busy machine. */
const LOOKED = 40;
const AT_ONCE = 2;
const FINDINGS_SHOWN = 10;
const ALERTS_SHOWN = 5;
const RONIN = { project: 'ronin', day: '2022-03-23' };

const nothing = { kind: 'none', why: 'nothing-on-file' } as const;
const toNamed = ({ id, name, logo }: Pick<ProjectDetail, 'id' | 'name' | 'logo'>) => ({
  id,
  name,
  logo,
});
const hasFindings = ({ findingsKnown, counts }: ProjectAudit): boolean =>
  findingsKnown && counts.some(({ count }) => count > 0);

function leanAudit({
  auditor,
  title,
  publishedOn,
  publishedPrecision,
  reportUrl,
  counts,
  findings,
  findingsKnown,
  source,
}: ProjectAudit): AuditExample['audit'] {
  return {
    auditor,
    title,
    publishedOn,
    publishedPrecision,
    reportUrl,
    counts,
    findingsKnown,
    source,
    findings: findings.slice(0, FINDINGS_SHOWN),
  };
}

/** Newest audit first, so the search ends early. */
export async function auditExample(): Promise<Example> {
  const body = { sort: { field: 'lastAudit', direction: 'desc' }, dataPerPage: LOOKED } as const;
  const audited = (await callBackend(projectsList, { body })).items.filter(
    ({ lastAuditOn }) => lastAuditOn !== null,
  );
  let best: { project: ProjectDetail; audit: ProjectAudit } | undefined;
  for (let from = 0; from < audited.length; from += AT_ONCE) {
    if (best && (audited[from]!.lastAuditOn ?? '') <= best.audit.publishedOn) break;
    const projects = await Promise.all(
      audited
        .slice(from, from + AT_ONCE)
        .map(({ id }) => callBackend(getProject, { params: { id } })),
    );
    for (const project of projects) {
      const audit = project.audits.find(hasFindings);
      if (audit && (!best || audit.publishedOn > best.audit.publishedOn)) best = { project, audit };
    }
  }
  return best
    ? {
        kind: 'audit',
        project: toNamed(best.project),
        audit: leanAudit(best.audit),
        looked: audited.length,
      }
    : nothing;
}

function leanSignal({
  id,
  name,
  sentence,
  evidence,
  statedAt,
  validUntil,
  sample,
}: Signal): MonitorExample['groups'][number]['known'][number] {
  const [first] = evidence;
  const source = first ? { title: first.title, url: first.url, tier: first.tier } : null;
  return {
    id,
    name,
    sentence,
    source,
    more: Math.max(0, evidence.length - 1),
    statedAt,
    validUntil,
    sample,
  };
}

const latestAlerts = ({ alerts }: Overview): MonitorExample['alerts'] =>
  alerts.slice(0, ALERTS_SHOWN).map(({ id, name, at, text }) => ({ id, name, at, text }));

export async function monitorExample(): Promise<Example> {
  const summary = await callBackend(overview);
  if (!summary.featured) return nothing;
  const project = await callBackend(getProject, { params: { id: summary.featured.id } });
  if (!project.rating) return nothing;
  const groups = project.rating.categories.map(({ id, name, signals }) => ({
    id,
    name,
    known: signals.filter(({ state }) => state !== 'unknown' && state !== 'n/a').map(leanSignal),
    unknown: signals.filter(({ state }) => state === 'unknown').map((signal) => signal.name),
  }));
  return {
    kind: 'monitor',
    project: { ...toNamed(project), rank: project.rank },
    ratedAt: project.rating.ratedAt,
    groups,
    alerts: latestAlerts(summary),
  };
}

async function findRecorded(): Promise<FundsExample['recorded']> {
  const { id, name, incidents } = await callBackend(getProject, { params: { id: RONIN.project } });
  const incident = incidents.find(({ occurredOn }) => occurredOn === RONIN.day);
  return incident
    ? {
        id,
        name,
        title: incident.title,
        occurredOn: incident.occurredOn,
        lossUsd: incident.lossUsd,
      }
    : null;
}

/** The flow needs no backend. */
export async function fundsExample(): Promise<Example> {
  const [incident, summary] = await Promise.allSettled([findRecorded(), callBackend(overview)]);
  return {
    kind: 'funds',
    flow: RONIN_FLOW,
    recorded: incident.status === 'fulfilled' ? incident.value : null,
    totals:
      summary.status === 'fulfilled'
        ? { incidents: summary.value.stats.incidents, lossUsd: summary.value.stats.lossUsd }
        : null,
  };
}

function cookiesSent(secure: boolean): CookieFacts[] {
  const signIn = Object.values(authCookies(secure)).map(({ name, options }): CookieFacts => ({
    name,
    httpOnly: Boolean(options.httpOnly),
    sameSite: String(options.sameSite),
    secure: Boolean(options.secure),
  }));
  const { name, httpOnly, sameSite } = visitorCookie(secure);
  return [...signIn, { name, httpOnly, sameSite, secure }];
}

export function websiteExample(): Promise<WebsiteExample> {
  const { siteUrl } = webEnv();
  const https = siteUrl.startsWith('https:');
  const results = checkWebsite({ https, headers: sentHeaders(), cookies: cookiesSent(https) });
  return Promise.resolve({ kind: 'website', siteUrl, results });
}

export const EXAMPLES: Record<Service, () => Promise<Example>> = {
  'security-audit': auditExample,
  skynet: monitorExample,
  skytrace: fundsExample,
  pentest: websiteExample,
};
