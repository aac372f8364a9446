import { screen, within } from '@testing-library/react';
import {
  makeBlockEvidence,
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
import { boundProject } from '../bound/boundProject';
import { drawOverview } from '../overview/drawOverview';
import { ProjectHead } from './ProjectHead';

type Given = Parameters<typeof makeProjectDetail>[0];
const show = (given: Given = {}) => {
  const project = boundProject(makeProjectDetail(given));
  const { meta } = drawOverview(project);
  return renderPage(<ProjectHead project={project} meta={meta} />).container;
};
const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the head of a project page', () => {
  it('says the verdict and the answers before the number, the flags after it', () => {
    const head = show();
    const verdict = screen.getByText(
      'Rated BBB. Biggest risk: a vote can change the code within one day.',
    );
    const score = head.querySelector('.score')!;
    expect(score).toHaveTextContent('67 BBB–AA #8 of 86');
    const order = [verdict, head.querySelector('dl')!, score, head.querySelector('li.found')!];
    for (const [at, next] of order.slice(1).entries())
      expect(isBefore(order[at]!, next)).toBe(true);
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
        name: 'Code BBB 66–82, Governance A 72, Operations A 75, Transparency 50–100',
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
  it('says that this method has not rated it yet', () => {
    const head = show({ rating: null });
    expect(head).toHaveTextContent('Listed: we have recorded nothing yet');
    expect(screen.queryByRole('link', { name: 'Where the points went' })).not.toBeInTheDocument();
  });

  it('strikes the last letter of a suspended rating', () => {
    const head = show({ rating: makeSuspended() });
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

describe('the four answers', () => {
  const ratingOf = (...signals: ReturnType<typeof makeSignal>[]) =>
    makeRating({ categories: [makeCategory({ signals })] });
  const answersOf = (given: Given) =>
    [...show(given).querySelectorAll('dl > div')].map((answer) => answer.textContent);
  const [control, losses] = makeProjectDetail().answers;

  it('say a word, a sentence that leads to its proof, and the source with its day', () => {
    const evidence = makeBlockEvidence();
    const text = 'A 3-of-5 multisig can change the code, without a delay.';
    const [first] = answersOf({
      answers: [{ ...control!, text, evidence }],
      rating: ratingOf(makeSignal({ id: 'upgrade-control' })),
    });
    expect(first).toBe(
      `Can anyone take or change users’ money?Yes.${text}as of block 23,841,007, 18 Nov 2026 · Ethereum`,
    );
    expect(screen.getByRole('link', { name: text })).toHaveAttribute(
      'href',
      '#signal-upgrade-control',
    );
  });

  it('are in the color of a danger only where the signal is bad, never where nobody checked', () => {
    const tones = (['yes', 'not-checked'] as const).map(
      (answer) =>
        show({ answers: [{ ...losses!, answer, state: 'bad' }] }).querySelector('dl > div')
          ?.className,
    );
    expect(tones).toEqual(['bad', 'not-checked']);
  });
});

describe('a project without a letter', () => {
  const answered = (count: number) =>
    makeProjectDetail().answers.map((answer, at) => ({
      ...answer,
      answer: at < count ? ('yes' as const) : ('not-checked' as const),
    }));

  it.each([
    [4, 'partly checked'],
    [2, 'partly checked'],
    [1, 'listed'],
    [0, 'listed'],
  ])('with %i of four answers is %s', (count, words) => {
    const head = show({ rating: makeNotRated(), answers: answered(count) });
    expect(head.querySelector('.score')).toHaveTextContent(words);
  });
});
