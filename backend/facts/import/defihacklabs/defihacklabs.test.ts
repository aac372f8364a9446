import { pieces } from '../testing/importText';
import { toDollars } from './dollars';
import { readDefihacklabs } from './importDefihacklabs';

const README = `# Incidents

2 incidents included.

[20260820 Vault](#20260820-vault---reentrancy)

### 20260820 Vault - Reentrancy - in a hook

### Lost: ~$1.2M (400 ETH)

\`\`\`sh
forge test --contracts src/test/2026-08/Vault_exp.sol -vvv
\`\`\`
#### Contract
[Vault_exp.sol](src/test/2026-08/Vault_exp.sol)
[Vault_exp.sol](src/test/2026-08/Vault_exp.sol)

### Link reference
https://example.org/vault

### 20260713 - Bridge
#### Lost 30 ETH

### 20240924-MARA---price-manipulation
`;

async function* text(whole: string): AsyncGenerator<string> {
  for await (const piece of pieces(whole, 7)) yield Buffer.from(piece).toString();
}
async function read(whole: string) {
  const rows = [];
  for await (const row of readDefihacklabs(text(whole))) rows.push(row);
  return rows;
}

describe('the losses of DeFiHackLabs', () => {
  it.each([
    ['~$41M', 41e6],
    ['1.5M', 1.5e6],
    ['~774,943 USDC', 774_943],
    ['25,378 BUSD', 25_378],
    ['~$83,944 USD$', 83_944],
    ['~240,000 US$', 240_000],
    ['$~28K USD', 28e3],
    ['~63k $USDT', 63e3],
    ['$8.2 million', 8.2e6],
    ['$.8 million', 8e5],
    ['~190,155.98 USDC drained (net ~189,751.55 USDC)', 190_155.98],
    ['704 ETH (~1.08M US$)', 1.08e6],
    ['4.1M VUSD, 5K DAI (>$3.8M USD)', 3.8e6],
    ['~$10 ETH', null],
    ['12BNB', null],
    ['155 $ETH', null],
    ['205K USDT + 36 BNB', null],
    ['27.6 ETH & 3450 USDC', null],
    ['20 million Optimism (OP) tokens', null],
    ['~$1,6M', null],
    ['1000', null],
    ['Unclear', null],
    ['', null],
  ])('%s is %s dollars', (loss, dollars) => expect(toDollars(loss)).toBe(dollars));
});

describe('reading DeFiHackLabs', () => {
  it('takes day, name, technique, loss and test from a README', async () => {
    expect(await read(README)).toMatchObject([
      {
        at: { line: 7 },
        value: {
          date: '20260820',
          project: 'Vault',
          technique: 'Reentrancy - in a hook',
          losstext: '~$1.2M (400 ETH)',
          lossusd: 1.2e6,
          links: [
            'https://github.com/SunWeb3Sec/DeFiHackLabs/blob/main/src/test/2026-08/Vault_exp.sol',
          ],
        },
      },
      {
        at: { line: 21 },
        value: {
          date: '20260713',
          project: 'Bridge',
          losstext: '30 ETH',
          lossusd: null,
          links: [],
        },
      },
      { value: { date: '20240924', project: 'MARA', technique: 'price-manipulation' } },
    ]);
  });

  it('takes dollars and dollar coins from the Explorer as dollars, others as text', async () => {
    const row = { date: '20260713', name: 'Bridge', type: 'Key', chain: 'BSC', Contract: '' };
    const rows = [
      { ...row, Lost: 5.5, lossType: 'USDC' },
      { ...row, Lost: 30, lossType: 'ETH' },
      { ...row, Lost: null, lossType: 'USD' },
      7,
    ];
    expect(await read(JSON.stringify(rows))).toMatchObject([
      { value: { name: 'Bridge', technique: 'Key', lossusd: 5.5, losstext: '5.5 USDC' } },
      { value: { lossusd: null, losstext: '30 ETH' } },
      { value: { lossusd: null } },
      { error: 'not an object' },
    ]);
  });

  it('refuses a text without incidents', async () => {
    await expect(read('# Another README\n\nNothing here.\n')).rejects.toThrow(
      'no incident of DeFiHackLabs',
    );
  });
});
