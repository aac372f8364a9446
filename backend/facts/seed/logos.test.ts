import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconLogo, logoFile, metamaskLogo, readLogo } from './logos';

describe('logos of the embedded set', () => {
  it.each(['metamask/uni.svg', 'web3icons/UNI', 'web3icons/uni', 'web3icons/network-base'])(
    'finds %s inside its package',
    (logo) => {
      expect(logoFile(logo)).toMatch(
        /node_modules\/@(metamask\/contract-metadata|web3icons\/core)\//,
      );
    },
  );

  it.each([
    'metamask/../package.json',
    'metamask/..',
    'metamask/.',
    'metamask/%2e%2e',
    '../metamask/uni.svg',
    'metamask//uni.svg',
    'metamask/uni.svg/x',
    'metamask/',
    'metamask/uni.svg\u0000',
    'metamask/package.json',
    'web3icons/../UNI',
    'web3icons/network-../UNI',
    'web3icons/nothing-like-it',
    'other/uni.svg',
    '',
    '/',
    'https://example.org/uni.svg',
  ])('finds nothing for %p', (logo) => {
    expect(logoFile(logo)).toBeUndefined();
    expect(readLogo(logo)).toBeUndefined();
  });

  it('reads images as they are, and icons out of their modules', () => {
    expect(readLogo('metamask/uni.svg')).toMatchObject({ type: 'image/svg+xml' });
    expect(readLogo('metamask/uni.svg')?.body.toString()).toContain('<svg');
    const icon = readLogo('web3icons/UNI')?.body.toString() ?? '';
    expect(icon).toMatch(/^<svg [^]*<\/svg>\s*$/);
    expect(icon).not.toContain('\\n');
  });

  it('reads every icon of the package', () => {
    const folder = join(dirname(require.resolve('@web3icons/core')), 'svgs', 'tokens', 'branded');
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.svg.js'))
      .map((name) => name.slice(0, -'.svg.js'.length));
    expect(names.length).toBeGreaterThan(1_000);
    expect(
      names.filter(
        (name) =>
          !/^<svg [^]*<\/svg>\s*$/.test(readLogo(`web3icons/${name}`)?.body.toString() ?? ''),
      ),
    ).toEqual([]);
  });

  it('names a logo only when the package has it', () => {
    expect([
      metamaskLogo('uni.svg'),
      metamaskLogo('nothing.svg'),
      iconLogo('uni'),
      iconLogo('a b'),
      iconLogo(undefined, 'base'),
      iconLogo('NOTHING0'),
    ]).toEqual([
      'metamask/uni.svg',
      undefined,
      'web3icons/UNI',
      undefined,
      'web3icons/network-base',
      undefined,
    ]);
  });
});
