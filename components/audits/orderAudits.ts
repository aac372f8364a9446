import type { ProjectAudit } from '@/contracts/projects/projects';
import { kindCopy } from './screenCopy';

/** A critical or major finding that is open or only acknowledged. */
const isUnresolved = ({ counts }: ProjectAudit): boolean =>
  counts.some(
    ({ severity, status, count }) =>
      (severity === 'critical' || severity === 'major') && status !== 'resolved' && count > 0,
  );

/** Those with a serious finding unresolved first: a long list must not hide them. Then the newest. */
export const orderAudits = (audits: readonly ProjectAudit[]): ProjectAudit[] =>
  [...audits].sort(
    (a, b) =>
      Number(isUnresolved(b)) - Number(isUnresolved(a)) ||
      b.publishedOn.localeCompare(a.publishedOn),
  );

/** "2 with serious findings unresolved", of each kind that there is. */
export function countKinds(audits: readonly ProjectAudit[]): string[] {
  const kinds: [(audit: ProjectAudit) => boolean, (count: number) => string][] = [
    [isUnresolved, kindCopy.unresolved],
    [({ findingsKnown }) => !findingsKnown, kindCopy.noFindings],
    [({ contracts }) => contracts === null, kindCopy.noScope],
  ];
  return kinds.flatMap(([is, words]) => {
    const { length } = audits.filter(is);
    return length > 0 ? [words(length)] : [];
  });
}
