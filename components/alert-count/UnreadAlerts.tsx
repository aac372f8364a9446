import { useRouter } from 'next/router';
import { useCallback, useState } from 'react';
import { useIdle } from '@/lib/hooks/useIdle';
import { useModule } from '@/lib/hooks/useModule';

const OF_ACCOUNT = /^\/my\//;
const load = () => import(/* webpackChunkName: "signed-in" */ './CountBadge');

interface UnreadAlertsProps {
  account: string;
  /** Whether the menu is open. */
  shown: boolean;
}

/**
 * How many alerts are unread, beside the word "Alerts". Loaded and asked for with the open menu, or,
 * on the account's pages, once they are idle.
 */
export function UnreadAlerts({ account, shown }: UnreadAlertsProps) {
  const { pathname } = useRouter();
  const [idle, setIdle] = useState(false);
  useIdle(useCallback(() => setIdle(true), []));
  const { module } = useModule(load, shown || (idle && OF_ACCOUNT.test(pathname)));
  return module ? <module.CountBadge account={account} shown={shown} /> : null;
}
