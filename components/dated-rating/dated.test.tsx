import { screen } from '@testing-library/react';
import { renderPage } from '@/testing/render';
import { DatedRating, NoRating, type Cited, type DatedRatingProps, type DatedWhole } from '.';
import { citeBibtex, citeText } from './cite';

const cited: Cited = {
  projectId: 'vault',
  name: 'Vault & Co_{2}',
  state: 'Rated',
  letter: 'BBB',
  score: 60.8,
  ratedAt: '2026-11-20T10:00:00.000Z',
  methodVersion: '2.0',
  factsHash: 'ab12',
  url: 'https://plumbline.example/projects/vault?at=2026-11-20',
};

describe('how to cite a rating', () => {
  it('is one line with the letter, the day, the method, the address and the hash', () => {
    expect(citeText(cited)).toBe(
      'Plumbline: Vault & Co_{2}, BBB, 60.8 of 100. Rating as of 20 Nov 2026, method 2.0. https://plumbline.example/projects/vault?at=2026-11-20 (facts: SHA-256 ab12).',
    );
  });

  it('is an entry that BibTeX reads, whatever the name', () => {
    expect(citeBibtex(cited)).toBe(
      [
        '@misc{plumbline-vault-2026-11-20,',
        '  author = {{Plumbline}},',
        '  title = {{Vault \\& Co\\_\\{2\\}: BBB, 60.8 of 100, rating by method 2.0}},',
        '  year = {2026},',
        '  month = {11},',
        '  howpublished = {\\url{https://plumbline.example/projects/vault?at=2026-11-20}},',
        '  note = {As of 2026-11-20. Facts: SHA-256 ab12}',
        '}',
      ].join('\n'),
    );
  });

  it('names the state where there is no letter', () => {
    expect(citeText({ ...cited, state: 'Suspended', letter: null })).toContain('Suspended. Rating');
  });
});

const signal = { id: 'delay', name: 'Delay', sentence: '2 days.', points: '60–100', weight: 15 };
const whole: DatedWhole = {
  ...{ state: 'rated', letter: 'BBB', possibleLetter: 'AA', letterBefore: null },
  ...{ score: 60.8, possible: 84, known: 0.77, capReason: null },
  categories: [
    {
      ...{ id: 'governance', name: 'Governance', ends: '41–60', weight: 30 },
      signals: [
        { ...signal, source: null, more: 2 },
        { ...signal, id: 'x', name: 'Powers', weight: null, source: null, more: 0 },
      ],
    },
  ],
};

describe('a rating of the past', () => {
  const show = (more: Partial<DatedRatingProps['rating']>) =>
    renderPage(
      <DatedRating
        project={{ id: 'vault', name: 'Vault' }}
        rating={{
          ...{ whole, cited, recordedAt: cited.ratedAt, answers: null },
          ...{ before: null, after: null },
          ...more,
        }}
      />,
    ).container;

  it('says that it is past, and leads to the ratings beside it and to today’s', () => {
    show({ before: '2026-11-01', after: '2026-11-25' });
    expect(screen.getByText(/^This is a rating of the past/)).toBeVisible();
    expect(
      screen
        .getAllByRole('link', { name: /^Rating before|^Next rating|of today$/ })
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Vault: rating and proof of today', '/projects/vault'],
      ['Rating before: 1 Nov 2026', '/projects/vault?at=2026-11-01'],
      ['Next rating: 25 Nov 2026', '/projects/vault?at=2026-11-25'],
    ]);
  });

  it('shows every signal as it stood', () => {
    show({});
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'SignalPointsWeight',
      'Delay2 days.2 more sources in the data.60–100× 15%',
      'Powers2 days.n/a',
    ]);
    expect(screen.getByRole('heading', { name: /Governance 41–60/ })).toHaveTextContent(
      '30% of the rating',
    );
  });

  it('is the newest where none came after', () => {
    show({ answers: [{ id: 'losses', answer: 'partly', on: null }] });
    expect(screen.getByText(/^This is the newest rating/)).toBeVisible();
    expect(screen.getByText('losses: partly')).toBeVisible();
  });

  it('says where it was computed later than the day it holds for', () => {
    expect(show({})).not.toHaveTextContent('We computed it on');
    expect(show({ recordedAt: '2026-11-28T00:00:00.000Z' })).toHaveTextContent(
      'We computed it on 28 Nov 2026, after the day that it holds for',
    );
  });

  it('of an old method is its letter, and its data', () => {
    const page = show({ whole: null, cited: { ...cited, methodVersion: '1.0' } });
    expect(page).toHaveTextContent('BBB, 60.8 of 100');
    expect(screen.getByRole('link', { name: 'All of that rating as data (JSON)' })).toHaveAttribute(
      'href',
      '/api/projects/vault/rating?at=2026-11-20T10:00:00.000Z',
    );
  });
});

describe('a day without a rating', () => {
  it.each([
    ['2026-11-20', 'We first rated Vault on 20 Nov 2026.'],
    [null, 'We have never rated Vault.'],
  ])('says since when there is one (%s)', (first, words) => {
    renderPage(<NoRating project={{ id: 'vault', name: 'Vault' }} on="2020-01-01" first={first} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Vault: no rating on 1 Jan 2020',
    );
    expect(screen.getByText(words)).toBeVisible();
  });
});
