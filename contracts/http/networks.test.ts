import { formatNetworkKeys, parseNetworkKeys, type NetworkKey } from './networks';

const KEYS: NetworkKey[] = [
  { width: 'v6-64', key: 'a'.repeat(40) },
  { width: 'v6-56', key: 'b'.repeat(40) },
];

describe('the header of network keys', () => {
  it('is read as it was written', () => {
    expect(parseNetworkKeys(formatNetworkKeys(KEYS))).toEqual(KEYS);
  });

  it.each(['', 'v6-64', 'v6-64=', 'v6-32=aa', 'v6-64=aa,', 'v6-64=a a', `v6-64=${'a'.repeat(65)}`])(
    'is ignored when malformed: %p',
    (text) => {
      expect(parseNetworkKeys(text)).toEqual([]);
    },
  );
});
