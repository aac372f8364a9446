import { Badge, Hidden, Link } from '@/components/ui';
import type { HeldProject, PortfolioSummary } from '@/contracts/portfolio/portfolio';
import type { Category } from '@/contracts/vocabulary';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { score } from '@/lib/format/numbers';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { dollars } from './dollars';
import { Tile, Tiles } from './Portfolio.styles';

interface SummaryProps {
  summary: PortfolioSummary;
  projects: readonly HeldProject[];
}

function Weakest({ summary: { weakest }, projects }: SummaryProps) {
  if (weakest.length === 0) return <p>{copy.weakestNone}</p>;
  const held = new Map(projects.map(({ project }) => [project.id, project]));
  return (
    <ul>
      {weakest
        .flatMap((id) => held.get(id) ?? [])
        .map(({ id, name, state, letter, possibleLetter, letterBefore, answers }) => (
          <li key={id}>
            <Link href={routes.project(id)}>{name}</Link>
            <Badge {...{ state, letter, possibleLetter, letterBefore, answers }} />
          </li>
        ))}
    </ul>
  );
}

function Exposure({ exposure: { steps, unknownShare } }: Pick<PortfolioSummary, 'exposure'>) {
  return (
    <>
      {steps.length === 0 && <p>{copy.exposureNone}</p>}
      {steps.map(({ people, share }) => (
        <p key={people}>{copy.exposureStep(share, people)}</p>
      ))}
      {unknownShare > 0 && <small>{copy.exposureUnknown(unknownShare)}</small>}
    </>
  );
}

function SummaryTiles({ summary, projects }: SummaryProps) {
  const { basis, largest, ratedShare, value } = summary;
  return (
    <Tiles>
      {value !== null && (
        <Tile as="div">
          <h3>{copy.value}</h3>
          <p>{dollars(value)}</p>
        </Tile>
      )}
      <Tile as="div">
        <h3>{copy.rating}</h3>
        {summary.score === null ? (
          <p>{copy.ratingNone}</p>
        ) : (
          <>
            <p>{copy.proven(score(summary.score), score(summary.possible))}</p>
            <small>{copy.ratedShare(ratedShare, basis)}</small>
          </>
        )}
      </Tile>
      <Tile as="div">
        <h3>{copy.weakest}</h3>
        <Weakest summary={summary} projects={projects} />
      </Tile>
      <Tile as="div">
        <h3>{copy.exposure}</h3>
        <Exposure exposure={summary.exposure} />
      </Tile>
      {largest && (
        <Tile as="div">
          <h3>{copy.largest}</h3>
          <p>{copy.largestShare(largest.share, CATEGORY_NAMES[largest.category as Category])}</p>
        </Tile>
      )}
    </Tiles>
  );
}

export function Summary(props: SummaryProps) {
  return (
    <section aria-labelledby="summary-title">
      <Hidden as="h2" id="summary-title">
        {copy.summary}
      </Hidden>
      <SummaryTiles {...props} />
    </section>
  );
}
