import { count, plural } from '@/lib/format/numbers';

export const screenCopy = {
  title: (name: string) => `Audits of ${name}`,
  titleOf: (name: string, page: number, pages: number) =>
    pages > 1 ? `Audits of ${name}, page ${page} of ${pages}` : `Audits of ${name}`,
  description: (name: string, total: number) =>
    `All ${plural(total, 'recorded audit')} of ${name}: auditor, date, scope and findings.`,
  summary: (total: number, kinds: readonly string[]) =>
    `${plural(total, 'audit')}${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}.`,
  order: 'Those with serious findings unresolved come first, then the newest.',
  none: 'No audit recorded.',
} as const;

/** What a group of audits is, counted. */
export const kindCopy = {
  unresolved: (audits: number) => `${count(audits)} with serious findings unresolved`,
  noFindings: (audits: number) => `${count(audits)} with findings not recorded`,
  noScope: (audits: number) => `${count(audits)} with scope not recorded`,
} as const;
