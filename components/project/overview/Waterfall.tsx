import { Hidden } from '@/components/ui';
import { signalAnchor } from '../constants';
import { copy } from './copy';
import { Table } from './Waterfall.styles';
import type { Fall } from './waterfall';

function Bar({ kind, at, points }: { kind: string; at: number; points: number }) {
  return (
    <td className="bar" aria-hidden="true">
      <i className={kind} style={{ left: `${at}%`, width: `${points}%` }} />
    </td>
  );
}

function Row({ fall: { kind, name, signalId, points, at } }: { fall: Fall }) {
  return (
    <tr className={kind}>
      <th scope="row">
        {signalId === null ? name : <a href={`#${signalAnchor(signalId)}`}>{name}</a>}
      </th>
      <Bar kind={kind} at={at} points={points} />
      <td className="n">{kind === 'lost' ? `−${points.toFixed(1)}` : points.toFixed(1)}</td>
    </tr>
  );
}

/** A figure for each bar, so that the table reads without its drawing. */
export function Waterfall({ score, falls }: { score: number; falls: readonly Fall[] }) {
  return (
    <Table>
      <Hidden as="caption">{copy.points}</Hidden>
      <thead>
        <tr>
          <th scope="col">{copy.signal}</th>
          <td />
          <th scope="col">{copy.pointsOf}</th>
        </tr>
      </thead>
      <tbody>
        <tr className="total">
          <th scope="row">{copy.outOf}</th>
          <Bar kind="all" at={0} points={100} />
          <td className="n">100</td>
        </tr>
        {falls.map((fall) => (
          <Row key={`${fall.kind} ${fall.signalId ?? ''}`} fall={fall} />
        ))}
        <tr className="total">
          <th scope="row">{copy.proven}</th>
          <Bar kind="proven" at={0} points={score} />
          <td className="n">{score.toFixed(1)}</td>
        </tr>
      </tbody>
    </Table>
  );
}
