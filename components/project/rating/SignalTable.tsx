import { Hidden, Link, Ruler, SampleMark } from '@/components/ui';
import type { Signal } from '@/contracts/ratings/rating';
import { routes } from '@/lib/routes';
import type { BoundSignal } from '../bound/bound';
import { signalAnchor } from '../constants';
import { copy } from '../copy';
import { pointsWords } from '@/lib/format/points';
import { ReportLink } from '../records/ReportLink';
import { RestLine } from './RestLine';
import { SourceCell } from './SourceCell';

function Points({ signal: { state, proven, possible } }: { signal: Signal }) {
  if (state === 'n/a') return <abbr title="Not applicable">{copy.notApplicable}</abbr>;
  return <>{pointsWords(proven, possible)}</>;
}

/** How long its evidence counts; when a source says so stands beside the source. */
function Lifetime({ signal, ratedAt }: { signal: Signal; ratedAt: string }) {
  const { ranOut, validUntil, evidence } = signal;
  if (ranOut || (validUntil !== null && validUntil < ratedAt))
    return <span className="expired">{copy.expired(validUntil)}</span>;
  if (evidence.length === 0) return <>{copy.notChecked}</>;
  return <span>{validUntil ? copy.validTo(validUntil) : copy.agesNever}</span>;
}

function Parts({ parts, rest }: { parts: BoundSignal['parts']; rest: BoundSignal['partsRest'] }) {
  if (parts.length === 0) return null;
  return (
    <details className="parts">
      <summary>{rest ? copy.partsOf(parts.length, rest.total) : copy.parts(parts.length)}</summary>
      <ul>
        {parts.map(({ id, label, sentence, proven, possible }) => (
          <li key={id}>
            <b>{label}</b> {pointsWords(proven, possible)}
            <small>{sentence}</small>
          </li>
        ))}
      </ul>
      {rest && <RestLine rest={rest} />}
    </details>
  );
}

const ROW_CLASS: Partial<Record<Signal['state'], string>> = { unknown: 'unknown', 'n/a': 'na' };

function SignalRow({ signal, ratedAt }: { signal: BoundSignal; ratedAt: string }) {
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
        <Parts parts={signal.parts} rest={signal.partsRest} />
      </td>
      <td className="n points">
        <Points signal={signal} />
      </td>
      <td className="n weight">× {signal.weight / 100}%</td>
      <td className="bar">
        {signal.state !== 'n/a' && (
          <Ruler score={signal.proven * 100} possible={signal.possible * 100} size="search" />
        )}
      </td>
      <td className="source">
        <SourceCell evidence={signal.evidence} more={signal.moreSources} />
      </td>
      <td className="measured">
        <Lifetime signal={signal} ratedAt={ratedAt} />{' '}
        <ReportLink kind="wrong-fact" about={signal.name}>
          {copy.reportError}
        </ReportLink>
      </td>
    </tr>
  );
}

interface SignalTableProps {
  caption: string;
  signals: readonly BoundSignal[];
  ratedAt: string;
}

export function SignalTable({ caption, signals, ratedAt }: SignalTableProps) {
  return (
    <table>
      <Hidden as="caption">{caption}</Hidden>
      <thead>
        <tr>
          <th scope="col" className="c-signal">
            {copy.signal}
          </th>
          <th scope="col" className="n c-points">
            {copy.points}
          </th>
          <th scope="col" className="n c-weight">
            {copy.weight}
          </th>
          <th scope="col" className="c-bar">
            <Hidden>{copy.points}</Hidden>
          </th>
          <th scope="col" className="c-source">
            {copy.source}
          </th>
          <th scope="col" className="c-measured">
            {copy.lifetime}
          </th>
        </tr>
      </thead>
      <tbody>
        {signals.map((signal) => (
          <SignalRow key={signal.id} signal={signal} ratedAt={ratedAt} />
        ))}
      </tbody>
    </table>
  );
}
