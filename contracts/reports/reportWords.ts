/** No schema here: pages load this file. */
export const REPORT_KINDS = ['incident', 'wrong-fact', 'missing-project'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_STATES = ['received', 'checking', 'accepted', 'declined'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** Crockford's base 32, which has no I, L, O or U: 40 bits. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE = /^PL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Forgives case, spaces, missing hyphens and look-alike letters. @returns undefined for others */
export function readReference(given: string): string | undefined {
  const [, first, second] =
    /^PL([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(given.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  const plain = `${first}-${second}`.replace(/[IL]/g, '1').replace(/O/g, '0');
  const reference = `PL-${plain}`;
  return first !== undefined && REFERENCE.test(reference) ? reference : undefined;
}
