import { Link, ProjectLogo } from '@/components/ui';
import type { HeldProject } from '@/contracts/portfolio/portfolio';
import { routes } from '@/lib/routes';

type Named = Pick<HeldProject['project'], 'id' | 'logo' | 'name'>;

export function ProjectCell({ project: { id, logo, name } }: { project: Named }) {
  return (
    <Link href={routes.project(id)} className="project">
      <ProjectLogo id={id} logo={logo} name={name} />
      {name}
    </Link>
  );
}
