import type { Evidence } from '@/contracts/ratings/rating';
import { statedWords } from '@/lib/format/evidence';
import { TIER_NAMES } from '@/lib/format/labels';
import { copy } from './copy';
import { ExternalLink } from './ExternalLink';

export function SourceLine({ source }: { source: Evidence | null }) {
  if (!source) return null;
  const { url, title, tier, locator } = source;
  return (
    <small className="sourceline">
      {copy.source}: {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
      {locator !== null && `, ${locator}`} · {TIER_NAMES[tier]} · {statedWords(source)}
    </small>
  );
}
