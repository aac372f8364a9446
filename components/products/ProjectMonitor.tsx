import { Link, ProjectLogo } from '@/components/ui';
import { day } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import type { MonitorExample } from './examples';
import { MonitorTable } from './MonitorTable';

export function ProjectMonitor({ example }: { example: MonitorExample }) {
  const { project, alerts, ratedAt } = example;
  return (
    <>
      <p className="named">
        <ProjectLogo id={project.id} logo={project.logo} name={project.name} />
        <Link href={routes.project(project.id)}>{project.name}</Link>
      </p>
      <p className="note">
        {project.rank !== null && `${copy.ranked(project.rank)} `}
        {copy.ratedAsOf(day(ratedAt))}
      </p>
      <MonitorTable example={example} />
      <h3>{copy.alerts}</h3>
      <p className="note">{alerts.length > 0 ? copy.alertsNote : copy.noAlerts}</p>
      {alerts.length > 0 && (
        <ul className="alerts">
          {alerts.map(({ id, name, at, text }) => (
            <li key={`${id} ${at} ${text}`}>
              <Link href={routes.project(id)}>{name}</Link>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
