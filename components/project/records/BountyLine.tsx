import { ExternalLink } from '@/components/ui';
import { SourceLine } from '@/components/ui/page';
import { formatMoney } from '@/contracts/money';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { copy } from '../copy';
import { Panel } from '../Project.styles';

export function BountyLine({
  bounty: { status, topRewardUsd, url, source },
}: {
  bounty: NonNullable<ProjectDetail['bounty']>;
}) {
  return (
    <Panel className="note">
      <strong>{copy.bounty}</strong>:{' '}
      {copy.bountyState(status, topRewardUsd === null ? null : formatMoney(topRewardUsd))}
      {url && (
        <>
          {' '}
          <ExternalLink href={url}>{copy.bountyPage}</ExternalLink>
        </>
      )}
      <SourceLine source={source} />
    </Panel>
  );
}
