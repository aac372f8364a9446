/** Not in `routes`, which every page loads. */
import { EXPORT_PATH, fillPath, INCIDENT_PATH } from '@/contracts/paths';
import { withQuery } from './routes';

const INCIDENTS = '/incidents';

export const incidentsRoute = (filter: object = {}): string => withQuery(INCIDENTS, filter);
export const incidentRoute = (id: string): string => `${INCIDENTS}/${encodeURIComponent(id)}`;
export const incidentJsonRoute = (id: string): string => fillPath(INCIDENT_PATH, { id });
export const incidentsCsvRoute = (): string => fillPath(EXPORT_PATH, { file: 'incidents.csv' });

/** What this site said of a project on a day. */
export const ratingRoute = (id: string, day: string): string =>
  `/projects/${encodeURIComponent(id)}?at=${encodeURIComponent(day)}`;
