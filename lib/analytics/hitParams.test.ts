import { cleanAddress, hitParams } from './hitParams';

const HOME = 'https://plumbline.example';

describe('an address, as analytics get it', () => {
  it.each([
    ['a page', '/projects/uniswap', '/projects/uniswap'],
    ['a page with a query', '/?category=dex&text=my+secret', '/'],
    ['a fragment', '/methodology#signals', '/methodology'],
    [
      'where a visitor was sent from',
      '/?utm_source=news&utm_medium=mail&utm_campaign=launch-1&utm_term=x&fbclid=1',
      '/?utm_source=news&utm_medium=mail&utm_campaign=launch-1',
    ],
    [
      'an address in the place of a source',
      '/?utm_source=ann@example.com&utm_medium=ann%40example.com',
      '/',
    ],
    ['a report', '/report/PL-7K3F-9QXM', '/report/reference'],
    ['a shared list', '/lists/AAAAAAAAAAAAAAAAAAAAAA', '/lists/key'],
    ['the report form', '/report?project=uniswap', '/report'],
    ['a source of any length', `/?utm_source=${'x'.repeat(65)}`, '/'],
    ['an e-mail address in the path', '/nowhere/ann@example.com/x', '/nowhere/mail-address/x'],
    ['an encoded one', '/nowhere/ann%40example.com', '/nowhere/mail-address'],
    ['one encoded twice', '/nowhere/ann%2540example.com', '/nowhere/mail-address'],
    [
      'a callback with a code',
      '/auth/login?error=SessionRequired&callbackUrl=%2Fmy%2Fsettings',
      '/auth/login',
    ],
  ])('%s', (_, address, clean) => {
    expect(cleanAddress(HOME + address, HOME)).toBe(HOME + clean);
  });

  it.each([
    ['another site', 'https://search.example/find?q=my+illness', 'https://search.example/'],
    ['nothing', '', ''],
    ['something that is none', 'about:blank', ''],
  ])('%s', (_, address, clean) => {
    expect(cleanAddress(address, HOME)).toBe(clean);
  });
});

it('says of an event what was said, without e-mail addresses', () => {
  const hit = {
    name: 'select_content' as const,
    params: { content_type: 'project', content_id: 'for ann@example.com' },
    href: `${HOME}/a?q=1`,
    referrer: '',
    title: 'Of bob@example.com',
    agreed: true,
  };
  expect(hitParams(hit, HOME)).toEqual({
    content_type: 'project',
    content_id: 'for mail-address',
    page_location: `${HOME}/a`,
    page_referrer: '',
    page_title: 'Of mail-address',
  });
  const shared = { ...hit, params: {}, href: `${HOME}/lists/AAAAAAAAAAAAAAAAAAAAAA` };
  expect(hitParams({ ...shared, title: 'Watchlist: Mine' }, HOME).page_title).toBe('Watchlist');
});
