import { logoUrl } from './logoUrl';

describe('logoUrl', () => {
  afterEach(() => {
    delete process.env.NEXT_PUBLIC_IMAGE_CDN_URL;
  });

  it('is this site’s own copy without a CDN', () => {
    expect(logoUrl('metamask/a b.svg', 64)).toBe('/logos/metamask/a%20b.svg');
  });

  it('asks the CDN for auto format, fit max, width and optional quality (§7)', () => {
    process.env.NEXT_PUBLIC_IMAGE_CDN_URL = 'https://cdn.example/';
    expect(logoUrl('metamask/uni.svg', 64)).toBe(
      'https://cdn.example/metamask/uni.svg?auto=format&fit=max&w=64',
    );
    expect(logoUrl('metamask/uni.svg', 64, 75)).toBe(
      'https://cdn.example/metamask/uni.svg?auto=format&fit=max&w=64&q=75',
    );
  });
});
