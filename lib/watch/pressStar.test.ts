import { MESSAGES } from '@/lib/errors/catalogue';
import { takeNotices } from '@/lib/notices/notices';
import { pressStar } from './pressStar';
import { stars } from './starStore';

jest.mock('./followStars', () => {
  throw new Error('no network');
});

describe('a star whose code does not load', () => {
  it.each([
    [false, MESSAGES.offline],
    [true, MESSAGES.unknown],
  ])('stays as it is, and says so (online: %s)', async (online, text) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    await pressStar({ id: 'aave', name: 'Aave' });
    expect(stars.get().ids.size).toBe(0);
    expect(takeNotices().map((notice) => notice.text)).toEqual([text]);
    jest.restoreAllMocks();
  });
});
