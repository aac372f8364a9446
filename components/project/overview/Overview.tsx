import type { ProjectDetail } from '@/contracts/projects';
import { copy } from './copy';
import { Grid, OverviewCard } from './Overview.styles';
import { buildTimeline } from './timeline';
import { TimelineFigure } from './TimelineFigure';
import { Waterfall } from './Waterfall';
import { WeakestPath } from './WeakestPath';

/** The rating drawn: where the points went, the weakest path, and what happened when. */
export function Overview({ project }: { project: ProjectDetail }) {
  const { rating, losses, status } = project;
  const signal = rating?.categories
    .flatMap(({ signals }) => signals)
    .find(({ id }) => id === 'upgrade-control');
  const timeline = buildTimeline(project, rating?.ratedAt ?? project.ratedAt ?? '');
  return (
    <Grid>
      {rating && status === 'active' && rating.state !== 'not-rated' && (
        <OverviewCard id="points" aria-labelledby="points-title">
          <h2 id="points-title">{copy.points}</h2>
          <Waterfall rating={rating} losses={losses} />
        </OverviewCard>
      )}
      <OverviewCard id="path" aria-labelledby="path-title">
        <h2 id="path-title">{copy.path}</h2>
        <WeakestPath project={project} signal={signal} />
      </OverviewCard>
      <OverviewCard id="timeline" className="wide" aria-labelledby="timeline-title">
        <h2 id="timeline-title">{copy.timeline}</h2>
        <TimelineFigure timeline={timeline} />
      </OverviewCard>
    </Grid>
  );
}
