import { screen, within } from '@testing-library/react';
import {
  makeAudit,
  makeCategory,
  makeFlag,
  makeGate,
  makeHistoryPoint,
  makeNotRated,
  makeProjectDetail,
  makeRating,
  makeSignal,
  makeSuspended,
  makeVerdict,
} from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { drawOverview } from './overview/drawOverview';
import { ProjectHead } from './ProjectHead';

type Given = Parameters<typeof makeProjectDetail>[0];
const show = (given: Given = {}) => {
  const project = makeProjectDetail(given);
  const { meta, chips } = drawOverview(project);
  return renderPage(<ProjectHead project={project} meta={meta} chips={chips} />).container;
};
const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the head of a project page', () => {
  it('says the verdict and its flags before the number', () => {
    const head = show();
    const verdict = screen.getByText(
      'Rated BBB. Biggest risk: a vote can change the code within one day.',
    );
    const score = head.querySelector('.score')!;
    expect(score).toHaveTextContent('67 BBB–AA #8 of 86');
    expect(isBefore(verdict, head.querySelector('li.found')!)).toBe(true);
    expect(isBefore(head.querySelector('li.unshown')!, score)).toBe(true);
  });

  it('gives a flag its place in the proof, and when and where it was read', () => {
    show();
    const [found, unshown] = screen.getAllByRole('listitem');
    expect(within(found!).getByRole('img', { name: 'Found' })).toBeInTheDocument();
    expect(
      within(found!).getByRole('link', { name: 'Delay before a change: 24 hours.' }),
    ).toHaveAttribute('href', '#signal-delay');
    expect(found).toHaveTextContent('Ethereum, as of block 23,841,007, 18 Nov 2026');
    expect(within(unshown!).getByRole('img', { name: 'Not shown' })).toBeInTheDocument();
  });

  it('leads nowhere for a flag of a gate, which has no proof of its own', () => {
    show({ verdict: makeVerdict({ flags: [makeFlag({ signalId: 'incident-search' })] }) });
    expect(screen.queryByRole('link', { name: /Delay before/ })).not.toBeInTheDocument();
    expect(screen.getByText(/Delay before a change/)).toBeInTheDocument();
  });

  it('has the ruler, from which one click leads to where the points went', () => {
    const head = show();
    expect(screen.getByRole('img', { name: 'Proven 67, lost 20, unknown 13' })).toBeInTheDocument();
    expect(head).toHaveTextContent('67 proven · 13 unknown · 20 lost');
    expect(screen.getByRole('link', { name: 'Where the points went' })).toHaveAttribute(
      'href',
      '#points',
    );
  });

  it('says what it is, of which day and by which method', () => {
    const head = show();
    expect(head.querySelector('.meta')).toHaveTextContent('EXM · DEX · Ethereum · since Jan 2020');
    expect(head).toHaveTextContent('As of 21 Nov 2026, method 2.0. 86% is known.');
  });

  it('says four ranges in words', () => {
    show();
    expect(
      screen.getByRole('img', {
        name: 'Code 66–82, Governance 72, Operations 75, Transparency 50–100',
      }),
    ).toBeInTheDocument();
  });

  it('puts the reason of a cap beside the letter', () => {
    const cap = makeGate();
    expect(
      show({ rating: makeRating({ cap, gates: [cap] }) }).querySelector('.cap'),
    ).toHaveTextContent('Capped at BBB: $190M lost on 18 Apr 2026.');
  });

  it('marks sample data', () => {
    expect(show({ rating: makeRating({ sample: true }) })).toHaveTextContent(
      'Parts of this page are sample data',
    );
  });

  it('says how the score moved in seven days, once that is known', () => {
    expect(show({ change7d: -2.4 })).toHaveTextContent('−2.4 in 7 days.');
  });
});

