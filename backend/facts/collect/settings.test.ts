import { readCollectSettings } from './settings';

describe('the settings of sources', () => {
  it('are off by schedule, with addresses only of sources that programs may read', () => {
    const { isOn, addresses, dnsUrl } = readCollectSettings({});
    expect({ isOn, dnsUrl }).toEqual({ isOn: false, dnsUrl: undefined });
    expect(Object.keys(addresses).sort()).toEqual([
      ...['aave-address-book', 'audit-folder', 'defihacklabs', 'defiscan', 'l2beat'],
      ...['repository', 'sourcify', 'superchain-registry', 'website'],
    ]);
  });

  it('take a mirror, and "off"', () => {
    const { addresses } = readCollectSettings({
      ...{ SOURCE_L2BEAT_URL: 'https://mirror.example/api/', SOURCE_SOURCIFY_URL: 'off' },
      ...{ SOURCE_IMMUNEFI_URL: 'http://127.0.0.1:9000/list', SOURCE_WEBSITE_URL: 'off' },
    });
    expect(addresses).toMatchObject({
      ...{ l2beat: 'https://mirror.example/api', immunefi: 'http://127.0.0.1:9000/list' },
    });
    expect(addresses).not.toHaveProperty('sourcify');
    expect(addresses).not.toHaveProperty('website');
  });

  it.each([
    ['SOURCE_L2BEAT_URL', 'http://mirror.example/'],
    ['SOURCE_L2BEAT_URL', 'ftp://mirror.example/key'],
    ['SOURCE_WEBSITE_URL', 'https://mirror.example/'],
    ['DNS_URL', 'nowhere'],
  ])('%s refuses %s, without repeating it', (name, value) => {
    expect(() => readCollectSettings({ [name]: value })).toThrow(name);
    expect(() => readCollectSettings({ [name]: value })).not.toThrow(value);
  });
});
