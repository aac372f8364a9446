import type { ProjectDetail } from '@/contracts/projects';
import { month } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';
import { bountyWords } from './copy';
import type { SectionId } from './constants';

export interface ProjectChip {
  text: string;
  section: SectionId;
  danger?: boolean;
}

function controlChip({ control }: ProjectDetail): ProjectChip[] {
  const holders = new Set(control?.map((power) => power.holder));
  if (holders.size === 0) return [];
  if (holders.size === 1 && holders.has('nobody'))
    return [{ text: 'Immutable', section: 'governance' }];
  const voteOnly = [...holders].every((holder) => holder === 'vote' || holder === 'nobody');
  return voteOnly ? [{ text: 'DAO governed', section: 'governance' }] : [];
}

/** Key facts, each linked to its section. Unknown facts have no chip. */
export function buildChips(project: ProjectDetail): ProjectChip[] {
  const signals = project.rating?.categories.flatMap((category) => category.signals) ?? [];
  const verified = signals.find((signal) => signal.id === 'verified-source')?.state === 'good';
  return [
    ...(project.auditCount > 0
      ? [{ text: plural(project.auditCount, 'audit'), section: 'audits' as const }]
      : []),
    ...(project.bounty?.status === 'active'
      ? [{ text: bountyWords(project.bounty.topRewardUsd), section: 'audits' as const }]
      : []),
    ...(verified ? [{ text: 'Verified source', section: 'on-chain' as const }] : []),
    ...controlChip(project),
    ...(project.lastIncidentOn
      ? [
          {
            text: `Incident ${month(project.lastIncidentOn)}`,
            section: 'incidents' as const,
            danger: true,
          },
        ]
      : []),
  ];
}
