import type { ProjectDetail } from '@/contracts/projects/projects';
import { copy } from './copy';
import type { DrawnOverview } from './drawn';
import { Grid, OverviewCard } from './Overview.styles';
import { TimelineFigure } from './TimelineFigure';
import { Waterfall } from './Waterfall';
import { WeakestPath } from './WeakestPath';

/** The rating drawn: where the points went, the weakest path, and what happened when. */
export function Overview({ project, drawn }: { project: ProjectDetail; drawn: DrawnOverview }) {
  const { rating } = project;
  const signal = rating?.categories
    .flatMap(({ signals }) => signals)
    .find(({ id }) => id === 'upgrade-control');
  return (
    <Grid>
      {rating && drawn.falls && (
        <OverviewCard id="points" aria-labelledby="points-title">
          <h2 id="points-title">{copy.points}</h2>
          <Waterfall score={rating.score} falls={drawn.falls} />
        </OverviewCard>
      )}
      <OverviewCard id="path" aria-labelledby="path-title">
        <h2 id="path-title">{copy.path}</h2>
        <WeakestPath project={project} drawn={drawn} signal={signal} />
      </OverviewCard>
      <OverviewCard id="timeline" className="wide" aria-labelledby="timeline-title">
        <h2 id="timeline-title">{copy.timeline}</h2>
        <TimelineFigure timeline={drawn.timeline} />
      </OverviewCard>
    </Grid>
  );
}
