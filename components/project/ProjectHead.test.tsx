import { screen, within } from '@testing-library/react';
import { makeHistoryPoint, makeProjectDetail, makeRating } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { ProjectHead } from './ProjectHead';

const show = (given: Parameters<typeof makeProjectDetail>[0] = {}) =>
  renderPage(<ProjectHead project={makeProjectDetail(given)} />).container;

describe('the head of a project page', () => {
  it('shows score, letter, rank, coverage, range and the day of the rating', () => {
    const head = show();
    expect(head.querySelector('.score')).toHaveTextContent(/^80$/);
    expect(screen.getByText('AA')).toBeInTheDocument();
    expect(head.querySelector('.meta')).toHaveTextContent(
      'EXM · DEX · since Jan 2020 · rank #8 of 86',
    );
    expect(head).toHaveTextContent('91% of signals known.');
    expect(head).toHaveTextContent('Could be 71–84 once the missing facts are in.');
    expect(head).toHaveTextContent('Rated 21 Nov 2026, method 1.0.');
    expect(head).toHaveTextContent(
      'Strongest in code (84), weakest in operations (72). Biggest drag: open findings.',
    );
  });

  it('describes the six lines in words', () => {
    show();
    expect(
      screen.getByRole('img', { name: /Governance unknown, Operations 72, .* Market unknown/ }),
    ).toBeInTheDocument();
  });

  it('puts the reason of a cap beside the letter', () => {
    const cap = {
      gate: 'single-key',
      cap: 'B' as const,
      reason: 'One key can change the code without a delay.',
      evidence: [],
    };
    const head = show({ rating: makeRating({ letter: 'B', cap, gates: [cap] }) });
    expect(head.querySelector('.cap')).toHaveTextContent(
      'Capped at B: One key can change the code without a delay. The score alone would give AA.',
    );
    expect(within(head.querySelector<HTMLElement>('.grade')!).getByText('B')).toBeInTheDocument();
  });

  it('says what provisional means, and gives no rank', () => {
    const head = show({ rating: makeRating({ provisional: true, coverage: 0.5961 }) });
    expect(head).toHaveTextContent('Provisional: 41% of the evidence is missing. Ranked from 60%.');
    expect(head).toHaveTextContent('Not ranked yet');
    expect(head.querySelector('.score')).toHaveTextContent('80');
  });

  it('shows the status of a compromised project in place of a score, with the last rating while it was active', () => {
    const head = show({
      status: 'compromised',
      statusSince: '2026-07-06',
      rating: makeRating({
        status: 'compromised',
        score: null,
        letter: null,
        uncappedLetter: null,
      }),
      lastActive: makeHistoryPoint({ ratedAt: '2026-07-05T12:00:00.000Z', score: 74, letter: 'A' }),
    });
    expect(head.querySelector('.score')).toHaveTextContent('Compromised');
    expect(head).toHaveTextContent(
      'Compromised since 6 Jul 2026. Compromised projects have no score.',
    );
    expect(head).toHaveTextContent('Last rating while active: 74 A, 5 Jul 2026');
    expect(head).toHaveTextContent('Not ranked');
    expect(head).not.toHaveTextContent('Between');
  });

  it('says when no rating came before', () => {
    const head = show({
      status: 'wound-down',
      rating: makeRating({ status: 'wound-down', score: null, letter: null }),
    });
    expect(head.querySelector('.score')).toHaveTextContent('Wound down');
    expect(head).toHaveTextContent('We had not rated it before it wound down.');
  });

  it.each([null, makeRating({ score: null, letter: null, uncappedLetter: null, coverage: 0 })])(
    'is not rated while nothing is known (%#)',
    (rating) => {
      const head = show({ rating });
      expect(head.querySelector('.score')).toHaveTextContent('Not rated');
      expect(head).toHaveTextContent('Not ranked yet');
      expect(head).toHaveTextContent('Not rated: we have no usable evidence yet.');
    },
  );

  it('marks sample data', () => {
    expect(show({ rating: makeRating({ sample: true }) })).toHaveTextContent(
      'Parts of this page are sample data',
    );
    expect(show()).not.toHaveTextContent('sample data');
  });

  it('says how the score moved in seven days, once that is known', () => {
    expect(show({ change7d: -2.4 })).toHaveTextContent('−2.4 in 7 days.');
  });

  it('has a chip for each fact that everyone asks for, the incident in the danger colour', () => {
    show({
      auditCount: 6,
      lastIncidentOn: '2023-07-30',
      bounty: { status: 'active', topRewardUsd: 250_000, url: null, source: null },
      control: [
        {
          power: 'change-code',
          contract: null,
          holder: 'vote',
          threshold: null,
          signers: null,
          delaySeconds: 0,
          note: null,
        },
      ],
    });
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      '6 audits',
      'Bounty $250K',
      'DAO governed',
      'Incident Jul 2023',
    ]);
    expect(screen.getByRole('link', { name: 'Incident Jul 2023' })).toHaveAttribute(
      'data-danger',
      'true',
    );
  });
});
