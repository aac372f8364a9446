import { screen, within } from '@testing-library/react';
import {
  makeAudit,
  makeBlockEvidence,
  makeContract,
  makeIncident,
  makeLosses,
  makeProjectDetail,
  makeRating,
  makeSignal,
  makeUnknownSignal,
} from '@/testing/builders/project';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { renderPage } from '@/testing/render';
import { drawOverview } from './drawOverview';
import { FreshnessStrip } from './FreshnessStrip';
import { Overview } from './Overview';
import { Waterfall } from './Waterfall';
import { listFalls } from './waterfall';
import { WeakestPath } from './WeakestPath';

const path = (project: ProjectDetail, signal: Parameters<typeof WeakestPath>[0]['signal']) => (
  <WeakestPath project={project} drawn={drawOverview(project)} signal={signal} />
);
const show = (element: Parameters<typeof renderPage>[0]) => renderPage(element).container;

describe('where the points went', () => {
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('leads from 100 over what is lost, the largest first, then what is unknown, to what is proven', () => {
    show(<Waterfall score={67.2} falls={listFalls(makeRating(), makeLosses())} />);
    expect(rows()).toEqual([
      'Out of100',
      'Audit coverage−6.3',
      'Incidents−5.0',
      'Delay−4.8',
      'Upgrade control−3.6',
      'Documentation, unknown7.5',
      'Open findings, unknown5.6',
      'Proven67.2',
    ]);
  });

  it('hangs each bar where the one before ended', () => {
    const bars = show(
      <Waterfall score={67.2} falls={listFalls(makeRating(), makeLosses())} />,
    ).querySelectorAll<HTMLElement>('i');
    expect([...bars].map(({ style }) => [style.left, style.width])).toEqual([
      ['0%', '100%'],
      ['93.7%', '6.3%'],
      ['88.7%', '5%'],
      ['83.9%', '4.8%'],
      ['80.3%', '3.6%'],
      ['72.8%', '7.5%'],
      ['67.2%', '5.6%'],
      ['0%', '67.2%'],
    ]);
  });

  it('leads to the proof of each, and adds the small ones up', () => {
    const small = Array.from({ length: 9 }, (_, index) => ({
      signalId: `s${index}`,
      category: 'code' as const,
      name: `Signal ${index}`,
      lost: 1,
      unknown: 0,
    }));
    show(<Waterfall score={91} falls={listFalls(makeRating({ score: 91, lost: 9 }), small)} />);
    expect(screen.getByRole('link', { name: 'Signal 0' })).toHaveAttribute('href', '#signal-s0');
    expect(rows().slice(-2)).toEqual(['4 other signals−4.0', 'Proven91.0']);
  });
});

