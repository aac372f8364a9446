import { cleanup, screen, within } from '@testing-library/react';
import type { DataState } from '@/contracts/open-data/dataState';
import { renderPage } from '@/testing/render';
import { DataStateScreen } from './DataStateScreen';

const ending = (projectId: string, signalName: string) => ({
  projectId,
  projectName: projectId.toUpperCase(),
  signalId: signalName.toLowerCase(),
  signalName,
  validUntil: '2026-11-27T00:00:00.000Z',
  statedAt: null,
});

const makeState = (change: Partial<DataState> = {}): DataState => ({
  asOf: '2026-11-25T00:00:00.000Z',
  demonstrationAsOf: null,
  methodVersion: '2.0',
  recorded: {
    projects: 1_063,
    contracts: 402,
    audits: 307,
    incidents: 61,
    datedSources: 900,
    undatedSources: 1,
    unpinnedSources: 2,
  },
  states: [
    { state: 'rated', count: 41 },
    { state: 'not-rated', count: 20 },
    { state: 'suspended', count: 2 },
  ],
  listed: 1_000,
  value: {
    usd: 4e9,
    ratedUsd: 1e9,
    projects: 12,
    ratedProjects: 3,
    from: '2026-07-18',
    to: '2026-08-30',
  },
  whyNotRated: [{ id: 'control', name: 'Who can change it', count: 17 }],
  endsSoon: { count: 3, projects: 2, items: [ending('a', 'Delay'), ending('a', 'Response')] },
  overdue: { count: 0, projects: 0, items: [] },
  signals: [
    {
      id: 'delay',
      name: 'Delay',
      category: 'governance',
      off: false,
      projects: 63,
      known: 40,
      share: 0.62,
    },
    {
      id: 'response',
      name: 'Response',
      category: 'operations',
      off: false,
      projects: 63,
      known: 0,
      share: 0,
    },
    {
      id: 'website',
      name: 'Website',
      category: 'operations',
      off: true,
      projects: 0,
      known: 0,
      share: null,
    },
  ],
  sources: [],
  lastImport: null,
  lastRatedAt: '2026-11-25T00:00:00.000Z',
  ...change,
});

const show = (change?: Partial<DataState>) =>
  renderPage(<DataStateScreen data={makeState(change)} />);

describe('the state of the data', () => {
  it('counts what is recorded, with and without a day', () => {
    show();
    const part = screen.getByRole('region', { name: 'Recorded' });
    expect(part).toHaveTextContent('1,063 projects402 contracts307 audits61 incidents');
    expect(part).toHaveTextContent('1 source without one.');
    expect(part).toHaveTextContent('2 addresses at GitHub without a commit.');
    expect(screen.getByRole('link', { name: /^Each of these/ })).toHaveAttribute(
      'href',
      '/api/export/source-gaps.csv',
    );
    expect(part).toHaveTextContent('Nothing was imported by command. Newest rating: 25 Nov 2026.');
  });

  it('says how many are rated, suspended, not rated, and why', () => {
    show();
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    expect(row('^Rated')).toHaveTextContent('41');
    expect(row('^Suspended')).toHaveTextContent('2');
    expect(row('^Listed only')).toHaveTextContent('1,000');
    expect(screen.getByRole('region', { name: 'Rated, and why not' })).toHaveTextContent(
      'Of $4B in 12 projects with a recorded value, $1B (25%) is in rated ones. Values are of 18 Jul 2026 to 30 Aug 2026',
    );
    expect(row('^Who can change it')).toHaveTextContent('17');
    expect(
      screen.getByRole('link', { name: /^What is missing, project by project/ }),
    ).toHaveAttribute('href', '/api/export/ratings.csv');
  });

  it('lists what runs out, one line a project, and how many more', () => {
    show();
    const part = screen.getByRole('region', { name: 'Runs out this week' });
    expect(part).toHaveTextContent('3 signals of 2 projects');
    expect(within(part).getAllByRole('listitem')).toHaveLength(1);
    expect(part).toHaveTextContent('Delay, Response, valid to 27 Nov 2026');
    expect(part).toHaveTextContent('and 1 more');
    expect(screen.getByRole('region', { name: 'Overdue checks' })).toHaveTextContent(
      'No check is overdue.',
    );
  });

  it('tells a signal that is never known from one that is off', () => {
    show();
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row('Delay')).toHaveTextContent('62%40 of 63');
    expect(row('Response')).toHaveTextContent('never known');
    expect(row('Website')).toHaveTextContent('not measured on this site');
    expect(screen.getByRole('link', { name: 'Delay' })).toHaveAttribute(
      'href',
      '/methodology#signal-delay',
    );
  });

  it('says of each source when it last answered, what fails, and what rests on it', () => {
    show();
    const part = () => screen.getByRole('region', { name: 'Sources read again' });
    expect(part()).toHaveTextContent('No source is read again by itself on this site');
    cleanup();
    const source = {
      ...{ targets: 12, failing: 0, failures: 0, lastOkAt: '2026-11-24T06:00:00.000Z' },
      ...{ facts: 1_370, endsSoon: 1 },
    };
    show({
      sources: [
        { ...source, name: 'l2beat', title: 'L2BEAT' },
        {
          ...{ ...source, name: 'sourcify', title: 'Sourcify', failing: 3, failures: 7 },
          ...{ lastOkAt: null, facts: 0, endsSoon: 0 },
        },
      ],
    });
    expect(part()).toHaveTextContent('L2BEAT24 Nov 2026121,3701 signal');
    expect(part()).toHaveTextContent('Sourcifynever3 of 12 failing, 7 failed looks0none');
  });

  it('says that the demonstration set stands still', () => {
    show({ demonstrationAsOf: '2026-11-21' });
    expect(screen.getByText(/demonstration set of 21 Nov 2026/)).toBeVisible();
  });

  it('names the last import, also one that has not finished', () => {
    show({
      lastImport: { kind: 'incidents', startedAt: '2026-11-24T00:00:00.000Z', finishedAt: null },
    });
    expect(
      screen.getByText(/Last import: incidents, 24 Nov 2026. It has not finished./),
    ).toBeVisible();
  });
});
