import { Link, PlumbLines, ProjectLogo } from '@/components/ui';
import { WatchButton } from '@/components/watchlists';
import type { ProjectDetail } from '@/contracts/projects/projects';
import type { Flag } from '@/contracts/ratings/verdict';
import { compareRoutes } from '@/lib/compareRoutes';
import { statedWords } from '@/lib/format/evidence';
import type { BoundProject } from '../bound/bound';
import { signalAnchor } from '../constants';
import { copy } from '../copy';
import { HeadCard } from './Head.styles';
import { ShareButton } from './ShareButton';
import { Standing } from './Standing';

function FlagItem({
  flag: { kind, text, signalId, evidence },
  proofs,
}: {
  flag: Flag;
  proofs: ReadonlySet<string>;
}) {
  return (
    <li className={kind}>
      <svg width="10" height="10" viewBox="0 0 10 10" role="img" aria-label={copy.flag[kind]}>
        <circle cx="5" cy="5" r="4" />
      </svg>
      <span>
        {signalId !== null && proofs.has(signalId) ? (
          <a href={`#${signalAnchor(signalId)}`}>{text}</a>
        ) : (
          text
        )}{' '}
        {evidence && (
          <small>
            {evidence.title}, {statedWords(evidence)}
          </small>
        )}
      </span>
    </li>
  );
}

/** Found (filled) or not shown (hollow), beside what the answers say. */
function Flags({
  flags,
  proofs,
}: {
  flags: readonly Flag[];
  /** Ids of the signals on the page; a gate has no proof of its own. */
  proofs: ReadonlySet<string>;
}) {
  if (flags.length === 0) return null;
  return (
    <ul className="flags">
      {flags.map((flag) => (
        <FlagItem key={flag.id} flag={flag} proofs={proofs} />
      ))}
    </ul>
  );
}

/** The four questions that visitors ask first: a word, a sentence, its day and source. */
function Answers({ answers, rating }: Pick<ProjectDetail, 'answers' | 'rating'>) {
  return (
    <dl>
      {answers.map(({ id, answer, text, signalId, state, evidence }) => (
        <div key={id} className={answer === 'not-checked' ? answer : state}>
          <dt>{copy.questions[id]}</dt>
          <dd>
            <b>{copy.answer[answer]}</b>
            {rating ? <a href={`#${signalAnchor(signalId)}`}>{text}</a> : text}
            {evidence && (
              <small>
                {statedWords(evidence)} · {evidence.title}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The verdict and the four answers, the number, then what was found. */
export function ProjectHead({
  project,
  meta,
}: {
  project: BoundProject;
  /** What it is, in a line. */
  meta: string;
}) {
  const { verdict, rating, status } = project;
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
        <p className="verdict">{verdict.text}</p>
        <Answers answers={project.answers} rating={rating} />
      </div>
      <Standing project={project} />
      <Flags flags={verdict.flags} proofs={proofs} />
      <div className="lines">
        <div className="tour-step-5">
          <p>{copy.linesKey}</p>
          <PlumbLines scores={project.lines} possible={project.possibleLines} night />
        </div>
      </div>
    </HeadCard>
  );
}
