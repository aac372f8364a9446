import { ExternalLink } from '@/components/ui';
import type { Evidence } from '@/contracts/ratings/rating';
import { statedWords } from '@/lib/format/evidence';
import { TIER_NAMES } from '@/lib/format/labels';
import { copy } from '../copy';

function Source({ evidence }: { evidence: Evidence }) {
  const { url, title, tier, locator } = evidence;
  return (
    <>
      {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
      {locator !== null && `, ${locator}`}
      <span className="tier">
        {statedWords(evidence)} · {TIER_NAMES[tier]}
      </span>
    </>
  );
}

interface SourceCellProps {
  evidence: readonly Evidence[];
  /** Sources that only the data has. */
  more?: number;
}

/** One source, or an expandable list; always with what it is and for when it says so. */
export function SourceCell({ evidence, more = 0 }: SourceCellProps) {
  const [first] = evidence;
  if (!first) return <>{copy.noSource}</>;
  if (evidence.length === 1) return <Source evidence={first} />;
  const tiers = [...new Set(evidence.map((item) => TIER_NAMES[item.tier]))];
  return (
    <>
      <details>
        <summary>{copy.sources(evidence.length + more)}</summary>
        <ul>
          {evidence.map((item, index) => (
            <li key={index}>
              <Source evidence={item} />
            </li>
          ))}
        </ul>
        {more > 0 && <small>{copy.moreSources(more)}</small>}
      </details>
      <span className="tier">{tiers.join('; ')}</span>
    </>
  );
}