describe('the weakest path', () => {
  const power = {
    power: 'change-code',
    contract: makeContract().id,
    holder: 'vote',
    threshold: null,
    address: null,
    source: null,
    contracts: null,
    signers: null,
    delaySeconds: 86_400,
    reach: null,
    note: null,
  } as const;
  const project = (given: Parameters<typeof makeProjectDetail>[0] = {}) =>
    makeProjectDetail({
      control: [{ ...power, holder: 'multisig', threshold: 2, signers: 3, delaySeconds: 0 }, power],
      controlWhole: true,
      controlSource: makeBlockEvidence(),
      contracts: [makeContract({ holdsFunds: true })],
      ...given,
    });
  const settled = makeSignal({ id: 'upgrade-control' });

  it('says as a list who can change what after what delay, in the order of the answer', () => {
    show(path(project(), settled));
    const [weakest, other] = screen.getAllByRole('listitem');
    expect(weakest).toHaveClass('weakest');
    expect(weakest).toHaveTextContent('2-of-3 multisig can change the code of Vault, no delay.');
    expect(other).not.toHaveClass('weakest');
    expect(other).toHaveTextContent('On-chain vote can change the code of Vault, 24 hours delay.');
  });

  it('draws the same: the delay in the box, the power on the arrow', () => {
    const drawn = show(path(project(), settled)).querySelectorAll('li:first-child [aria-hidden]');
    expect([...drawn].map((box) => box.textContent)).toEqual([
      '2-of-3 multisigno delay',
      'changes code',
      'Vaulthas funds',
    ]);
  });

  it('says when and where it was read', () => {
    expect(show(path(project(), settled))).toHaveTextContent('as of block 23,841,007, 18 Nov 2026');
  });

  it('is no fact to warn of once it ran out', () => {
    const signal = { ...settled, ranOut: true, validUntil: '2026-11-07T00:00:00.000Z' };
    const text = show(path(project(), signal));
    expect(text).toHaveTextContent('Out of date since 7 Nov 2026: last recorded.');
    expect(text.querySelector('.weakest')).toBeNull();
  });

  it('names what a power reaches, where a limit is recorded', () => {
    const reach = { extent: 'bounded', limit: 'rewards only', amountUsd: null } as const;
    const limited = { ...power, power: 'move-funds', holder: 'key', delaySeconds: 0 } as const;
    const control = [{ ...limited, reach: { ...reach, source: makeBlockEvidence() } }];
    show(path(project({ control }), settled));
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'One key can move rewards only, no delay.',
    );
  });

  it('hides no multisig behind nobody', () => {
    const holder = { holder: 'multisig', threshold: 3, signers: 7 } as const;
    const control = [
      { ...power, holder: 'nobody' as const },
      { ...power, ...holder, power: 'settings' as const, note: 'Sets fees.' },
    ];
    const text = show(path(project({ control }), settled));
    expect(text).toHaveTextContent('No one can change the code or move funds.');
    expect(text).toHaveTextContent(
      'Settings, but neither code nor funds: 3-of-7 multisig. Sets fees.',
    );
    expect(text.querySelector('.weakest')).toBeNull();
  });

  it('says that other ways may exist', () => {
    expect(show(path(project({ controlWhole: false }), settled))).toHaveTextContent(
      'Recorded so far. Other ways may exist.',
    );
  });

  it.each([
    [{ control: null }, 'Unknown: who can change the code or move funds.'],
    [{ control: [], controlWhole: false }, 'Unknown: who can change the code or move funds.'],
    [{ control: [] }, 'No one can change the code or move funds.'],
    [
      { control: [{ ...power, holder: 'nobody' as const }] },
      'No one can change the code or move funds.',
    ],
  ])('knows nobody from not known (%#)', (given, words) => {
    expect(show(path(project(given), settled))).toHaveTextContent(words);
  });

  it('names one contract and counts the others', () => {
    const contracts = ['Vault', 'Pool', 'Router'].map((name, index) =>
      makeContract({ id: `eip155:1:0x${index}`, name }),
    );
    const control = contracts.map(({ id }) => ({ ...power, contract: id }));
    show(path(project({ control, contracts }), settled));
    expect(screen.getByRole('listitem')).toHaveTextContent('of Vault and 2 more,');
  });

  it('keeps two holders of known addresses apart, each with its contracts', () => {
    const contracts = ['Vault', 'Pool', 'Router'].map((name, index) =>
      makeContract({ id: `eip155:1:0x${index}`, name }),
    );
    const control = [
      {
        ...{ ...power, address: 'eip155:1:0xa', contract: null },
        contracts: ['eip155:1:0x0', 'eip155:1:0x1'],
      },
      { ...power, address: 'eip155:1:0xb', contract: 'eip155:1:0x2' },
    ];
    show(path(project({ control, contracts }), settled));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([
      expect.stringContaining('of Vault and 1 more,'),
      expect.stringContaining('of Router,'),
    ]);
  });
});

describe('how fresh the evidence is', () => {
  it('has a cell a signal, by the days left, and counts each kind in words', () => {
    const signals = [
      makeSignal({ id: '1', name: 'Events', validUntil: null }),
      makeSignal({ id: '2', name: 'Documents', validUntil: '2027-05-04T00:00:00.000Z' }),
      makeSignal({ id: '3', name: 'Chain', validUntil: '2026-11-25T12:00:00.000Z' }),
      makeSignal({ id: '4', name: 'Old', ranOut: true, validUntil: '2026-11-20T00:00:00.000Z' }),
      makeUnknownSignal({ id: '5', name: 'Nothing' }),
      makeSignal({ id: '6', name: 'Not here', state: 'n/a' }),
    ];
    const [code] = makeRating().categories;
    const strip = show(
      <FreshnessStrip rating={makeRating({ categories: [{ ...code!, signals }] })} />,
    );
    expect(screen.getAllByRole('listitem').map((cell) => cell.title)).toEqual([
      'Events: does not expire',
      'Documents: valid to 4 May 2027, 163 days left',
      'Chain: valid to 25 Nov 2026, 4 days left',
      'Old: out of date since 20 Nov 2026',
      'Nothing: nothing recorded that counts',
    ]);
    expect(strip.querySelector('.key')).toHaveTextContent(
      '1 without expiry1 with over 30 days left1 with 7 days or less1 out of date1 unknown',
    );
  });
});

