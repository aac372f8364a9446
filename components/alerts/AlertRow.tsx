import { Button, Link, ProjectLogo } from '@/components/ui';
import type { AlertItem } from '@/contracts/alerts/alertEndpoints';
import type { AlertKind } from '@/contracts/alerts/alerts';
import { routes } from '@/lib/routes';
import { copy } from './copy';

const SECTIONS: Record<AlertKind, string> = {
  'letter-changed': 'history',
  'score-moved': 'history',
  suspended: 'summary',
  incident: 'incidents',
  'control-changed': 'governance',
  'audit-added': 'audits',
};

/** The section of the project's page that shows what the alert is about. */
const placeOf = (project: string, kind: AlertKind): string =>
  `${routes.project(project)}#${SECTIONS[kind]}`;

interface AlertRowProps {
  alert: AlertItem;
  /** Undefined: not this visitor's to mark. */
  onRead: (() => void) | undefined;
}

/** Following its link reads it, too. */
export function AlertRow({ alert: { at, kind, project, readAt, text }, onRead }: AlertRowProps) {
  const place = placeOf(project.id, kind);
  const unread = readAt === null;
  const follow = () => {
    if (unread) onRead?.();
  };
  return (
    <li data-unread={unread}>
      <ProjectLogo id={project.id} logo={project.logo} name={project.name} size={32} defer />
      <div>
        <p className="what">
          <Link href={place} onClick={follow}>
            {project.name}
          </Link>
          <span className="kind">{copy.kinds[kind]}</span>
          {unread && <span className="new">{copy.isUnread}</span>}
        </p>
        <p>{text}</p>
        <p className="when">
          <time dateTime={at}>{copy.time(at.slice(11, 16))}</time> ·{' '}
          <Link href={place} onClick={follow}>
            {copy.see[kind]}
          </Link>
        </p>
      </div>
      {unread && onRead && (
        <Button
          type="button"
          aria-label={copy.markReadNamed(project.name, copy.kinds[kind])}
          onClick={onRead}
        >
          {copy.markRead}
        </Button>
      )}
    </li>
  );
}