describe('the head without a letter', () => {
  it('says which question is open', () => {
    const head = show({ rating: makeNotRated(), verdict: null });
    expect(head.querySelector('.score')).toHaveTextContent(/^Not rated$/);
    expect(head.querySelector('.verdict')).toHaveTextContent(
      'Not rated. Not known: who can change the code or move funds.',
    );
    expect(head).not.toHaveTextContent('#8');
  });

  it('says that too little is known', () => {
    expect(
      show({ rating: makeNotRated({ gates: [] }), verdict: null }).querySelector('.verdict'),
    ).toHaveTextContent('Not rated: 53% is known, 60% is needed.');
  });

  it('says that this method has not rated it yet', () => {
    const head = show({ rating: null });
    expect(head).toHaveTextContent('Not rated by this method yet.');
    expect(screen.queryByRole('link', { name: 'Where the points went' })).not.toBeInTheDocument();
  });

  it('takes a suspension for our neglect, and strikes the last letter', () => {
    const head = show({ rating: makeSuspended(), verdict: null });
    expect(head).toHaveTextContent('Suspended: we last checked incident lists on 20 Oct 2026.');
    expect(head.querySelector('.score s')).toHaveTextContent(/^A$/);
  });

  it('shows that a project was compromised, with the last rating before', () => {
    const head = show({
      statusSince: '2026-07-06',
      verdict: null,
      rating: makeRating({ state: 'compromised', letter: null }),
      lastActive: makeHistoryPoint({ ratedAt: '2026-07-05T12:00:00.000Z', score: 74, letter: 'A' }),
    });
    expect(head.querySelector('.score')).toHaveTextContent('Compromised');
    expect(head).toHaveTextContent('Compromised since 6 Jul 2026.');
    expect(head).toHaveTextContent('Last rating while active: 74 A, 5 Jul 2026');
    expect(screen.queryByRole('img', { name: /^Proven/ })).not.toBeInTheDocument();
  });

  it('says when no rating came before', () => {
    const head = show({ verdict: null, rating: makeRating({ state: 'wound-down', letter: null }) });
    expect(head.querySelector('.score')).toHaveTextContent('Wound down');
    expect(head).toHaveTextContent('We had not rated it before it wound down.');
  });
});

describe('the chips', () => {
  const vote = {
    power: 'change-code',
    contract: null,
    holder: 'vote',
    threshold: null,
    signers: null,
    delaySeconds: 0,
    reach: null,
    note: null,
  } as const;
  const ratingOf = (...signals: ReturnType<typeof makeSignal>[]) =>
    makeRating({ categories: [makeCategory({ signals })] });
  const chips = (given: Given) =>
    [...show(given).querySelectorAll('.chips li')].map((chip) => chip.textContent);
  const control = makeSignal({ id: 'upgrade-control', proven: 0.8 });

  it('say what the signals bear out', () => {
    expect(
      chips({
        audits: [makeAudit(), makeAudit({ id: '2' })],
        incidentCount: 1,
        lastIncidentOn: '2023-07-30',
        bounty: { status: 'active', topRewardUsd: 250_000, url: null, source: null },
        control: [vote],
        rating: ratingOf(control, makeSignal({ id: 'bug-bounty' })),
      }),
    ).toEqual([
      '2 audits recorded',
      'Bounty $250K',
      'Changes by vote only',
      '1 incident, last Jul 2023',
    ]);
  });

  it('state no holder that ran out or may not be the weakest, and no such bounty', () => {
    const bounty = { status: 'active', topRewardUsd: null, url: null, source: null } as const;
    for (const signal of [
      { ...control, ranOut: true },
      { ...control, proven: 0 },
    ])
      expect(chips({ control: [vote], rating: ratingOf(signal) })).toEqual([]);
    expect(
      chips({ bounty, rating: ratingOf(makeSignal({ id: 'bug-bounty', ranOut: true })) }),
    ).toEqual([]);
  });

  it('say for how many contracts the source is verified', () => {
    const part = (id: string, proven: number) => ({
      id,
      label: id,
      sentence: '',
      proven,
      possible: 1,
    });
    const verified = makeSignal({
      id: 'verified-source',
      parts: [part('a', 1), ...['b', 'c'].map((id) => part(id, 0))],
    });
    expect(chips({ rating: ratingOf(verified) })).toEqual(['Source verified for 1 of 3 contracts']);
  });

  it('say of how many reports the recorded ones are', () => {
    const findings = makeSignal({
      id: 'open-findings',
      sentence: 'Findings recorded for 3 of at least 158 reports.',
    });
    expect(chips({ audits: [makeAudit()], rating: ratingOf(findings) })).toEqual([
      '1 of at least 158 reports recorded',
    ]);
  });
});