describe('audits, changes and incidents', () => {
  const contract = makeContract({
    deployedOn: '2022-05-01',
    codeChanges: ['2024-03-01', '2025-02-01'],
    codeChangesWhole: true,
  });
  const timeline = (given: Parameters<typeof makeProjectDetail>[0] = {}) => {
    const project = makeProjectDetail({
      contracts: [contract],
      audits: [
        makeAudit({ publishedOn: '2022-05-01', contracts: [contract.id] }),
        makeAudit({ id: '2', publishedOn: '2024-06-01', contracts: [contract.id] }),
      ],
      incidents: [makeIncident()],
      ...given,
    });
    show(<Overview project={project} drawn={drawOverview(project)} />);
    return within(screen.getByRole('region', { name: 'Audits, changes, incidents' }));
  };

  it('are counted in words, and listed by day', () => {
    const shown = timeline();
    expect(
      shown.getByRole('img', {
        name: '2022 to 2026: 1 deployment, 2 code changes, 2 audits and 1 incident',
      }),
    ).toBeInTheDocument();
    expect(
      shown.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent),
    ).toEqual([
      '1 May 2022deployed: Vault',
      '1 May 2022audit: Example Audits',
      '30 Jul 2023incident: Pools drained, $69M',
      '1 Mar 2024code changed: Vault',
      '1 Mar 2024code not matched to an audit we have, until 1 Jun 2024',
      '1 Jun 2024audit: Example Audits',
      '1 Feb 2025code changed: Vault',
      '1 Feb 2025code not matched to an audit we have, still',
    ]);
  });

  it('say which danger ended because its subject has another id now', () => {
    const renamed = {
      gate: 'unverified-funds',
      danger: 'A contract with funds has no verified source: Vault.',
      foundAt: '2026-11-20',
      subject: `eip155:1:0x${'12'.repeat(20)}`,
      renamedTo: `eip155:1:0x${'34'.repeat(20)}`,
      reason: 'The address had a typing error',
      at: '2026-11-22T10:00:00.000Z',
    };
    expect(
      timeline({ renamedDangers: [renamed] })
        .getAllByRole('listitem', { hidden: true })
        .at(-1)!.textContent,
    ).toBe(
      '22 Nov 2026a found danger ended: “A contract with funds has no verified source: Vault.” Found on 20 Nov 2026 in eip155:1:0x121212…121212, recorded as eip155:1:0x343434…343434 since; a newer look at that found it gone. The operator: The address had a typing error',
    );
  });

  it('say how long code ran that no recorded report covers', () => {
    expect(
      timeline().getByText('code not matched to an audit we have: 25 months in all'),
    ).toBeInTheDocument();
  });

  it('claim no gap where the reports do not say what they cover', () => {
    const shown = timeline({ audits: [makeAudit()] });
    expect(
      shown.getByText('The audits recorded do not say which contracts they cover.'),
    ).toBeInTheDocument();
    expect(shown.queryByText(/not matched to an audit/)).not.toBeInTheDocument();
  });

  it('say that changes may be missing', () => {
    expect(
      timeline({ contracts: [{ ...contract, codeChangesWhole: false }] }).getByText(
        'Not every code change is recorded.',
      ),
    ).toBeInTheDocument();
  });

  it('say that nothing dated is recorded', () => {
    expect(
      timeline({ contracts: [], audits: [], incidents: [] }).getByText(
        'No dated deployment, audit or incident recorded.',
      ),
    ).toBeInTheDocument();
  });
});
