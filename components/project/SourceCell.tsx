import { ExternalLink } from '@/components/ui';
import type { Evidence } from '@/contracts/rating';
import { TIER_NAMES } from '@/lib/format/labels';
import { copy } from './copy';

function Source({ evidence: { url, title, tier } }: { evidence: Evidence }) {
  return (
    <>
      {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
      <span className="tier">{TIER_NAMES[tier]}</span>
    </>
  );
}

/** One source, or an expandable list; always with tiers in words. */
export function SourceCell({ evidence }: { evidence: readonly Evidence[] }) {
  const [first] = evidence;
  if (!first) return <>{copy.noSource}</>;
  if (evidence.length === 1) return <Source evidence={first} />;
  const tiers = [...new Set(evidence.map((item) => TIER_NAMES[item.tier]))];
  return (
    <>
      <details>
        <summary>{copy.sources(evidence.length)}</summary>
        <ul>
          {evidence.map((item) => (
            <li key={`${item.tier} ${item.url ?? ''} ${item.title} ${item.observedAt}`}>
              <Source evidence={item} />
            </li>
          ))}
        </ul>
      </details>
      <span className="tier">{tiers.join('; ')}</span>
    </>
  );
}
