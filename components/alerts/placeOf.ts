import type { AlertKind } from '@/contracts/alerts/alerts';
import { routes } from '@/lib/routes';

const SECTIONS: Record<AlertKind, string> = {
  'letter-changed': 'history',
  'score-moved': 'history',
  suspended: 'summary',
  incident: 'incidents',
  'control-changed': 'governance',
  'audit-added': 'audits',
};

/** The section of the project's page that shows what the alert is about. */
export const placeOf = (project: string, kind: AlertKind): string =>
  `${routes.project(project)}#${SECTIONS[kind]}`;
