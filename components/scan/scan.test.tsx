import { act, screen, waitFor } from '@testing-library/react';
import type { Scan } from '@/contracts/chain/scans';
import { markOf } from '@/lib/api/scans';
import { stubFetch } from '@/testing/fetchStub';
import { makeRouter, renderPage } from '@/testing/render';
import { ScanScreen, toScanScreen } from '.';

const NOW = new Date('2026-11-29T12:00:00Z');
const at = (n: number) => `0x${String(n).padStart(40, '0')}`;
const id = (n: number) => `eip155:1:${at(n)}`;
const scan = (more: Partial<Scan> = {}): Scan => ({
  ...{ id: id(1), explorerUrl: null, state: 'done', why: null, kind: 'fixed', safe: null },
  ...{ askedAt: '2026-11-29T11:00:00Z', endedAt: '2026-11-29T11:00:20Z', block: 100 },
  ...{ blockAt: '2026-11-29T10:45:00Z', implementation: null, changedAt: null, token: null },
  source: null,
  ...{ abilities: [], powers: [], functions: [], whole: true, holds: [], pending: [] },
  ...{ pendingWhole: true, open: [], records: [], sameTicker: [], ...more },
});
const urlOf = (one: string) => `https://explorer.example/${one.split(':')[2]}`;
const show = (more?: Partial<Scan>) =>
  renderPage(
    <ScanScreen {...toScanScreen(scan(more), urlOf, NOW)} />,
    makeRouter({ asPath: `/scan/${id(1)}` }),
  );
const key: Scan['powers'][number] = {
  ...{
    contract: id(1),
    contracts: null,
    power: 'own',
    role: null,
    roleName: null,
    kind: 'key',
    holder: id(9),
  },
  ...{ threshold: null, signers: null, delaySeconds: 0, limit: null, reachUsd: null, reach: null },
  ...{ via: [], note: null, proved: true },
};

describe('the page of a scan', () => {
  it.each<[string, Partial<Scan>, RegExp]>([
    ['nothing there', { kind: 'nothing' }, /^No contract is at this address/],
    [
      'a Safe',
      { kind: 'safe', safe: { threshold: 2, owners: [id(2), id(3)], modules: [], guard: null } },
      /^A Safe: 2 of its 2 owners/,
    ],
    [
      'a Safe with a guard',
      { kind: 'safe', safe: { threshold: 1, owners: [id(2)], modules: [], guard: id(5) } },
      new RegExp(`^A guard may refuse what they sign: ${at(5)}`),
    ],
    ['a proxy', { kind: 'proxy', implementation: id(4) }, new RegExp(`runs the code of ${at(4)}`)],
    ['a diamond', { kind: 'diamond' }, /^A diamond: each of its functions/],
    ['a key with code', { kind: 'delegated', implementation: id(4) }, /EIP-7702/],
    ['a source', { source: 'exact' }, /^Sourcify has the source .* exactly this code/],
    ['another source', { source: 'partial' }, /^Sourcify has the source .* its metadata is not/],
    ['no source', { source: 'none' }, /^Sourcify does not have the source .* Others may/],
    ['what is not known', { kind: 'unknown' }, /how that is chosen is not known/],
    ['an end before its time', { why: 'spent' }, /ended before all was tried/],
    ['a failure', { state: 'failed', why: 'chain', kind: null }, /servers of the chain did not/],
    ['a stop', { state: 'failed', why: 'stopped', kind: null }, /stopped in the middle/],
    [
      'the block, and how long it is kept',
      {},
      /^Read at block 100 of 29 Nov 2026. Kept until 30 Nov 2026, 11:00 UTC/,
    ],
    [
      'a record that has it',
      { records: [{ projectId: 'vault', name: 'Vault', role: 'vault' }] },
      /^Vault, in the record of vault/,
    ],
  ])('says %s', (_, more, words) => {
    show(more);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says of a token who can do what to its holders, and which others have its ticker', () => {
    const ability = { functions: ['mint(address,uint256)'], holders: [id(9)] };
    const none = { functions: [], holders: [] };
    show({
      token: { name: 'Vault', symbol: 'USD\u0421', decimals: null, supply: null },
      sameTicker: [{ projectId: 'usdc', project: 'USDC', id: `eip155:1/erc20:${at(5)}` }],
      powers: [key, { ...key, power: 'change-code' }],
      abilities: [
        { ability: 'mint', state: 'open', functions: ['mint(uint256)'], holders: [] },
        { ability: 'mint', state: 'restricted', ...ability },
        { ability: 'pause', state: 'none', ...none },
        { ability: 'fees', state: 'open', functions: ['setFee(uint256)'], holders: [] },
      ],
    });
    const row = (name: RegExp) => screen.getByRole('row', { name });
    // A function open to all hides none of the owner's.
    const [open, own] = screen.getAllByRole('row', { name: /^Make more of it/ });
    expect(open).toHaveTextContent('A stranger’s call succeeded');
    expect(own).toHaveTextContent('One key');
    expect(own).toHaveTextContent('mint(address,uint256)');
    expect(row(/^Stop transfers/)).toHaveTextContent('No function with a usual name for it');
    expect(row(/^Change fees/)).toHaveTextContent('A stranger’s call succeeded');
    expect(screen.getByText(/who can replace its code can add any/)).toBeVisible();
    expect(screen.getByText(/with the ticker USD\u0421, and not this contract/)).toBeVisible();
    expect(screen.getByText(/signs other than plain Latin letters/)).toBeVisible();
    expect(screen.getByRole('link', { name: `USDC: ${at(5)} (Ethereum)` })).toBeVisible();
  });

  it('lists once what is not known', () => {
    show({ open: ['not all could be read', 'not all could be read', 'another'] });
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['not all could be read', 'another']);
  });

  it('begins one when asked, says why it cannot, and for how long', async () => {
    let wait = 1_200;
    const { asked } = stubFetch(() =>
      wait ? { status: 429, headers: { 'retry-after': String(wait) }, body: {} } : { body: {} },
    );
    const { user, router } = show({ state: 'none', kind: null, askedAt: null, endedAt: null });
    expect(asked).toEqual([]);
    const button = screen.getByRole('button', { name: 'Scan this contract' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 20 minutes.');
    expect(router.replace).not.toHaveBeenCalled();
    wait = 0;
    await user.click(button);
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
    expect(asked.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('is drawn again when more is found, and stays while nothing answers', async () => {
    jest.useFakeTimers();
    const running = { state: 'running', kind: null, endedAt: null } as const;
    let answer: object = { body: scan(running) };
    stubFetch(() => answer as never);
    const { router } = show(running);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(router.replace).not.toHaveBeenCalled();
    answer = { status: 503, body: {} };
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText(/It is being read/)).toBeVisible();
    answer = { body: scan({ ...running, kind: 'fixed' }) };
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(router.replace).toHaveBeenCalledWith(`/scan/${id(1)}`, undefined, { scroll: false });
    expect(markOf(scan(running))).not.toBe(markOf(scan({ ...running, kind: 'fixed' })));
    jest.useRealTimers();
  });
});
