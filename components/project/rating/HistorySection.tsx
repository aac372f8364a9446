import styled from 'styled-components';
import { Grade } from '@/components/ui';
import type { HistoryPoint } from '@/contracts/projects/projects';
import { day } from '@/lib/format/dates';
import { change, plural, score as shown } from '@/lib/format/numbers';
import { HISTORY_SHOWN } from '../constants';
import { RATING_STATE_NAMES } from '@/lib/format/ratingStates';
import { copy } from '../copy';
import { Panel } from '../Project.styles';
import { Section } from '../Section';
import { pointsOf } from '@/lib/format/points';
import { useModule } from '@/lib/hooks/useModule';
import { useNearViewport } from '@/lib/hooks/useNearViewport';
import { isNewMethod, ratedScore } from './ratedScore';

const loadChart = () => import('./StepChart');

/** As high as the chart. */
const Place = styled.div`
  min-height: 284px;
`;

/** The table below has all its figures, so it loads once somebody comes near. */
function HistoryChart({ points }: { points: readonly HistoryPoint[] }) {
  const [place, near] = useNearViewport<HTMLDivElement>(true);
  const { module } = useModule(loadChart, near);
  return <Place ref={place}>{module && <module.StepChart points={points} />}</Place>;
}

const points = (value: number | null): string => (value === null ? copy.unknown : pointsOf(value));

function Moved({ point, before }: { point: HistoryPoint; before: HistoryPoint | undefined }) {
  if (!before) return <>{copy.firstRating}</>;
  const method = before.methodVersion !== point.methodVersion;
  if (point.moved.length === 0)
    return <>{method ? copy.newMethod(point.methodVersion) : copy.movedNothing}</>;
  return (
    <ul>
      {method && <li>{copy.newMethod(point.methodVersion)}</li>}
      {point.moved.map((move) => (
        <li key={move.signalId}>
          {move.name} {points(move.before)} → {points(move.after)}
        </li>
      ))}
    </ul>
  );
}

function HistoryRow({ point, before }: { point: HistoryPoint; before: HistoryPoint | undefined }) {
  const score = ratedScore(point);
  const last = before && !isNewMethod(before, point) ? ratedScore(before) : null;
  const difference = score !== null && last !== null ? change(score - last) : '';
  return (
    <tr>
      <td className="nowrap">{day(point.ratedAt)}</td>
      <td className="n" data-label={copy.score}>
        {score === null ? (
          RATING_STATE_NAMES[point.state]
        ) : (
          <>
            {shown(score)} <Grade letter={point.letter} />
          </>
        )}
      </td>
      <td className="n" data-label={copy.change}>
        {difference}
      </td>
      <td data-label={copy.moved}>
        <Moved point={point} before={before} />
      </td>
    </tr>
  );
}

function HistoryTable({ history }: { history: readonly HistoryPoint[] }) {
  const rows = history
    .map((point, index) => (
      <HistoryRow key={point.ratedAt} point={point} before={history[index - 1]} />
    ))
    .reverse();
  const head = (
    <thead>
      <tr>
        <th scope="col" style={{ width: '16%' }}>
          {copy.date}
        </th>
        <th scope="col" className="n" style={{ width: '14%' }}>
          {copy.score}
        </th>
        <th scope="col" className="n" style={{ width: '12%' }}>
          {copy.change}
        </th>
        <th scope="col" style={{ width: '58%' }}>
          {copy.moved}
        </th>
      </tr>
    </thead>
  );
  return (
    <>
      <table className="stack">
        {head}
        <tbody>{rows.slice(0, HISTORY_SHOWN)}</tbody>
      </table>
      {rows.length > HISTORY_SHOWN && (
        <details>
          <summary>{copy.more(rows.length - HISTORY_SHOWN)}</summary>
          <table className="stack">
            {head}
            <tbody>{rows.slice(HISTORY_SHOWN)}</tbody>
          </table>
        </details>
      )}
    </>
  );
}

/** `history` is oldest first. */
export function HistorySection({ history }: { history: readonly HistoryPoint[] }) {
  const [first] = history;
  if (!first || history.every(({ letter }) => letter === null))
    return (
      <Section id="history" title={copy.history} note={copy.historyNone} className="tour-step-7">
        <p className="empty">{copy.historyStarts}</p>
      </Section>
    );
  if (history.length === 1)
    return (
      <Section id="history" title={copy.history} note={plural(1, 'rating')} className="tour-step-7">
        <p className="empty">{copy.first(day(first.ratedAt))}</p>
      </Section>
    );
  return (
    <Section
      id="history"
      title={copy.history}
      className="tour-step-7"
      note={plural(history.length, 'rating')}
    >
      <Panel>
        <HistoryChart points={history} />
        <HistoryTable history={history} />
      </Panel>
    </Section>
  );
}
