import type { ProjectAudit } from '@/contracts/projects';
import { day } from '@/lib/format/dates';
import { TIER_NAMES } from '@/lib/format/labels';
import { copy } from './copy';
import { ExternalLink } from './ExternalLink';

export function SourceLine({ source }: { source: ProjectAudit['source'] }) {
  if (!source) return null;
  const { url, title, tier, checkedAt } = source;
  return (
    <small className="sourceline">
      {copy.source}: {url ? <ExternalLink href={url}>{title}</ExternalLink> : title} ·{' '}
      {TIER_NAMES[tier]} · {copy.checked(day(checkedAt))}
    </small>
  );
}
