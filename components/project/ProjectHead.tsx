import { Link, PlumbLines, ProjectLogo } from '@/components/ui';
import { WatchButton } from '@/components/watchlists';
import type { ProjectDetail } from '@/contracts/projects';
import { month } from '@/lib/format/dates';
import { CATEGORY_NAMES, chainSummary } from '@/lib/format/labels';
import { routes } from '@/lib/routes';
import type { ProjectChip } from './chips';
import { copy } from './copy';
import { Chip, HeadCard } from './Head.styles';
import { ShareButton } from './ShareButton';
import { Standing } from './Standing';
import { stateWords } from './standing';
import { Verdict } from './Verdict';

/** "CRV · DEX · Ethereum +7 · since Jan 2020". */
function metaWords({ tokenTickers, category, chains, launchedOn }: ProjectDetail): string {
  return [
    tokenTickers[0],
    CATEGORY_NAMES[category],
    chainSummary(chains),
    launchedOn && copy.since(month(launchedOn)),
  ]
    .filter(Boolean)
    .join(' · ');
}

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
  chips,
}: {
  project: ProjectDetail;
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
          <p className="meta">{metaWords(project)}</p>
        </div>
      </div>
      <div className="do">
        <WatchButton id={project.id} name={project.name} words />
        <Link href={routes.compare([project.id])} rel="nofollow">
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
        <div className="tour-step-4">
          <p>{copy.linesKey}</p>
          <PlumbLines scores={project.lines} possible={project.possibleLines} night />
        </div>
      </div>
    </HeadCard>
  );
}
