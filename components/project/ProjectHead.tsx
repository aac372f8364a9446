import { Grade, ProjectLogo, SixLines } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects';
import { month } from '@/lib/format/dates';
import { CATEGORY_NAMES, STATUS_NAMES } from '@/lib/format/labels';
import { score as shown } from '@/lib/format/numbers';
import { buildChips } from './chips';
import { copy } from './copy';
import { Chip, HeadCard } from './Head.styles';
import { HeadFacts } from './HeadFacts';
import { rankWords } from './headline';
import { ShareButton } from './ShareButton';

/** "CRV · DEX · since Jan 2020 · rank #8 of 86"; a narrow head omits the launch. */
function Meta({ project }: { project: ProjectDetail }) {
  return (
    <p className="meta">
      {project.tokenTickers[0] && `${project.tokenTickers[0]} · `}
      {CATEGORY_NAMES[project.category]}
      {project.launchedOn && (
        <span className="since"> · {copy.since(month(project.launchedOn))}</span>
      )}{' '}
      · {rankWords(project)}
    </p>
  );
}

function Score({ project }: { project: ProjectDetail }) {
  if (project.status !== 'active')
    return <p className={`score ${project.status}`}>{STATUS_NAMES[project.status]}</p>;
  if (project.score === null) return <p className="score">{copy.notRated}</p>;
  return (
    <>
      <p className="score">{shown(project.score)}</p>
      <p className="grade">
        <Grade letter={project.letter} provisional={project.provisional} />
      </p>
    </>
  );
}

export function ProjectHead({ project }: { project: ProjectDetail }) {
  const chips = buildChips(project);
  return (
    <HeadCard data-scored={project.status === 'active' && project.score !== null}>
      <div className="id">
        <ProjectLogo id={project.id} logo={project.logo} name={project.name} size={56} />
        <div>
          <h1>{project.name}</h1>
          <Meta project={project} />
        </div>
      </div>
      <Score project={project} />
      <HeadFacts project={project} />
      {chips.length > 0 && (
        <ul className="chips">
          {chips.map(({ text, section, danger }) => (
            <li key={text}>
              <Chip href={`#${section}`} data-danger={danger}>
                {text}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="lines tour-step-4">
        <SixLines scores={project.lines} size="hero" night />
      </div>
      <ShareButton title={project.name} />
    </HeadCard>
  );
}
