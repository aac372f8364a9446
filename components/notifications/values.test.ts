import { toForm, withTyped, type NotificationValues } from './values';

const make = (given: Partial<NotificationValues> = {}): NotificationValues => ({
  frequency: 'off',
  kinds: ['incident'],
  scorePoints: '5',
  lists: [{ id: 'a', name: 'Mine', mail: '' }],
  ...given,
});

describe('what is sent', () => {
  it('leaves out lists that are as they were', () => {
    const before = make({
      lists: [
        { id: 'a', name: 'Mine', mail: 'daily' },
        { id: 'b', name: 'Other', mail: '' },
      ],
    });
    const typed = {
      ...before,
      lists: [{ ...before.lists[0]!, mail: '' as const }, before.lists[1]!],
    };
    expect(toForm(typed, before).lists).toEqual([{ id: 'a', mail: null }]);
  });
});

describe('after a conflict', () => {
  it('the newer settings hold for what was not changed here', () => {
    const newer = make({
      frequency: 'daily',
      kinds: ['suspended'],
      scorePoints: '9',
      lists: [{ id: 'a', name: 'Renamed', mail: 'weekly' }],
    });
    expect(withTyped(newer, make(), make())).toEqual(newer);
  });

  it('what was changed here stays, on lists that still exist', () => {
    const before = make();
    const typed = make({
      kinds: [],
      lists: [{ id: 'a', name: 'Mine', mail: 'instant' }],
    });
    expect(withTyped(make({ frequency: 'daily' }), typed, before)).toEqual({
      ...typed,
      frequency: 'daily',
    });
    expect(withTyped(make({ lists: [] }), typed, before).lists).toEqual([]);
  });
});
