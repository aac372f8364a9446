import { mutate } from 'swr';
import { TAB_KEYS, writeTab } from '@/lib/storage/tab';
import { ALERTS, FEED_KEY, NOTIFICATIONS, UNREAD_ALERTS, WEBHOOK_LOG, WEBHOOKS } from './alertKeys';
import { OWN_PREFIX } from './ownKeys';
import { DATA_EXPORT } from './useDataExport';
import { OWN_SESSIONS } from './useOwnSessions';
import { PROFILE } from './useProfile';
import { DELETED_WATCHLISTS, WATCHLIST, WATCHLISTS } from './watchlistKeys';

const OWN: readonly unknown[] = [
  OWN_SESSIONS,
  DATA_EXPORT,
  WATCHLISTS,
  WATCHLIST,
  DELETED_WATCHLISTS,
  ALERTS,
  UNREAD_ALERTS,
  NOTIFICATIONS,
  FEED_KEY,
  WEBHOOKS,
  WEBHOOK_LOG,
  PROFILE,
];

const isOwn = (key: unknown): boolean =>
  Array.isArray(key) && (OWN.includes(key[0]) || String(key[0]).startsWith(OWN_PREFIX));

/**
 * Clears cached answers and what was typed, so that nothing a user saw remains for the next one. Refetches what is
 * still shown; user data only if `somebody`.
 * @param somebody whether another account is already signed in
 */
export function forgetEverything(somebody = false): void {
  writeTab(TAB_KEYS.reportDraft, null);
  writeTab(TAB_KEYS.resendAt, null);
  void mutate((key) => !isOwn(key), undefined);
  void mutate(isOwn, undefined, { revalidate: somebody });
}
