import {
  ALERTS_PATH,
  READ_ALERTS_PATH,
  SSO_SETTINGS_PATH,
  UNSUBSCRIBE_PATH,
  UPDATE_SSO_SETTINGS_PATH,
} from '@/contracts/alerts/alerts';
import type * as endpoints from '@/contracts/alerts/alertEndpoints';
import type { SsoSettings } from '@/contracts/alerts/alertEndpoints';
import type { EndpointOutput } from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/errors';
import type { SsoSettingsForm } from '@/contracts/alerts/notificationForm';
import { RequestError } from '@/lib/errors/RequestError';
import { request } from './client';

/** All throw RequestError. */
const post = <T>(path: string, body: object, repeatable = false) =>
  request<T>(path, { method: 'POST', body, repeatable });

export type AlertsPage = EndpointOutput<typeof endpoints.listAlerts>;

export interface AlertFilter {
  /** The id of a list: alerts of its projects only. */
  list?: string;
  unread: boolean;
}

/** @param before `next` of the page before */
export function readAlertsPage({ list, unread }: AlertFilter, before?: number) {
  const query = new URLSearchParams();
  if (list !== undefined) query.set('list', list);
  if (unread) query.set('unread', 'true');
  if (before !== undefined) query.set('before', String(before));
  return request<AlertsPage>(`${ALERTS_PATH}${query.size > 0 ? `?${query}` : ''}`);
}

export const countUnreadAlerts = async (): Promise<number> =>
  (await request<AlertsPage>(`${ALERTS_PATH}?limit=0`)).unread;

/** @param which some, or all up to one */
export const markAlertsRead = (which: { ids: number[] } | { upTo: number }) =>
  post<{ unread: number }>(READ_ALERTS_PATH, which, true);

export const readNotifications = () => post<SsoSettings>(SSO_SETTINGS_PATH, { id: null }, true);

/** @throws RequestError 409 with the newer settings, see newerNotifications */
export const saveNotifications = (form: SsoSettingsForm & { version: number }) =>
  post<SsoSettings>(UPDATE_SSO_SETTINGS_PATH, form);

/** Ends all mails about alerts. */
export const unsubscribe = (id: string) =>
  post<{ unsubscribed: true }>(UNSUBSCRIBE_PATH, { id }, true);

/** The settings as they are now, from a refused update. */
export function newerNotifications(error: unknown): SsoSettings | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  try {
    const { code, newer } = (JSON.parse(error.body) as ErrorBody).error;
    return code === 'conflict' ? (newer as SsoSettings) : undefined;
  } catch {
    return undefined;
  }
}
