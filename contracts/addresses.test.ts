import { isLoopback, isPrivateAddress, isPublicAddress, unmap } from './addresses';

describe('an address that is not of the public internet', () => {
  it.each([
    ['unspecified', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private, the last', '10.255.255.255'],
    ['CGNAT', '100.64.0.1'],
    ["CGNAT, a cloud's metadata", '100.100.100.200'],
    ['CGNAT, the last', '100.127.255.255'],
    ['loopback', '127.0.0.1'],
    ['loopback, another', '127.255.255.254'],
    ['link-local', '169.254.0.1'],
    ['metadata', '169.254.169.254'],
    ['private', '172.16.0.1'],
    ['private, the last', '172.31.255.255'],
    ['protocol assignments', '192.0.0.1'],
    ["protocol assignments, a cloud's metadata", '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['6to4 relay', '192.88.99.1'],
    ['private', '192.168.0.1'],
    ['benchmarking', '198.18.0.1'],
    ['benchmarking, the last', '198.19.255.255'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['multicast', '224.0.0.1'],
    ['multicast, the last', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ["a cloud's host", '168.63.129.16'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-compatible', '::10.0.0.1'],
    ['IPv4-compatible, public', '::8.8.8.8'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped, in hex', '::ffff:7f00:1'],
    ['IPv4-mapped, public', '::ffff:8.8.8.8'],
    ['IPv4-translated', '::ffff:0:8.8.8.8'],
    ['NAT64', '64:ff9b::a00:1'],
    ['NAT64, public', '64:ff9b::808:808'],
    ['NAT64, local', '64:ff9b:1::1'],
    ['NAT64, metadata', '64:ff9b::a9fe:a9fe'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['Teredo, another', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['benchmarking', '2001:2::1'],
    ['ORCHID', '2001:10::1'],
    ['ORCHIDv2', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation, the new one', '3fff::1'],
    ['6to4', '2002:7f00:1::'],
    ['6to4, private', '2002:a00:1::'],
    ['6to4, public', '2002:808:808::1'],
    ['AS112', '2620:4f:8000::1'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['metadata', 'fd00:ec2::254'],
    ['unique local, the last', 'fdff:ffff::1'],
    ['link-local', 'fe80::1'],
    ['link-local, the last', 'febf::1'],
    ['link-local with a zone', 'fe80::1%lo'],
    ['public with a zone', '2606:4700::1%lo'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'example.com'],
    ['a name of this machine', 'localhost'],
    ['an address with a port', '8.8.8.8:80'],
    ['nothing', ''],
  ])('%s: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('an address of the public internet', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '126.255.255.255',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.1',
    '192.0.1.1',
    '192.167.255.255',
    '192.169.0.1',
    '198.17.255.255',
    '198.20.0.1',
    '223.255.255.255',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

it('knows this machine', () => {
  for (const own of ['127.0.0.1', '127.9.9.9', '::1']) expect(isLoopback(own)).toBe(true);
  for (const other of ['128.0.0.1', '::ffff:127.0.0.1', '127.example.com'])
    expect(isLoopback(other)).toBe(false);
});

it.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::FFFF:8.8.8.8', '8.8.8.8'],
  ['::ffff:7f00:1', '::ffff:7f00:1'],
  ['::ffff:127.0.0.1.example', '::ffff:127.0.0.1.example'],
  ['8.8.8.8', '8.8.8.8'],
])('%s without its prefix is %s', (address, plain) => {
  expect(unmap(address)).toBe(plain);
});

describe('an address near this machine', () => {
  it.each(['127.0.0.1', '::1', '10.0.0.1', '100.64.0.1', 'fd00::1', 'fe80::1%eth0'])(
    '%s',
    (one) => {
      expect(isPrivateAddress(one)).toBe(true);
    },
  );
  it.each([
    '0.0.0.0',
    '168.63.129.16',
    '192.0.2.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'backend',
    '',
  ])('not %s', (one) => {
    expect(isPrivateAddress(one)).toBe(false);
  });
});
