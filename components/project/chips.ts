import type { ProjectDetail } from '@/contracts/projects';
import type { Rating, Signal } from '@/contracts/rating';
import { month } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';
import { auditCountWords, findSignal } from './auditCount';
import type { SectionId } from './constants';
import { bountyWords, copy } from './serverCopy';

export interface ProjectChip {
  text: string;
  section: SectionId;
  danger?: boolean;
}

/** An answer without a doubt, which has not run out. */
const isSettled = (signal: Signal | undefined): boolean =>
  signal !== undefined && !signal.ranOut && signal.proven === signal.possible;

function verifiedChip(rating: Rating | null): ProjectChip[] {
  const parts = findSignal(rating, 'verified-source')?.parts ?? [];
  const verified = parts.filter(({ proven }) => proven > 0).length;
  if (verified === 0) return [];
  return [{ text: copy.verifiedFor(verified, parts.length), section: 'on-chain' }];
}

/** Only where every path is known: a holder that may not be the weakest is no fact to lead with. */
function controlChip({ control, rating }: ProjectDetail): ProjectChip[] {
  const rated = control?.filter(({ power }) => power !== 'settings');
  const holders = new Set(rated?.map((power) => power.holder));
  if (!isSettled(findSignal(rating, 'upgrade-control')) || !control) return [];
  if ([...holders].every((holder) => holder === 'nobody'))
    return [{ text: copy.immutable, section: 'governance' }];
  const voteOnly = [...holders].every((holder) => holder === 'vote' || holder === 'nobody');
  return voteOnly ? [{ text: copy.daoGoverned, section: 'governance' }] : [];
}

function bountyChip({ bounty, rating }: ProjectDetail): ProjectChip[] {
  const signal = findSignal(rating, 'bug-bounty');
  const holds = signal !== undefined && !signal.ranOut && signal.state !== 'unknown';
  return bounty?.status === 'active' && holds
    ? [{ text: bountyWords(bounty.topRewardUsd), section: 'audits' }]
    : [];
}

/** Key facts, each linked to its section, as far as their signals bear them out. */
export function buildChips(project: ProjectDetail): ProjectChip[] {
  return [
    ...(project.audits.length > 0
      ? [
          {
            text: auditCountWords(project.audits.length, project.rating),
            section: 'audits' as const,
          },
        ]
      : []),
    ...bountyChip(project),
    ...verifiedChip(project.rating),
    ...controlChip(project),
    ...(project.lastIncidentOn
      ? [
          {
            text: `${plural(project.incidentCount, 'incident')}, last ${month(project.lastIncidentOn)}`,
            section: 'incidents' as const,
            danger: true,
          },
        ]
      : []),
  ];
}
