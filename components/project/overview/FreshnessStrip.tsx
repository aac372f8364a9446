import styled from 'styled-components';
import { Hidden } from '@/components/ui';
import type { Rating, Signal } from '@/contracts/ratings/rating';
import { daysBetween } from '@/lib/format/dates';
import { PALETTE } from '@/styles/tokens';
import { color } from '@/styles/theme';
import { copy } from './copy';

const FRESHNESS = ['lasting', 'long', 'soon', 'due', 'out', 'none'] as const;
type Freshness = (typeof FRESHNESS)[number];

interface Cell {
  id: string;
  name: string;
  kind: Freshness;
  words: string;
}

function cellOf(signal: Signal, at: string): Cell {
  const { id, name, validUntil, ranOut, evidence } = signal;
  const made = (kind: Freshness, words: string): Cell => ({ id, name, kind, words });
  if (ranOut || (validUntil !== null && validUntil < at))
    return made('out', copy.cell.out(validUntil));
  if (signal.state === 'unknown' || evidence.length === 0) return made('none', copy.cell.none());
  if (validUntil === null) return made('lasting', copy.cell.lasting());
  const days = daysBetween(at, validUntil);
  const kind = days <= 7 ? 'due' : days <= 30 ? 'soon' : 'long';
  return made(kind, copy.cell[kind](validUntil, days));
}

/** One a signal that applies, in the order of the method, by the days left at the rating. */
const listCells = (rating: Rating): Cell[] =>
  rating.categories
    .flatMap(({ signals }) => signals)
    .filter(({ state }) => state !== 'n/a')
    .map((signal) => cellOf(signal, rating.ratedAt));

const { bands } = PALETTE;

const Strip = styled.div`
  font-size: 13px;
  color: ${color.ink2};
  .cells {
    display: flex;
    gap: 3px;
    margin: 6px 0;
  }
  i,
  .cells li {
    border: 1px solid ${color.control};
    border-radius: 2px;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .cells li {
    position: relative;
    flex: 0 1 24px;
    height: 20px;
  }
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
  }
  i {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-right: 6px;
  }
  .lasting {
    background: ${bands.aaa};
  }
  .long {
    background: ${bands.aa};
  }
  .soon {
    background: ${bands.bbb};
  }
  .due {
    background: ${bands.bb};
  }
  .out {
    background: ${bands.c};
  }
  .none {
    background: repeating-linear-gradient(135deg, ${color.ink3} 0 1px, ${color.surface} 1px 4px);
  }
`;

/** One cell a signal; the key says how many of each there are. */
export function FreshnessStrip({ rating }: { rating: Rating }) {
  const cells = listCells(rating);
  const counted = FRESHNESS.map((kind) => ({
    kind,
    count: cells.filter((cell) => cell.kind === kind).length,
  })).filter(({ count }) => count > 0);
  return (
    <Strip>
      <p>
        {copy.freshness}, {copy.asOf(rating.ratedAt)}
      </p>
      <ul className="cells" aria-label={copy.freshness}>
        {cells.map(({ id, name, kind, words }) => (
          <li key={id} className={kind} title={`${name}: ${words}`}>
            <Hidden>
              {name}: {words}
            </Hidden>
          </li>
        ))}
      </ul>
      <p className="key">
        {counted.map(({ kind, count }) => (
          <span key={kind}>
            <i className={kind} aria-hidden="true" />
            {count} {copy.key[kind]}
          </span>
        ))}
      </p>
    </Strip>
  );
}
