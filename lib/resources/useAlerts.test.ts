import type { AlertsPage } from '@/lib/api/alerts';
import { withOlder } from './useAlerts';

const page = (ids: number[], next: number | null): AlertsPage =>
  ({ items: ids.map((id) => ({ id })), unread: 0, next }) as AlertsPage;
const idsOf = ({ items, next }: AlertsPage) => ({ ids: items.map(({ id }) => id), next });

describe('a first page that is read anew', () => {
  it('keeps the older ones that were loaded', () => {
    expect(idsOf(withOlder(page([9, 8], 8), page([8, 7, 6, 5], 5)))).toEqual({
      ids: [9, 8, 7, 6, 5],
      next: 5,
    });
  });

  it('starts again where a gap would be between them', () => {
    expect(idsOf(withOlder(page([90, 80], 80), page([8, 7], 7)))).toEqual({
      ids: [90, 80],
      next: 80,
    });
  });

  it('is all there is at the end', () => {
    expect(idsOf(withOlder(page([9], null), page([8, 7], 7)))).toEqual({ ids: [9], next: null });
  });
});
