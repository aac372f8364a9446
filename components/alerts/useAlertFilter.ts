import { useRouter } from 'next/router';
import type { AlertFilter } from '@/lib/api/alerts';
import { routes } from '@/lib/routes';

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** The page's address has it. */
export function useAlertFilter(): [AlertFilter, (filter: AlertFilter) => void] {
  const { query, replace } = useRouter();
  const filter = { list: first(query.list) || undefined, unread: first(query.unread) === 'true' };
  return [
    filter,
    ({ list, unread }) => {
      const address = routes.alerts({ list, ...(unread && { unread }) });
      void replace(address, undefined, { shallow: true, scroll: false });
    },
  ];
}
