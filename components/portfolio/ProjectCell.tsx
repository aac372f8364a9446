import { Link, ProjectLogo } from '@/components/ui';
import type { HeldProject } from '@/contracts/portfolio/portfolio';
import { answerLine } from '@/lib/format/answers';
import { routes } from '@/lib/routes';

type Named = Pick<HeldProject['project'], 'id' | 'logo' | 'name' | 'answers'>;

export function ProjectCell({ project: { id, logo, name, answers } }: { project: Named }) {
  const words = answerLine(answers);
  return (
    <>
      <Link href={routes.project(id)} className="project">
        <ProjectLogo id={id} logo={logo} name={name} />
        {name}
      </Link>
      {words && <small>{words}</small>}
    </>
  );
}
