import Link from 'next/link';
import { Meter, SampleMark } from '@/components/ui';
import type { Signal } from '@/contracts/rating';
import { age, day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { signalAnchor } from './constants';
import { copy } from './copy';
import { SourceCell } from './SourceCell';

/** Points 0..1 as 0..100 with at most one decimal. */
export const pointsWords = (points: number): string => String(Math.round(points * 1000) / 10);

function Points({ signal: { state, points } }: { signal: Signal }) {
  if (state === 'n/a') return <abbr title="Not applicable">{copy.notApplicable}</abbr>;
  return <>{points === null ? copy.unknown : pointsWords(points)}</>;
}

/** When it was measured, how long before the rating that was, and until when it counts. */
function Measured({
  signal: { observedAt, validUntil },
  ratedAt,
}: {
  signal: Signal;
  ratedAt: string;
}) {
  if (observedAt === null) return <>{copy.notMeasured}</>;
  const expired = validUntil !== null && validUntil < ratedAt;
  return (
    <>
      <span>{day(observedAt)}</span>
      {expired ? (
        <span className="expired">{copy.expired(validUntil)}</span>
      ) : (
        <>
          <span>{age(observedAt, ratedAt)}</span>
          <span>{validUntil ? copy.counts(validUntil) : copy.agesNever}</span>
        </>
      )}
    </>
  );
}

const ROW_CLASS: Partial<Record<Signal['state'], string>> = { unknown: 'unknown', 'n/a': 'na' };

/** One signal: what is so, its points, its weight, where that comes from and when it was measured. */
export function SignalRow({ signal, ratedAt }: { signal: Signal; ratedAt: string }) {
  return (
    <tr id={signalAnchor(signal.id)} className={ROW_CLASS[signal.state]}>
      <td className="signal">
        <span className="nameline">
          <Link
            className="name"
            href={`${routes.methodology}#${signalAnchor(signal.id)}`}
            prefetch={false}
          >
            {signal.name}
          </Link>
          {signal.sample && (
            <>
              {' '}
              <SampleMark />
            </>
          )}
        </span>
        <small>{signal.sentence}</small>
      </td>
      <td className="n points">
        <Points signal={signal} />
      </td>
      <td className="n weight">× {signal.weight}</td>
      <td className="bar">
        <Meter points={signal.points} />
      </td>
      <td className="source">
        <SourceCell evidence={signal.evidence} />
      </td>
      <td className="measured">
        <Measured signal={signal} ratedAt={ratedAt} />
      </td>
    </tr>
  );
}
