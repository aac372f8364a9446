import {
  RONIN_FLOW,
  type AuditExample,
  type FundsExample,
  type MonitorExample,
  type WebsiteExample,
} from '@/components/products';
import { makeEvidence, RATED_AT } from './rating';

const project = { id: 'example', name: 'Example', logo: null };
export const makeAuditExample = (given: Partial<AuditExample['audit']> = {}): AuditExample => ({
  kind: 'audit',
  project,
  looked: 12,
  audit: {
    auditor: 'Example Audits',
    title: 'Core contracts',
    publishedOn: '2026-03-01',
    publishedPrecision: 'day',
    reportUrl: 'https://example.org/report.pdf',
    findingsKnown: true,
    counts: [
      { severity: 'major', status: 'resolved', count: 2 },
      { severity: 'minor', status: 'open', count: 1 },
    ],
    findings: [],
    source: makeEvidence(),
    ...given,
  },
});

export const makeMonitorExample = (given: Partial<MonitorExample> = {}): MonitorExample => ({
  kind: 'monitor',
  project: { ...project, rank: 1 },
  ratedAt: RATED_AT,
  groups: [
    {
      id: 'code',
      name: 'Code',
      unknown: ['Audit freshness'],
      known: [
        {
          id: 'audit-coverage',
          name: 'Audit coverage',
          sentence: '5 of 6 contracts have an audit.',
          source: { title: 'List of audits', url: 'https://example.org/audits', tier: 'P1' },
          more: 2,
          statedAt: '2026-11-18T09:00:00.000Z',
          validUntil: '2027-02-16T09:00:00.000Z',
          sample: false,
        },
      ],
    },
  ],
  alerts: [
    { id: 'other', name: 'Other', at: '2026-11-20', text: 'From AA 81 to A 79, 20 Nov 2026' },
  ],
  ...given,
});

export const makeFundsExample = (given: Partial<FundsExample> = {}): FundsExample => ({
  kind: 'funds',
  flow: RONIN_FLOW,
  totals: { incidents: 66, lossUsd: 4_200_000_000 },
  recorded: {
    id: 'ronin',
    name: 'Ronin',
    title: 'Stolen validator keys',
    occurredOn: '2022-03-23',
    lossUsd: 624_000_000,
  },
  ...given,
});

export const makeWebsiteExample = (): WebsiteExample => ({
  kind: 'website',
  siteUrl: 'https://plumbline.example',
  results: [
    {
      rule: 'scripts',
      met: true,
      where: 'content-security-policy',
      found: "script-src 'self'",
      source: { title: 'MDN: Content-Security-Policy', url: 'https://developer.mozilla.org/' },
    },
    {
      rule: 'types',
      met: false,
      where: 'x-content-type-options',
      found: null,
      source: { title: 'OWASP ASVS 5.0, 3.4.4', url: 'https://owasp.org/' },
    },
    {
      rule: 'secure',
      met: false,
      where: 'set-cookie',
      found: 'a, b',
      source: { title: 'OWASP ASVS 5.0, 3.3.1', url: 'https://owasp.org/' },
    },
  ],
});
