import { screen, within } from '@testing-library/react';
import {
  makeAudit,
  makeContract,
  makeEvidence,
  makeIncident,
  makeProjectDetail,
  makeRaises,
  RATED_AT,
  makeSignal,
} from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { AuditsSection } from './records/AuditsSection';
import { ContextSection } from './records/ContextSection';
import { GovernanceSection } from './records/GovernanceSection';
import { IncidentsSection } from './records/IncidentsSection';
import { OnChainSection } from './records/OnChainSection';
import { Raises } from './side/Raises';

const show = (element: Parameters<typeof renderPage>[0]) => renderPage(element).container;

describe('audits', () => {
  it('says what is not recorded: scope and findings', () => {
    const text = show(<AuditsSection project={makeProjectDetail({ audits: [makeAudit()] })} />);
    expect(text).toHaveTextContent('scope not recorded');
    expect(text).toHaveTextContent('findings not recorded yet');
    expect(screen.getByRole('link', { name: /Report/ })).toHaveAttribute(
      'href',
      'https://example.org/report.pdf',
    );
  });

  it('gives the day of a report, or its month where only that is known', () => {
    const publishedOn = '2024-08-01';
    const dates = (['day', 'month'] as const).map((publishedPrecision) => {
      const audit = makeAudit({ publishedOn, publishedPrecision });
      const text = show(<AuditsSection project={makeProjectDetail({ audits: [audit] })} />);
      return text.querySelector('[data-label="Date"]')?.textContent;
    });
    expect(dates).toEqual(['1 Aug 2024', 'Aug 2024']);
  });

  it('names the contracts and the commit that the report read', () => {
    const vault = makeContract();
    const audit = makeAudit({
      contracts: [vault.id, 'eip155:1:0x6c3f00000000000000000000000000000000b210'],
      commit: '0123456789abcdef',
    });
    const text = show(
      <AuditsSection project={makeProjectDetail({ audits: [audit], contracts: [vault] })} />,
    );
    expect(text).toHaveTextContent('Vault, 0x6c3f00…00b210');
    expect(text).toHaveTextContent('commit 0123456789');
  });

  it('counts findings by severity and status', () => {
    const counts = [
      { severity: 'critical', status: 'resolved', count: 1 },
      { severity: 'minor', status: 'open', count: 2 },
    ] as const;
    show(
      <AuditsSection
        project={makeProjectDetail({
          audits: [makeAudit({ findingsKnown: true, counts: [...counts] })],
        })}
      />,
    );
    const matrix = screen.getByRole('table', { name: 'Findings, Example Audits', hidden: true });
    const cells = within(matrix)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(cells).toEqual(['Critical001', 'Minor200']);
  });

  it('distinguishes no findings from findings that are not recorded', () => {
    expect(
      show(
        <AuditsSection
          project={makeProjectDetail({ audits: [makeAudit({ findingsKnown: true })] })}
        />,
      ),
    ).toHaveTextContent('no findings');
  });
});

describe('contracts', () => {
  it('says who can replace the code and whether it can be read', () => {
    const text = show(
      <OnChainSection
        project={makeProjectDetail({
          contracts: [
            makeContract({
              proxy: true,
              implementation: 'eip155:1:0x6c3f00000000000000000000000000000000b210',
              verified: 'exact',
              codeChangedOn: '2026-02-01',
              holdsFunds: true,
            }),
          ],
        })}
      />,
    );
    expect(screen.getByRole('link', { name: /0x409000…002Ab0/ })).toHaveAttribute(
      'href',
      expect.stringContaining('etherscan.io'),
    );
    expect(text).toHaveTextContent('verified, exact match');
    expect(text).toHaveTextContent('upgradeable proxy');
    expect(text).toHaveTextContent('runs 0x6c3f00…00b210');
    expect(text).toHaveTextContent('code last changed 1 Feb 2026');
    expect(text).toHaveTextContent('has funds');
  });

  it('says what is not checked', () => {
    const text = show(
      <OnChainSection
        project={makeProjectDetail({ contracts: [makeContract({ explorerUrl: null })] })}
      />,
    );
    expect(text).toHaveTextContent('source not checked');
    expect(text).toHaveTextContent('funds not checked');
    expect(
      text.querySelector('[title="0x4090000000000000000000000000000000002Ab0"]'),
    ).toHaveTextContent('0x409000…002Ab0');
  });
});

describe('governance', () => {
  const power = {
    power: 'change-code',
    contract: null,
    holder: 'multisig',
    address: null,
    source: null,
    contracts: null,
    threshold: 5,
    signers: 9,
    delaySeconds: 0,
    reach: null,
    note: null,
  } as const;

  it('says in plain words who can do what, in the order of the answer', () => {
    show(
      <GovernanceSection
        project={makeProjectDetail({
          control: [
            {
              ...power,
              power: 'move-funds',
              holder: 'key',
              delaySeconds: null,
              contract: makeContract().id,
            },
            power,
            { ...power, holder: 'vote', delaySeconds: 604_800 },
          ],
          contracts: [makeContract()],
          controlSource: makeEvidence({ title: 'DAO handbook' }),
        })}
      />,
    );
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'One keydelay unknownMove fundsVault',
      '5-of-9 multisigno delayChange codethe project',
      'On-chain vote7 days delayChange codethe project',
    ]);
    expect(screen.getByRole('link', { name: /DAO handbook/ })).toBeInTheDocument();
  });

  it('says when nothing is recorded', () => {
    expect(show(<GovernanceSection project={makeProjectDetail()} />)).toHaveTextContent(
      'Unknown: who can change the code or move funds.',
    );
  });
});

describe('context', () => {
  it('shows what is known apart, with the sample data mark', () => {
    const signals = [
      makeSignal({ id: 'liquidity', name: 'Liquidity', category: 'market', sample: true }),
    ];
    const text = show(
      <ContextSection
        id="market"
        context={{ id: 'market', name: 'Market', weight: 0, score: 64, possible: 70, signals }}
        ratedAt={RATED_AT}
      />,
    );
    expect(text).toHaveTextContent('it never enters the score');
    expect(text).toHaveTextContent('64–70');
    expect(text).toHaveTextContent('sample data');
  });
});

describe('incidents', () => {
  it('shows loss, returned share and whether it is resolved, and leads to its page', () => {
    const unknown = { id: '2', lossUsd: null, returnedShare: null, resolved: null };
    const text = show(<IncidentsSection incidents={[makeIncident(), makeIncident(unknown)]} />);
    expect(text).toHaveTextContent(
      '30 Jul 2023Pools drainedLost: $69M · Returned: 73% · Resolved: yes',
    );
    expect(text).toHaveTextContent('Lost: unknown · Returned: unknown · Resolved: unknown');
    expect(screen.getAllByRole('link', { name: 'Pools drained' })[1]).toHaveAttribute(
      'href',
      '/incidents/2',
    );
  });
});

describe('what would raise the score', () => {
  it('lists the gain of each signal, with a link to its proof', () => {
    show(<Raises raises={makeRaises()} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Documentation+7.5Document the deployed code.',
      'Audit coverage+6.3Have the code that runs now audited, contract by contract.',
    ]);
    expect(screen.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      '#signal-documentation',
    );
  });
});
