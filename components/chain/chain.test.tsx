import { screen, within } from '@testing-library/react';
import type { EndpointOutput } from '@/contracts/endpoint';
import type { projectChain } from '@/contracts/endpoints';
import { makeContract, makeProjectDetail } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { ChainScreen, toScreen } from '.';

type Found = EndpointOutput<typeof projectChain>;
type Power = Found['looks'][number]['powers'][number];

const at = (n: number) => `0x${String(n).padStart(40, '0')}`;
const id = (n: number) => `eip155:1:${at(n)}`;
const source = {
  ...{ url: null, title: 'Read from the chain', tier: 'P0', statedAt: '2026-11-20' },
  ...{ precision: 'day', readAt: '2026-11-21T00:00:00Z', how: 'machine', locator: null },
  block: 21_000_000,
} as unknown as Power['source'];
const power = (more: Partial<Power>): Power => ({
  ...{
    projectId: 'vault',
    contract: id(1),
    contracts: null,
    power: 'change-code',
    role: null,
    roleName: null,
  },
  ...{ kind: 'key', holder: id(9), threshold: null, signers: null, delaySeconds: 0 },
  ...{
    limit: null,
    reachUsd: null,
    reach: null,
    via: [],
    note: null,
    proved: true,
    source,
    ...more,
  },
});
const called = (more: object) => ({
  ...{ contract: id(1), selector: '0x8456cb59', name: 'pause()', guard: null, holders: [] },
  ...{ state: 'open', repeat: null, source, ...more },
});
const tops = (items: object[], counted = true) => ({
  ...{ projectId: 'vault', state: counted ? 'read' : 'not-read', configure: [], days: 30 },
  why: counted ? null : 'This site does not count calls and events of it.',
  ...(counted
    ? { from: '2026-10-22T00:00:00Z', to: '2026-11-20T12:00:00Z' }
    : { from: null, to: null }),
  ...{ missedAtMost: 0, items },
});
const often = { count: 1_200, failed: 3, share: 0.75, lastAt: '2026-11-20T12:00:00Z' };

function found(more: object = {}): Found {
  const look = (n: number, powers: Power[], functions: object[] = []) => ({
    ...{
      contract: id(n),
      source,
      powers,
      functions,
      whole: n !== 3,
      holds: [],
      pending: [],
      pendingWhole: n !== 2,
    },
  });
  const safe = { kind: 'multisig', holder: id(8), threshold: 3, signers: 5 } as const;
  return {
    looks: [
      look(1, [power({ ...safe, delaySeconds: 172_800, via: [id(7)] })]),
      look(
        2,
        [power({ ...safe }), power({ power: 'own' })],
        [
          called({}),
          called({
            ...{ selector: '0x00000001', name: null, state: 'restricted', guard: 'owner' },
            ...{ holders: [id(9)], repeat: 'cast call …' },
          }),
          called({ selector: '0x00000002', name: null, state: 'unresolved', holders: [id(9)] }),
        ],
      ),
      look(3, []),
    ],
    callers: tops([{ address: at(9), label: null, ...often }]),
    functions: tops([{ selector: '0x8456cb59', name: 'pause()', ...often }]),
    events: tops([]),
    changes: [],
    uses: [
      {
        ...{ contract: id(2), tx: `0x${'a'.repeat(64)}`, block: 1, at: '2026-11-19T10:00:00Z' },
        ...{ caller: id(9), selector: '0x8456cb59', topic: null, name: 'pause()', failed: false },
      },
      {
        ...{ contract: id(2), tx: `0x${'b'.repeat(64)}`, block: 2, at: '2026-11-19T11:00:00Z' },
        ...{ caller: id(6), selector: '0x8456cb59', topic: null, name: 'pause()', failed: true },
      },
    ],
    ...more,
  } as unknown as Found;
}

const project = makeProjectDetail({
  ...{ id: 'vault', name: 'Vault' },
  contracts: [1, 2, 3, 7].map((n) =>
    makeContract({
      ...{ id: id(n), name: `Contract ${n}`, chain: 'eip155:1', address: at(n) },
      explorerUrl: `https://etherscan.io/address/${at(n)}`,
    }),
  ),
});
const now = new Date('2026-11-20T12:00:00Z');
const show = (of: Found) =>
  renderPage(<ChainScreen {...toScreen(project, of, { page: 1, now })!} />);
