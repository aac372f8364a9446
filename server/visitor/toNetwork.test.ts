import { toNetworks } from './toNetwork';

const networksOf = (address: string) => toNetworks(address).map(({ network }) => network);

describe('the networks of an address', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
    ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
    ['::ffff:c000:2ff', ['192.0.2.255', '192.0.2.0/24']],
    ['2001:db8:1:2ab::9', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
    [
      '2001:DB8:1:2ff:9:9:9:9%eth0',
      ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
    ],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
    ['unknown', ['unknown']],
    ['1.2.3', ['1.2.3']],
    ['', ['']],
  ])('%s', (address, expected) => {
    expect(networksOf(address)).toEqual(expected);
  });

  it('have their widths, narrow to wide', () => {
    expect(toNetworks('192.0.2.7').map(({ width }) => width)).toEqual(['address', 'v4-24']);
    expect(toNetworks('::2').map(({ width }) => width)).toEqual(['v6-64', 'v6-56', 'v6-48']);
  });
});
