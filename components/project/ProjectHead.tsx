import { Link, PlumbLines, ProjectLogo } from '@/components/ui';
import { WatchButton } from '@/components/watchlists';
import type { ProjectDetail } from '@/contracts/projects';
import { compareRoutes } from '@/lib/compareRoutes';
import type { ProjectChip } from './chips';
import { copy } from './copy';
import { Chip, HeadCard } from './Head.styles';
import { ShareButton } from './ShareButton';
import { Standing } from './Standing';
import { stateWords } from './standing';
import { Verdict } from './Verdict';

function Chips({ chips }: { chips: readonly ProjectChip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips">
      {chips.map(({ text, section, danger }) => (
        <li key={text}>
          <Chip href={`#${section}`} data-danger={danger}>
            {text}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

/** The verdict, what was found, then the number. */
export function ProjectHead({
  project,
  meta,
  chips,
}: {
  project: ProjectDetail;
  /** What it is, in a line. */
  meta: string;
  chips: readonly ProjectChip[];
}) {
  const { verdict, rating, status } = project;
  const text = stateWords(project);
  const proofs = new Set(
    rating?.categories.flatMap(({ signals }) => signals.map((signal) => signal.id)),
  );
  return (
    <HeadCard id="head" data-lines={rating !== null && status === 'active'}>
      <div className="id">
        <ProjectLogo id={project.id} logo={project.logo} name={project.name} size={56} />
        <div>
          <h1>{project.name}</h1>
          <p className="meta">{meta}</p>
        </div>
      </div>
      <div className="do">
        <WatchButton id={project.id} name={project.name} words className="tour-step-4" />
        <Link href={compareRoutes.page([project.id])} rel="nofollow">
          {copy.compare}
        </Link>
        <ShareButton title={project.name} />
      </div>
      <div className="say">
        <Verdict verdict={verdict ?? { text, flags: [] }} proofs={proofs} />
      </div>
      <Standing project={project} />
      <Chips chips={chips} />
      <div className="lines">
        <div className="tour-step-5">
          <p>{copy.linesKey}</p>
          <PlumbLines scores={project.lines} possible={project.possibleLines} night />
        </div>
      </div>
    </HeadCard>
  );
}
