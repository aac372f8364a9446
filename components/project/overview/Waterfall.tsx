import { Hidden } from '@/components/ui';
import type { Loss, Rating } from '@/contracts/rating';
import { signalAnchor } from '../constants';
import { copy } from './copy';
import { Table } from './Waterfall.styles';
import { listFalls, type Fall } from './waterfall';

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
export function Waterfall({
  rating,
  losses,
}: {
  rating: Pick<Rating, 'score' | 'lost'>;
  losses: readonly Loss[];
}) {
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
        {listFalls(rating, losses).map((fall) => (
          <Row key={`${fall.kind} ${fall.signalId ?? ''}`} fall={fall} />
        ))}
        <tr className="total">
          <th scope="row">{copy.proven}</th>
          <Bar kind="proven" at={0} points={rating.score} />
          <td className="n">{rating.score.toFixed(1)}</td>
        </tr>
      </tbody>
    </Table>
  );
}
