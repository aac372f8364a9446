import { checksumAddress } from './checksum';
import { explorerUrl } from './explorers';

describe('checksumAddress', () => {
  // Examples from EIP-55.
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('writes %s with its capitals', (address) => {
    expect(checksumAddress(address.toLowerCase())).toBe(address);
    expect(checksumAddress(address)).toBe(address);
  });

  it('leaves what is not an EVM address as it is', () => {
    expect(checksumAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')).toBe(
      'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    );
    expect(checksumAddress('0x12')).toBe('0x12');
  });
});

describe('explorerUrl', () => {
  it('links well-known chains', () => {
    expect(explorerUrl('eip155:8453', '0xAb')).toBe('https://basescan.org/address/0xAb');
    expect(explorerUrl('eip155:42161', '0xAb')).toBe('https://arbiscan.io/address/0xAb');
  });

  it('links nothing else, and escapes what it links', () => {
    expect(explorerUrl('eip155:999999', '0xAb')).toBeNull();
    expect(explorerUrl('constructor', '0xAb')).toBeNull();
    expect(explorerUrl('eip155:1', '../evil?"')).toBe(
      'https://etherscan.io/address/..%2Fevil%3F%22',
    );
  });
});
