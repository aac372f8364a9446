import { HOME_BANNER_ID, Masthead } from '@/components/header';
import { SearchBox } from '@/components/search';
import { Badge, Link, PlumbLines, ProjectLogo, Score, Wrap } from '@/components/ui';
import { formatMoney } from '@/contracts/money';
import type { Overview } from '@/contracts/projects/overview';
import type { ProjectRow } from '@/contracts/projects/projects';
import { answerLine } from '@/lib/format/answers';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import { count } from '@/lib/format/numbers';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { Banner, Featured } from './Home.styles';

function FeaturedProject({ project }: { project: ProjectRow }) {
  return (
    <Featured as={Link} href={routes.project(project.id)} className="tour-project">
      <span className="head" style={{ display: 'flex' }}>
        <ProjectLogo id={project.id} logo={project.logo} name={project.name} size={40} />
        <span style={{ flex: 1, minWidth: 0 }}>
          <strong>{project.name}</strong> {project.tokenTickers[0]}
          <small>
            {project.rank === null ? '' : `#${project.rank} · `}
            {CATEGORY_NAMES[project.category]} · {copy.featured}
          </small>
        </span>
        <em style={{ fontStyle: 'normal' }}>
          <Score value={project.score} />
        </em>
        <Badge
          state={project.state}
          letter={project.letter}
          possibleLetter={project.possibleLetter}
          letterBefore={project.letterBefore}
        />
      </span>
      <PlumbLines scores={project.lines} possible={project.possibleLines} night />
      <small className="answers">{answerLine(project.answers)}</small>
    </Featured>
  );
}

const STATES = ['rated', 'not-rated', 'listed', 'suspended'] as const;

/** What is only listed is not rated, either. */
const countOf = ({ stats, states }: Overview, id: (typeof STATES)[number]): number => {
  if (id === 'listed') return stats.listed;
  const found = states.find((item) => item.id === id)?.count ?? 0;
  return id === 'not-rated' ? Math.max(0, found - stats.listed) : found;
};

function State({ id, overview }: { id: (typeof STATES)[number]; overview: Overview }) {
  const found = countOf(overview, id);
  return found === 0 ? null : (
    <span>
      <strong>{count(found)}</strong> {copy.states[id]}
    </span>
  );
}

export function Hero({ overview, slashKey }: { overview: Overview; slashKey: boolean }) {
  const { stats, featured } = overview;
  return (
    <Banner id={HOME_BANNER_ID}>
      <Wrap>
        <Masthead />
        <div className="hero">
          <div>
            <h1>
              {copy.claim.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h1>
            <p className="lead">{copy.lead}</p>
            <div className="tour-step-2">
              <SearchBox variant="hero" slashKey={slashKey} />
            </div>
            <p className="stats">
              <span>
                <strong>{count(stats.projects)}</strong> {copy.projects}
              </span>
              {STATES.map((id) => (
                <State key={id} id={id} overview={overview} />
              ))}
              <span>
                <strong>{count(stats.audits)}</strong> {copy.audits}
              </span>
              <span>
                <strong>{formatMoney(stats.lossUsd)}</strong> {copy.lostIn} {count(stats.incidents)}{' '}
                {copy.incidents}
              </span>
            </p>
            <p className="tour">
              <Link href={routes.tour} className="tour-start">
                {copy.tour}
              </Link>
            </p>
          </div>
          {featured && <FeaturedProject project={featured} />}
        </div>
      </Wrap>
    </Banner>
  );
}
