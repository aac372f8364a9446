import { routes } from './routes';

/** Ids need no escaping, and commas are allowed in a query. */
function compareAddress(file: string, ids: readonly string[], only = false): string {
  const query = [ids.length > 0 && `projects=${ids.join(',')}`, only && 'rows=different'].filter(
    Boolean,
  );
  return `${routes.compare}${file}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Apart from lib/routes, which every page carries. */
export const compareRoutes = {
  page: (ids: readonly string[] = [], only = false) => compareAddress('', ids, only),
  csv: (ids: readonly string[], only = false) => compareAddress('/table.csv', ids, only),
  /** The picture of a shared link. */
  card: (ids: readonly string[]) => compareAddress('/card.png', ids),
} as const;
