import styled from 'styled-components';
import type { HistoryPoint } from '@/contracts/projects/projects';
import { useModule } from '@/lib/hooks/useModule';
import { useNearViewport } from '@/lib/hooks/useNearViewport';

const loadChart = () => import('./StepChart');

/** As high as the chart. */
const Place = styled.div`
  min-height: 284px;
`;

/** The table below has all its figures, so it loads once somebody comes near. */
export function HistoryChart({ points }: { points: readonly HistoryPoint[] }) {
  const [place, near] = useNearViewport<HTMLDivElement>(true);
  const { module } = useModule(loadChart, near);
  return <Place ref={place}>{module && <module.StepChart points={points} />}</Place>;
}