const part = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);

describe('what was found on the chains of a project', () => {
  it('begins with the contract that takes the least, and marks that holder', () => {
    show(found());
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 3)).toEqual(['Contract 2', 'Contract 1', 'Contract 3']);
    expect(screen.getAllByText('Weakest')).toHaveLength(1);
    const [, first, second] = part('Contract 2').getAllByRole('row');
    expect(first).toHaveTextContent('One keyWeakest');
    expect(first).toHaveTextContent('Do what its owner may do');
    expect(second).toHaveTextContent('3-of-5 multisig');
    expect(screen.getByText(/^3 contracts, read at block 21,000,000, 20 Nov 2026/)).toBeVisible();
  });

  it('keeps in the list whom it could not follow, with why, and never as the weakest', () => {
    const note = 'no code there, and never a transaction from it';
    const unresolved = power({ kind: 'unresolved', holder: id(6), note, delaySeconds: null });
    const of = found();
    const [first, second, third] = of.looks;
    const idle = power({ power: 'role', note: 'no function was shown to open to this role' });
    const nobody = power({ kind: 'unresolved', holder: null, note: 'nobody was found who can' });
    const only = { ...third!, powers: [unresolved, idle, nobody] };
    show({ ...of, looks: [{ ...first!, powers: [unresolved, ...first!.powers] }, second!, only] });
    const [, , last] = part('Contract 1').getAllByRole('row');
    expect(last).toHaveTextContent('Not followed to its end');
    expect(last).toHaveTextContent(note);
    expect(last).toHaveTextContent('not known');
    expect(screen.getAllByText('Weakest')).toHaveLength(1);
    expect(part('Contract 3').getByRole('row', { name: /^Not followed/ })).toBeVisible();
    expect(part('Contract 3').getByRole('row', { name: /^Nobody found/ })).toBeVisible();
  });

  it('says what a contract holds, and what new code of it could move', () => {
    const held = (symbol: string, amount: string | null, usd: number | null) => ({
      ...{ asset: symbol, symbol, amount, usd },
    });
    const holds = [held('USDC', '1200000.5', 1_200_000), held('ETH', '3', null)];
    const reach = [...holds, held('A', '1', null), held('B', null, null), held('C', '2', null)];
    const { looks, ...rest } = found();
    const [first, ...others] = looks;
    const powers = [power({ reach }), power({ power: 'own' })];
    show({ ...rest, looks: [{ ...first!, holds, powers }, ...others] });
    const of = part('Contract 1');
    expect(of.getByText('Holds $1.2M: 1,200,000.5 USDC, 3 ETH')).toBeVisible();
    const [, replace, own] = of.getAllByRole('row');
    expect(replace).toHaveTextContent(
      'Reaches $1.2M: 1,200,000.5 USDC, 3 ETH, 1 A and 1 more token',
    );
    expect(own).not.toHaveTextContent('Reaches');
  });

  it('says what waits in its timelocks, and from when on it is possible', () => {
    const waits = (readyAt: string, more: object = {}) => ({
      ...{ timelock: id(7), target: id(3), selector: '0x3659cfe6', name: 'upgradeTo(address)' },
      ...{ readyAt, ...more },
    });
    const pending = [
      waits('2026-11-22T10:30:00.000Z'),
      waits('2026-11-26T12:00:00.000Z', { name: null }),
      waits('2026-11-19T08:00:00.000Z', { name: null, selector: null }),
    ];
    const { looks, ...rest } = found();
    show({ ...rest, looks: [{ ...looks[0]!, pending }, ...looks.slice(1)] });
    const told = part('Contract 1').getAllByText(/^Waiting/);
    expect(told.map((one) => one.textContent)).toEqual([
      'Waiting: upgradeTo at Contract 3, possible in 46 hours, from 22 Nov 2026, 10:30 UTC.',
      'Waiting: 0x3659cfe6 at Contract 3, possible in 6 days, from 26 Nov 2026, 12:00 UTC.',
      'Waiting: a payment at Contract 3, possible since 19 Nov 2026, 08:00 UTC.',
    ]);
    const more = 'More may wait in its timelocks than is shown.';
    expect(part('Contract 2').getByText(more)).toBeVisible();
    expect(screen.getAllByText(more)).toHaveLength(1);
  });

  it('says what a holder waits, and through which contracts', () => {
    show(found());
    const row = part('Contract 1').getAllByRole('row')[1]!;
    expect(row).toHaveTextContent('48 hours');
    expect(row).toHaveTextContent('Contract 7');
    expect(part('Contract 3').getByText(/^Nobody found\. Somebody may/)).toBeVisible();
    expect(screen.getAllByText('Not all of its functions could be tried.')).toHaveLength(1);
    expect(part('Contract 3').getByText(/^Not all of its functions/)).toBeVisible();
  });

  it('lists restricted functions first, with a call that repeats it', () => {
    show(found());
    const of = part('Contract 2');
    expect(
      of.getByText('Functions: 1 restricted, 1 open to strangers, 1 unresolved'),
    ).toBeVisible();
    const rows = of.getAllByRole('row', { hidden: true }).slice(-3);
    expect(rows[0]).toHaveTextContent('0x00000001');
    expect(rows[0]).toHaveTextContent('as owner');
    expect(rows[0]).toHaveTextContent('cast call …');
    expect(rows[1]).toHaveTextContent(
      /Unresolved: 0x\S+ can; whether strangers can, too, is not known$/,
    );
    expect(rows[2]).toHaveTextContent('pause()Strangers, too; whether');
  });

  it('counts calls, and names uses of power that succeeded, with their transaction', () => {
    show(found());
    const of = part('Calls and events');
    expect(of.getByText(/22 Oct 2026 to 20 Nov 2026/)).toBeVisible();
    expect(of.getByRole('table', { name: 'Most called functions' })).toHaveTextContent(
      'pause1,2003 failed',
    );
    expect(of.queryByRole('table', { name: 'Most frequent events' })).toBeNull();
    const use = part('Uses of power').getAllByRole('row')[1]!;
    expect(use).toHaveTextContent('pause');
    expect(part('Uses of power').getAllByRole('row')).toHaveLength(2);
    expect(within(use).getByRole('link')).toHaveAttribute(
      'href',
      `https://etherscan.io/tx/0x${'a'.repeat(64)}`,
    );
  });

  it('has the changes of control, with their transaction where that is known', () => {
    const about = { what: 'delay', power: 'change-code', contract: id(2), contractName: 'Vault' };
    const made = { block: 21_000_000, tx: `0x${'c'.repeat(64)}` };
    const changes = [
      { at: '2026-11-19T10:00:00Z', change: { ...about, before: 86_400, after: 0, made } },
      { at: '2026-11-18T10:00:00Z', change: { ...about, before: null, after: 86_400 } },
    ];
    show(found({ changes } as never));
    const [, first, second] = part('Changes of control').getAllByRole('row');
    expect(first).toHaveTextContent(
      /^Upgrade control of Vault, delay: none, was 1 day19 Nov 20260xcccc.+block 21,000,000$/,
    );
    expect(within(first!).getByRole('link')).toHaveAttribute(
      'href',
      `https://etherscan.io/tx/${made.tx}`,
    );
    expect(second).toHaveTextContent(/was unknown18 Nov 2026$/);
  });

  it('says what is not counted, and what was never read', () => {
    const none = tops([], false);
    const { unmount } = show(found({ callers: none, functions: none, events: none, uses: [] }));
    expect(screen.getByText('This site does not count calls and events of it.')).toBeVisible();
    expect(screen.queryByText('Uses of power')).toBeNull();
    expect(screen.queryByText('Changes of control')).toBeNull();
    unmount();
    const seen = show(found({ callers: none, functions: none, events: none }));
    expect(part('Uses of power').getByText(/^Events that our looks saw/)).toBeVisible();
    seen.unmount();
    show(found({ looks: [] }));
    expect(screen.getByText(/has not read these contracts/)).toBeVisible();
    expect(toScreen(project, found(), { page: 2, now })).toBeUndefined();
  });
});
