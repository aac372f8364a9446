/** What the monitoring calls answer. No schema here: the browser may load this file. */

/**
 * read: known, and whole; partial: a part of it, or from the record alone; not-read: nothing is
 * known; unsupported-chain: not an EVM chain; too-busy: the contract has more than is counted.
 */
export const CHAIN_STATES = [
  'read',
  'partial',
  'not-read',
  'unsupported-chain',
  'too-busy',
] as const;
export type ChainState = (typeof CHAIN_STATES)[number];

/** Stands for everybody in this site's own looks at chains: an address that no one has a key of. */
export const ANYBODY = '0x00000000000000000000000000000000deadbee1';

/** Of `metric-latest`, by name: its unit and what it is. */
export const METRICS = {
  score: { unit: 'points', what: 'What is proven of the rating, 0 to 100.' },
  possible: {
    unit: 'points',
    what: 'What the score would be if all that is unknown turned out best.',
  },
  letter: { unit: 'letter', what: 'Letter of the rating.' },
  rank: { unit: 'place', what: 'Place among the ranked projects.' },
  value: { unit: 'usd', what: 'Value in US dollars, as its source measures it.' },
  audits: { unit: 'reports', what: 'Audits on record.' },
  incidents: { unit: 'incidents', what: 'Incidents on record.' },
  contracts: { unit: 'contracts', what: 'Contracts on record.' },
  votes: { unit: 'percent', what: 'Share of visitors that vote yes.' },
  views: { unit: 'views', what: 'Views of its page, so far.' },
  calls: {
    unit: 'transactions',
    what: 'Transactions sent to its contracts in 30 days, where they are counted.',
  },
  events: {
    unit: 'events',
    what: 'Events of its contracts in 30 days, where they are counted.',
  },
  exchanges: { unit: 'exchanges', what: 'Exchanges that list its token, as recorded.' },
  holders: { unit: 'addresses', what: 'Holders of its token, as recorded.' },
  posts: { unit: 'posts', what: 'Posts on X in 30 days, as recorded.' },
} as const;
export type MetricName = keyof typeof METRICS;
export const METRIC_NAMES = Object.keys(METRICS) as MetricName[];

export interface MetricQuery {
  metric: MetricName;
  projectId: string;
}

/**
 * `exchanges(projectId=aave)`; the id may be in quotes.
 * @returns undefined for another form, and for a metric that is not known
 */
export function parseMetric(name: string): MetricQuery | undefined {
  const found = /^([a-z]+)\(projectId=(["']?)([a-z0-9-]+)\2\)$/.exec(name.replace(/\s/g, ''));
  const [metric, projectId] = [found?.[1], found?.[3]];
  return metric && projectId && Object.hasOwn(METRICS, metric)
    ? { metric: metric as MetricName, projectId }
    : undefined;
}
