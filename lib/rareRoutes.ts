import {
  DEVELOPERS_PATH,
  EXPORT_PATH,
  fillPath,
  INCIDENT_PATH,
  OPENAPI_PATH,
  PROJECT_PATH,
} from '@/contracts/paths';
import { withQuery } from './routes';

const INCIDENTS = '/incidents';
const CORRECTIONS = '/status/corrections';

/** Of few pages: `routes` is in every page's first load. */
export const rareRoutes = {
  /** Of a contract, by its CAIP-10 id; without, the form. */
  scan: (id?: string) => (id === undefined ? '/scan' : `/scan/${id}`),
  /** By the secret key of its feed. */
  listFeed: (key: string) => `/lists/${encodeURIComponent(key)}.atom`,
  /** For receivers. */
  webhookGuide: `${DEVELOPERS_PATH}#webhooks`,
  /** By the id of a mail, without sign-in. */
  unsubscribe: (id: string) => `/unsubscribe/${encodeURIComponent(id)}`,
  sharedList: (key: string) => `/lists/${key}`,
  notifications: '/my/settings#notifications-title',
  webhooks: '/my/settings#webhooks-title',
  /** Specification §2; `back` is the page's address. */
  signInRequired: (back: string) =>
    `/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(back)}`,
  methodologyChangelog: '/methodology/changelog',
  projectJson: (id: string) => fillPath(PROJECT_PATH, { id }),
  openApi: OPENAPI_PATH,
  reportState: (reference: string) => `/report/${encodeURIComponent(reference)}`,
  incidents: (filter: object = {}) => withQuery(INCIDENTS, filter),
  incident: (id: string) => `${INCIDENTS}/${encodeURIComponent(id)}`,
  incidentJson: (id: string) => fillPath(INCIDENT_PATH, { id }),
  corrections: (filter: object = {}) => withQuery(CORRECTIONS, filter),
  /** For good. */
  correction: (id: number) => `${withQuery(CORRECTIONS, { upTo: id })}#c${id}`,
  correctionsFeed: `${CORRECTIONS}.atom`,
  correctionsCsv: fillPath(EXPORT_PATH, { file: 'corrections.csv' }),
  sourceGapsCsv: fillPath(EXPORT_PATH, { file: 'source-gaps.csv' }),
  incidentsCsv: fillPath(EXPORT_PATH, { file: 'incidents.csv' }),
  /** What this site said of a project on a day. */
  rating: (id: string, day: string) =>
    `/projects/${encodeURIComponent(id)}?at=${encodeURIComponent(day)}`,
} as const;
