/** Small made-up files in L2BEAT's format. */
export const at = (n: number): string => `eth:0x${n.toString(16).padStart(40, '0')}`;
export const caip = (n: number, chain = 'eip155:1'): string =>
  `${chain}:0x${n.toString(16).padStart(40, '0')}`;

const SECONDS = Date.parse('2026-08-04T12:00:00Z') / 1000;

export const discovered = (entries: object[], more: object = {}): Record<string, unknown> => ({
  name: 'vault',
  timestamp: SECONDS,
  configHash: '0x00',
  entries,
  abis: {},
  usedTemplates: {},
  usedBlockNumbers: { ethereum: 25_000_000 },
  ...more,
});

export const upgrade = (n: number, more: object = {}): object => ({
  permission: 'upgrade',
  from: at(n),
  role: 'admin',
  ...more,
});

export const proxy = (n: number, name: string, more: object = {}): Record<string, unknown> => ({
  name,
  address: at(n),
  type: 'Contract',
  proxyType: 'EIP1967 proxy',
  sinceTimestamp: Date.parse('2024-01-01T10:00:00Z') / 1000,
  values: {
    $admin: at(90),
    $implementation: at(n + 1000),
    $pastUpgrades: [
      ['2024-01-01T10:00:00.000Z', '0xa1', [at(n + 500)]],
      ['2025-05-05T00:00:00.000Z', '0xa2', [at(n + 1000)]],
    ],
    $upgradeCount: 2,
  },
  ...more,
});

export const fixed = (n: number, name: string, values: object = {}): Record<string, unknown> => ({
  name,
  address: at(n),
  type: 'Contract',
  proxyType: 'immutable',
  values: { $immutable: true, ...values },
});

export const safe = (n: number, threshold: number, signers: number, more: object = {}): object => ({
  name: 'Council',
  address: at(n),
  type: 'Contract',
  proxyType: 'gnosis safe',
  values: {
    $immutable: false,
    $implementation: at(99),
    $threshold: threshold,
    $members: Array.from({ length: signers }, (_, which) => at(2000 + which)),
  },
  ...more,
});

export const key = (n: number, more: object = {}): object => ({
  address: at(n),
  type: 'EOA',
  proxyType: 'EOA',
  ...more,
});
