import { Link, Meter, SampleMark } from '@/components/ui';
import type { Signal } from '@/contracts/rating';
import { routes } from '@/lib/routes';
import { signalAnchor } from './constants';
import { copy } from './copy';
import { ReportLink } from './ReportLink';
import { SourceCell } from './SourceCell';

/** Points 0..1 as 0..100, at most one decimal. */
export const pointsWords = (points: number): string => String(Math.round(points * 1000) / 10);

function Points({ signal: { state, points } }: { signal: Signal }) {
  if (state === 'n/a') return <abbr title="Not applicable">{copy.notApplicable}</abbr>;
  return <>{points === null ? copy.unknown : pointsWords(points)}</>;
}

function LastCheck({
  signal: { observedAt, validUntil },
  ratedAt,
}: {
  signal: Signal;
  ratedAt: string;
}) {
  if (observedAt === null) return <>{copy.notChecked}</>;
  const expired = validUntil !== null && validUntil < ratedAt;
  return (
    <>
      <span>{copy.checkedOn(observedAt)}</span>{' '}
      {expired ? (
        <span className="expired">{copy.expired(validUntil)}</span>
      ) : (
        <span>{validUntil ? copy.validTo(validUntil) : copy.agesNever}</span>
      )}
    </>
  );
}

const ROW_CLASS: Partial<Record<Signal['state'], string>> = { unknown: 'unknown', 'n/a': 'na' };

export function SignalRow({ signal, ratedAt }: { signal: Signal; ratedAt: string }) {
  return (
    <tr id={signalAnchor(signal.id)} className={ROW_CLASS[signal.state]}>
      <td className="signal">
        <span className="nameline">
          <Link className="name" href={`${routes.methodology}#${signalAnchor(signal.id)}`}>
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
        <LastCheck signal={signal} ratedAt={ratedAt} />{' '}
        <ReportLink kind="wrong-fact" about={signal.name}>
          {copy.reportError}
        </ReportLink>
      </td>
    </tr>
  );
}
